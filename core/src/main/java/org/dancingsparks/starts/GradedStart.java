package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A start with its one solution and its difficulty. Immutable.
 *
 * @param start option ids, ascending
 * @param solution all option ids of the solution, ascending
 * @param slots of the start's options, ascending: its set of pieces, where slots are pieces
 * @param grade of the start
 */
public record GradedStart(
    List<Integer> start, List<Integer> solution, List<Integer> slots, Grade grade) {
  /**
   * The order by difficulty, the easier start first, as in {@link Grade#BY_DIFFICULTY}; then by the
   * start's option ids.
   */
  static final Comparator<GradedStart> BY_DIFFICULTY =
      Comparator.comparing(GradedStart::grade, Grade.BY_DIFFICULTY)
          .thenComparing(GradedStart::start, GradedStart::compare);

  /** Copies its lists. */
  public GradedStart {
    start = List.copyOf(start);
    solution = List.copyOf(solution);
    slots = List.copyOf(slots);
  }

  /** A graded start, given with its options and those of the solution in any order. */
  public static GradedStart of(OptionSlots slots, int[] start, int[] solution, Grade grade) {
    return new GradedStart(
        sorted(start),
        sorted(solution),
        sorted(Arrays.stream(start).map(slots::slot).toArray()),
        grade);
  }

  private static List<Integer> sorted(int... numbers) {
    return Arrays.stream(numbers).sorted().boxed().toList();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    return Arrays.compare(one.toArray(Integer[]::new), other.toArray(Integer[]::new));
  }
}
