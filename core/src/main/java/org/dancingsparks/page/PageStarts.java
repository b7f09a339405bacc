package org.dancingsparks.page;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.GradedSample;
import org.dancingsparks.starts.GradedSample.Chosen;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartList;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSample;

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
  public record Size(int pieces, StartCounts counts, int symmetries, GradedSample sample) {
    /**
     * The starts of a plan.
     *
     * @param sampled of all starts, by {@link PageWork#SAMPLE} and {@link PageWork#SEED}
     * @param graded is given the number of starts graded, before each
     */
    public static Size of(StartPlan plan, StartSample sampled, PageWork most, IntConsumer graded) {
      GradedSample chosen = GradedSample.of(plan, sampled.starts(), most.choice(), graded);
      return new Size(
          plan.sets().size(), sampled.counts().withoutSets(), plan.symmetries(), chosen);
    }
  }

  /**
   * The starts with some numbers of pieces.
   *
   * @param slots the maximum number of pieces: other numbers up to it are left out
   */
  public static PageStarts of(int slots, List<Size> sizes) {
    Set<Integer> counted = sizes.stream().map(Size::pieces).collect(Collectors.toSet());
    return new PageStarts(
        sizes,
        IntStream.rangeClosed(1, slots).boxed().filter(size -> !counted.contains(size)).toList());
  }

  /**
   * The starts with as many numbers of pieces as some work allows, found by the calling thread.
   *
   * @param search with its diagram of two solutions or more
   * @throws org.dancingsparks.message.InputException if the placements of a piece are too many
   */
  public static PageStarts of(Puzzle puzzle, Search search, PageWork most) {
    int slots = StartPlan.of(puzzle, search, 1).slots().size();
    return of(
        slots,
        most.affordable(slots, pieces -> StartPlan.of(puzzle, search, pieces)).stream()
            .map(plan -> Size.of(plan, sampled(plan), most, graded -> {}))
            .toList());
  }

  private static StartSample sampled(StartPlan plan) {
    return StartList.of(plan).sample(PageWork.SAMPLE, PageWork.SEED);
  }

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
        .map(chosen -> challenge(chosen, givens))
        .toList();
  }

  private static Challenge challenge(Chosen chosen, int... givens) {
    List<Integer> options = BookletPositions.withGivens(chosen.start().start(), givens);
    return new Challenge(options, level(chosen.level()));
  }

  /** The word for a level of difficulty; empty for 0, no level. */
  public static String level(int level) {
    return level == 0 ? "" : GradedSample.LEVELS.get(level - 1);
  }
}
