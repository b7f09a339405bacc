package org.dancingsparks.layers.partitions;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.function.Consumer;
import org.dancingsparks.cover.Watch;

/** Passes over all solutions of a diagram in partitions, in parts that can be done anywhere. */
@FunctionalInterface
public interface Passes {
  /** Passes in the thread that calls, with all solutions as one part. */
  Passes HERE =
      (diagram, work, found) ->
          found.accept(work.on(diagram, new Part(BigInteger.ZERO, diagram.count()), Watch.NONE));

  /** Work on a part. What it finds is text, which any serializer carries. */
  @FunctionalInterface
  interface Work extends Serializable {
    String on(PartitionedDiagram diagram, Part part, Watch watch);
  }

  /**
   * Successive solutions, or none.
   *
   * @param from the number of the first one
   * @param to the number after that of the last one
   */
  record Part(BigInteger from, BigInteger to) {
    /** One of several parts of about the same size, which together have all solutions. */
    public static Part of(BigInteger solutions, int part, int parts) {
      return new Part(start(solutions, part, parts), start(solutions, part + 1, parts));
    }

    private static BigInteger start(BigInteger solutions, int part, int parts) {
      return solutions.multiply(BigInteger.valueOf(part)).divide(BigInteger.valueOf(parts));
    }
  }

  /**
   * Does work on parts that have all solutions, none if there is no solution.
   *
   * @param found accepts what is found in each part, in no particular order; called by one thread
   *     at a time
   */
  void pass(PartitionedDiagram diagram, Work work, Consumer<String> found);
}
