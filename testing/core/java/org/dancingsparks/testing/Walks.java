package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.SolutionCursor;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Subproblem;

/**
 * The solutions of a search: as a whole, by a plan, or by an oracle that shares no code with
 * either.
 */
public final class Walks {
  private Walks() {}

  /** All solutions with the givens in the engine's order, each in the order of choice. */
  public static List<List<Integer>> whole(Problem problem, ItemOrder order, Prefix givens) {
    return listed(new Links(problem, order).from(givens));
  }

  /** The solutions that a cursor has yet to list, each in the order of choice. */
  public static List<List<Integer>> listed(SolutionCursor cursor) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (cursor.next()) {
      solutions.add(list(cursor.solution()));
    }
    return solutions;
  }

  /** The number of solutions, in the problem's own item order. */
  public static long count(Problem problem) {
    return new Links(problem, ItemOrder.given(problem)).count();
  }

  /** All solutions of a plan, subproblem by subproblem. */
  public static List<List<Integer>> planned(Search search, Plan plan) {
    return listed(new BinCursor(search, whole(plan)));
  }

  /** All subproblems of a plan in one bin. */
  public static Bin whole(Plan plan) {
    return new Bin(0, subproblems(plan));
  }

  public static List<List<Integer>> listed(BinCursor cursor) {
    List<List<Integer>> solutions = new ArrayList<>();
    while (cursor.next()) {
      solutions.add(list(cursor.solution()));
    }
    return solutions;
  }

  public static List<Subproblem> subproblems(Plan plan) {
    return plan.bins().stream().flatMap(bin -> bin.subproblems().stream()).toList();
  }

  /** Option ids, ascending, of each solution that has the givens: by trying options one by one. */
  public static Set<List<Integer>> brute(Problem problem, int... givens) {
    BitSet[] options = new BitSet[problem.options()];
    for (int option = 0; option < options.length; option++) {
      options[option] = new BitSet();
      for (int place = 0; place < problem.size(option); place++) {
        options[option].set(problem.item(option, place));
      }
    }
    BitSet covered = new BitSet();
    Arrays.stream(givens).forEach(given -> covered.or(options[given]));
    Set<List<Integer>> found = new HashSet<>();
    choose(problem.primaryItems(), options, covered, list(givens), found);
    return found;
  }

  private static void choose(
      int primary,
      BitSet[] options,
      BitSet covered,
      List<Integer> chosen,
      Set<List<Integer>> found) {
    int item = covered.nextClearBit(0);
    if (item >= primary) {
      found.add(chosen.stream().sorted().toList());
      return;
    }
    for (int option = 0; option < options.length; option++) {
      if (options[option].get(item) && !options[option].intersects(covered)) {
        BitSet more = (BitSet) covered.clone();
        more.or(options[option]);
        List<Integer> longer = new ArrayList<>(chosen);
        longer.add(option);
        choose(primary, options, more, longer, found);
      }
    }
  }

  /** The default order of a puzzle's searches. */
  public static ItemOrder order(Puzzle puzzle) {
    return puzzle.defaultOrder();
  }

  /** A search for everything in a puzzle. */
  public static Search all(Puzzle puzzle, int... givens) {
    return Search.all(
        new OrderedProblem(puzzle.problem(), order(puzzle), Prefix.of(puzzle.problem(), givens)));
  }

  /** A search for everything in a problem, in its own item order. */
  public static Search all(Problem problem, int... givens) {
    return Search.all(
        new OrderedProblem(problem, ItemOrder.given(problem), Prefix.of(problem, givens)));
  }

  public static List<Integer> list(int... options) {
    return Arrays.stream(options).boxed().toList();
  }

  public static int[] array(List<Integer> options) {
    return options.stream().mapToInt(Integer::intValue).toArray();
  }

  /** A solution as ascending option ids. */
  public static List<Integer> ascending(List<Integer> solution) {
    return solution.stream().sorted().toList();
  }

  public static List<List<Integer>> sorted(List<List<Integer>> solutions) {
    return solutions.stream().map(Walks::ascending).toList();
  }
}
