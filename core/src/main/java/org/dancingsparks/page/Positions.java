package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.values.SharedOptions;

/**
 * Answers the questions of a page on the solutions that contain some placed options, as its scripts
 * do where they carry the diagram: some passes over the edges for each. Immutable and thread safe.
 */
final class Positions {
  /** Maximum number of sets of placed options that are told apart, as in the scripts. */
  private static final int MAX_SETS = 1000;

  private final Diagram diagram;

  /**
   * The solutions left.
   *
   * @param count number of them
   * @param most the most of the placed options that any solution contains
   * @param marginals by option, the number of them that contain it
   */
  record Left(BigInteger count, int most, List<BigInteger> marginals) {}

  /**
   * The placed options to lift.
   *
   * @param sets the smallest sets of placed options without which there is a solution
   * @param areAll whether there are no others
   */
  record Lifts(List<List<Integer>> sets, boolean areAll) {}

  /**
   * A solution.
   *
   * @param number among all solutions
   */
  record Numbered(List<Integer> options, BigInteger number) {}

  Positions(Diagram diagram) {
    this.diagram = diagram;
  }

  Left left(Prefix placed) {
    Diagram left = diagram.restrictedTo(placed);
    int most = left.count().signum() > 0 ? placed.size() : sharing(placed).most();
    return new Left(left.count(), most, List.of(left.marginals()));
  }

  private SharedOptions sharing(Prefix placed) {
    BitSet options = new BitSet();
    Arrays.stream(placed.options()).forEach(options::set);
    return diagram.sharing(options);
  }

  Lifts lifts(Prefix placed) {
    if (diagram.count().signum() == 0) {
      return new Lifts(List.of(placed.list()), true);
    }
    SharedOptions.Subsets kept = sharing(placed).subsets(MAX_SETS);
    List<List<Integer>> sets =
        kept.sets().stream()
            .map(set -> Arrays.stream(placed.options()).filter(id -> !set.get(id)).boxed().toList())
            .toList();
    return new Lifts(sets, kept.areAll());
  }

  /**
   * One of the solutions left.
   *
   * @param place among them, from 0
   * @throws IndexOutOfBoundsException if there are fewer
   */
  Numbered solution(Prefix placed, BigInteger place) {
    int[] solution = diagram.restrictedTo(placed).solution(place);
    return new Numbered(Arrays.stream(solution).boxed().toList(), diagram.number(solution));
  }
}
