package org.dancingsparks.cli.command;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.diagram.Diagram;

/**
 * What is known of how many solutions there are.
 *
 * @param solutions their number, or if that is not known as many as were found
 * @param isExact whether it is their number; two or more if not
 * @param examples the first two solutions, or all if there are fewer
 */
record Uniqueness(BigInteger solutions, boolean isExact, List<int[]> examples) {
  private static final int EXAMPLES = 2;

  static Uniqueness of(Diagram diagram) {
    BigInteger count = diagram.count();
    List<int[]> examples =
        Stream.of(BigInteger.ZERO, BigInteger.ONE)
            .filter(number -> number.compareTo(count) < 0)
            .map(diagram::solution)
            .toList();
    return new Uniqueness(count, true, examples);
  }

  boolean isUnique() {
    return isExact && solutions.equals(BigInteger.ONE);
  }

  /** Whether two solutions were found, so that there is not one only. */
  boolean areSeveral() {
    return examples.size() == EXAMPLES;
  }

  /** The number in words for scripts: bare where it is exact. */
  String text() {
    return isExact ? solutions.toString() : "at least " + solutions;
  }

  /** The options that both examples have, ascending. */
  int[] common() {
    return options(0, true);
  }

  /** The options of an example, 0 or 1, that the other has not, ascending. */
  int[] onlyIn(int example) {
    return options(example, false);
  }

  private int[] options(int example, boolean areInOther) {
    int[] other = examples.get(1 - example).clone();
    Arrays.sort(other);
    return IntStream.of(examples.get(example))
        .filter(option -> Arrays.binarySearch(other, option) >= 0 == areInOther)
        .sorted()
        .toArray();
  }
}
