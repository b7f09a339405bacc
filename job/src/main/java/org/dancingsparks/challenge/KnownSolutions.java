package org.dancingsparks.challenge;

import java.math.BigInteger;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.SolutionVisitor;

/** Solutions that a diagram knows: what is asked for costs a pass over it, and what it shows. */
record KnownSolutions(Diagram diagram) implements Solutions {
  @Override
  public Problem problem() {
    return diagram.problem();
  }

  @Override
  public BigInteger count() {
    return diagram.count();
  }

  @Override
  public BigInteger[] marginals(Prefix with) {
    return diagram.marginals(with);
  }

  @Override
  public void visit(Prefix with, BitSet wanted, SolutionVisitor visitor) {
    diagram.visit(with, wanted, visitor);
  }
}
