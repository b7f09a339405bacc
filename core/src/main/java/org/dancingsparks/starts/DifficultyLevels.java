package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A sample of starts in order of difficulty, with levels from 1, the easiest fifth of the sample,
 * to 5, the hardest.
 *
 * <p>Levels and choices do not depend on the order of the sample; a start that occurs twice counts
 * once. Immutable. The cost is a sort, and a pass for each choice.
 */
public final class DifficultyLevels {
  /** Number of levels. */
  static final int LEVELS = 5;

  private final GradedStart[] starts;

  private DifficultyLevels(GradedStart... starts) {
    this.starts = starts;
  }

  /** The levels of a sample. */
  public static DifficultyLevels of(Collection<GradedStart> sample) {
    return new DifficultyLevels(
        sample.stream().distinct().sorted(GradedStart.BY_DIFFICULTY).toArray(GradedStart[]::new));
  }

  /**
   * The level of a grade: the fifth of the sample that contains the middle of the starts with this
   * grade. So equal grades have equal levels, and if all grades are equal the level is 3.
   *
   * @return 1 to {@link #LEVELS}
   * @throws IllegalArgumentException if no start of the sample has this grade
   */
  public int level(Grade grade) {
    int from = firstWhere(grade, 0);
    int to = firstWhere(grade, 1);
    if (from == to) {
      throw new IllegalArgumentException(
          "No start of the sample has the grade %s; ask for one that has.".formatted(grade));
    }
    return (int) (1 + LEVELS * ((long) from + to) / (2L * starts.length));
  }

  /** The place of the first start whose grade compares to a grade with at least this sign. */
  private int firstWhere(Grade grade, int least) {
    int low = 0;
    int high = starts.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int compared = Grade.BY_DIFFICULTY.compare(starts[middle].grade(), grade);
      if (Integer.signum(compared) < least) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Chooses starts spread evenly from the easiest to the hardest: the sample is divided into strata
   * whose sizes differ by one at most, and one start of each stratum is chosen. It is the one whose
   * solution was chosen least often so far; among equals the one whose set of slots was; then the
   * nearest to the middle of its stratum.
   *
   * @param count number of starts; all are chosen if there are fewer
   * @return in order of difficulty
   * @throws IllegalArgumentException if the count is negative
   */
  public List<GradedStart> spread(int count) {
    if (count < 0) {
      throw new IllegalArgumentException(
          "There is no choice of %d starts; choose 0 or more.".formatted(count));
    }
    int strata = Math.min(count, starts.length);
    Uses uses = new Uses(new HashMap<>(), new HashMap<>());
    List<GradedStart> chosen = new ArrayList<>();
    for (int stratum = 0; stratum < strata; stratum++) {
      GradedStart next =
          starts[leastUsed(bound(stratum, strata), bound(stratum + 1, strata), uses)];
      uses.add(next);
      chosen.add(next);
    }
    return chosen;
  }

  private int bound(int stratum, int strata) {
    return (int) ((long) stratum * starts.length / strata);
  }

  /** The place of the start to choose in a stratum; among equals the easier. */
  private int leastUsed(int from, int to, Uses uses) {
    return IntStream.range(from, to)
        .boxed()
        .min(
            Comparator.<Integer>comparingInt(place -> uses.ofSolution(starts[place]))
                .thenComparingInt(place -> uses.ofSlots(starts[place]))
                .thenComparingInt(place -> Math.abs((place - from) - (to - 1 - place))))
        .orElseThrow();
  }

  /** Counts how often solutions and sets of slots were chosen. */
  private record Uses(Map<List<Integer>, Integer> solutions, Map<List<Integer>, Integer> slots) {
    int ofSolution(GradedStart start) {
      return solutions.getOrDefault(start.solution(), 0);
    }

    int ofSlots(GradedStart start) {
      return slots.getOrDefault(start.slots(), 0);
    }

    void add(GradedStart start) {
      solutions.merge(start.solution(), 1, Integer::sum);
      slots.merge(start.slots(), 1, Integer::sum);
    }
  }
}
