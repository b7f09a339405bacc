package org.dancingsparks.starts;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.diagram.Diagram;

/**
 * The number of solutions of a search as far as it is known, and two of them. Immutable.
 *
 * @param solutions their number, or as many as were found
 * @param isExact true if it is their number; else it is two or more
 * @param examples the first two solutions, or all if there are fewer
 */
public record Uniqueness(BigInteger solutions, boolean isExact, List<int[]> examples) {
  private static final int EXAMPLES = 2;

  /** The solutions of a diagram. */
  public static Uniqueness of(Diagram diagram) {
    BigInteger count = diagram.count();
    List<int[]> examples =
        Stream.of(BigInteger.ZERO, BigInteger.ONE)
            .filter(number -> number.compareTo(count) < 0)
            .map(diagram::solution)
            .toList();
    return new Uniqueness(count, true, examples);
  }

  /** True if there is exactly one solution. */
  public boolean isUnique() {
    return isExact && solutions.equals(BigInteger.ONE);
  }

  /** True if two solutions were found. */
  public boolean areSeveral() {
    return examples.size() == EXAMPLES;
  }

  /** The number; "at least" stands before it where it is not exact. */
  public String text() {
    return isExact ? solutions.toString() : "at least " + solutions;
  }

  /** The options that both examples have, ascending. */
  public int[] common() {
    return options(0, true);
  }

  /** The options of an example, 0 or 1, that the other lacks, ascending. */
  public int[] onlyIn(int example) {
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
