package org.dancingsparks.layers.partitions;

import java.math.BigInteger;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.RangeCursor;

/** Walks a range of the solutions of a diagram in partitions, one range in memory after another. */
final class PartitionedCursor extends RangeCursor {
  private final PartitionedDiagram.Ranges ranges;
  private final BigInteger to;

  /** The range in memory; null before the first. */
  private RangeCursor range;

  /** Number after the last solution of that range. */
  private long end;

  PartitionedCursor(PartitionedDiagram diagram, long from, long to) {
    super(diagram, from, to, mostOptions(diagram));
    this.to = BigInteger.valueOf(to);
    ranges = diagram.new Ranges();
  }

  private static int mostOptions(PartitionedDiagram diagram) {
    return diagram.prefixes().get(0).size() + diagram.problem().mostChosen();
  }

  @Override
  protected void seek(long number) {
    // Else two would be in memory.
    range = null;
    Diagram read = ranges.next(BigInteger.valueOf(number), to);
    long solutions = read.count().longValueExact();
    range = read.cursor(0, solutions);
    end = number + solutions;
    advance();
  }

  @Override
  protected void advance() {
    if (number() == end) {
      seek(end);
      return;
    }
    range.next();
    truncate(range.unchanged());
    while (size() < range.size()) {
      choose(range.option(size()));
    }
  }

  @Override
  public int prefix() {
    return 0;
  }
}
