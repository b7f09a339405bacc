package org.dancingsparks.cli.output;

import java.math.BigInteger;

/** Shows one solution after another. */
public interface SolutionPrinter {
  void print(int[] solution);

  /** Shows one that has a number, which {@code nth} takes. */
  default void numbered(BigInteger number, int... solution) {
    print("no. " + number, solution);
  }

  /** Shows one under a caption, where what is shown has room for it. */
  default void print(String caption, int... solution) {
    print(solution);
  }

  default void end() {}
}
