package org.dancingsparks.challenge;

import java.math.BigInteger;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.SolutionVisitor;

/** All solutions of a problem that contain what is given, in one order. Thread safe. */
interface Solutions {
  Problem problem();

  /** Their number. */
  BigInteger count();

  /** By option id, the number of solutions that contain it and some others. */
  BigInteger[] marginals(Prefix with);

  /** Shows, in order, those that contain some options and one at least of others. */
  void visit(Prefix with, BitSet wanted, SolutionVisitor visitor);
}
