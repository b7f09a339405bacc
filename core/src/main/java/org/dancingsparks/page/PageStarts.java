package org.dancingsparks.page;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.dancingsparks.starts.GradedSample;
import org.dancingsparks.starts.GradedSample.Chosen;
import org.dancingsparks.starts.StartCounts;

/**
 * The unique starting positions that a page knows.
 *
 * @param sizes by number of pieces, ascending
 * @param leftOut the numbers of pieces whose starts were not counted, since that takes long,
 *     ascending
 */
public record PageStarts(List<Size> sizes, List<Integer> leftOut) {
  /** The absence of starts. */
  public static final PageStarts NONE = new PageStarts(List.of(), List.of());

  public PageStarts {
    sizes = List.copyOf(sizes);
    leftOut = List.copyOf(leftOut);
  }

  /**
   * The starts with some number of pieces.
   *
   * @param pieces besides the givens
   * @param symmetries their number, the identity included; 0 if it is unknown
   * @param sample some of the unique ones
   */
  public record Size(int pieces, StartCounts counts, int symmetries, GradedSample sample) {}

  /**
   * A start to play.
   *
   * @param options all to be placed, with the givens
   * @param level a word, or empty
   */
  record Challenge(List<Integer> options, String level) {}

  /** The fewest pieces of a unique start, if those with fewer were counted. */
  public OptionalInt least() {
    int counted = 0;
    for (Size size : sizes) {
      if (size.pieces() != ++counted) {
        return OptionalInt.empty();
      }
      if (size.counts().unique() > 0) {
        return OptionalInt.of(counted);
      }
    }
    return OptionalInt.empty();
  }

  /** All starts to play, those with the fewest pieces first. */
  List<Challenge> challenges(int... givens) {
    return sizes.stream()
        .flatMap(size -> size.sample().chosen().stream())
        .map(chosen -> new Challenge(withGivens(chosen, givens), level(chosen.level())))
        .toList();
  }

  private static List<Integer> withGivens(Chosen chosen, int... givens) {
    return IntStream.concat(
            IntStream.of(givens), chosen.start().start().stream().mapToInt(option -> option))
        .sorted()
        .boxed()
        .toList();
  }

  private static String level(int level) {
    return level == 0 ? "" : GradedSample.LEVELS.get(level - 1);
  }
}
