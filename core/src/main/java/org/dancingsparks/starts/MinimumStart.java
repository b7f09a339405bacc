package org.dancingsparks.starts;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Search;

/**
 * The unique starts with the fewest options, as an example and their number. The size is that of
 * the smallest defining set in the literature on designs.
 *
 * @param example one of them, besides the givens of the search
 * @param solution the option ids of its solution
 * @param unique number of unique starts of this size
 * @param solvable number of starts of this size that have any solution
 */
public record MinimumStart(Start example, List<Integer> solution, long unique, long solvable) {
  /** The seed of the samples that examples are taken from. */
  public static final long SEED = 1;

  public MinimumStart {
    solution = List.copyOf(solution);
  }

  /**
   * Finds the unique starts with the fewest options, in the calling thread.
   *
   * @param search with its diagram, without symmetries
   * @return empty if there is no solution
   */
  public static Optional<MinimumStart> of(Puzzle puzzle, Search search) {
    return of(search, size -> StartList.of(StartPlan.of(puzzle, search, size)).sample(1, SEED));
  }

  /**
   * Finds the unique starts with the fewest options, where the caller counts and samples starts,
   * perhaps on many machines.
   *
   * @param search with its diagram, without symmetries
   * @param samples by number of options, from 1 upwards: the counts, and a unique start if any
   * @return empty if there is no solution
   */
  public static Optional<MinimumStart> of(Search search, IntFunction<StartSample> samples) {
    BigInteger solutions = search.knownCount().orElseThrow();
    if (solutions.signum() == 0) {
      return Optional.empty();
    }
    if (solutions.equals(BigInteger.ONE)) {
      Start none = new Start(List.of(), 0);
      return Optional.of(new MinimumStart(none, solution(search, none), 1, 1));
    }
    int size = 0;
    StartSample sample;
    do {
      sample = samples.apply(++size);
    } while (sample.starts().isEmpty());
    Start example = sample.starts().get(0);
    StartCounts counts = sample.counts();
    return Optional.of(
        new MinimumStart(example, solution(search, example), counts.unique(), counts.solvable()));
  }

  /**
   * The solution of a start, from the diagram, since there may be more solutions than numbers in a
   * search.
   */
  private static List<Integer> solution(Search search, Start start) {
    Prefix placed = Prefix.of(search.problem(), start.toArray());
    int[] options = search.diagram().orElseThrow().restrictedTo(placed).solution(BigInteger.ZERO);
    return Arrays.stream(options).boxed().toList();
  }

  /** Number of options of such a start; 0 if there is only one solution. */
  public int size() {
    return example.options().size();
  }
}
