package org.dancingsparks.cli.output;

import java.math.BigInteger;

/** Prints one solution after another. */
public interface SolutionPrinter {
  void print(int[] solution);

  /** Prints a solution that has a number, which {@code nth} takes. */
  default void numbered(BigInteger number, int... solution) {
    print("no. " + number, solution);
  }

  /** Prints a solution under a caption, where there is room for it. */
  default void print(String caption, int... solution) {
    print(solution);
  }

  /** Prints a solution with its cost. */
  default void costing(long cost, BigInteger number, int... solution) {
    print("cost %d, no. %d".formatted(cost, number), solution);
  }

  default void end() {}
}
