package org.dancingsparks.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.links.Profile;
import org.dancingsparks.links.TreeCursor;
import org.dancingsparks.message.InputException;

/**
 * Cuts a search into subproblems: into ranges of solutions if its diagram is known, else by
 * expanding its tree to a depth.
 *
 * <p>A node at the depth becomes a subproblem, and so does a solution above it. Deterministic: the
 * plan depends only on the search, the depth and the number of bins.
 */
public final class Planner {
  /** Maximum number of subproblems of a plan; the driver holds them all. */
  static final int MAX_SUBPROBLEMS = 1_000_000;

  /** Options in the prefixes of all subproblems together: 128 MB. */
  static final int MAX_OPTIONS = 1 << 25;

  /** Subproblems per bin that the default depth aims for, so that bins can be balanced. */
  private static final int SUBPROBLEMS_PER_BIN = 32;

  /** Maximum number of nodes to visit in order to look several levels ahead. */
  private static final long MAX_NODES_AHEAD = 1 << 20;

  private Planner() {}

  /**
   * A plan.
   *
   * @param depth number of options to cut at; empty for the minimum that gives enough subproblems
   *     for the bins; ignored if the diagram is known
   * @param bins the most bins
   * @throws InputException if the depth gives more than a million subproblems, or prefixes that are
   *     too long together; or if a {@code long} cannot number the solutions
   */
  public static Plan plan(Search search, OptionalInt depth, int bins) {
    if (search.numbered().isPresent()) {
      return ranges(search, search.numbered().get(), bins);
    }
    Expansion expansion =
        depth.isPresent() ? expandTo(search, depth.getAsInt()) : expandFor(search, bins);
    return new Plan(
        search,
        expansion.depth,
        bins,
        gather(expansion.subproblems, bins),
        expansion.profile,
        !expansion.isOpen);
  }

  /** Equal ranges of the solutions of a diagram, one for each bin. */
  private static Plan ranges(Search search, NumberedSolutions all, int most) {
    if (all.count().bitLength() >= Long.SIZE) {
      throw new InputException(
          "There are %s solutions, too many to list".formatted(all.count()),
          "ask for their number, or for some of them");
    }
    long solutions = all.count().longValueExact();
    int count = (int) Math.max(1, Math.min(most, solutions));
    List<Bin> bins = new ArrayList<>();
    long from = 0;
    for (int number = 0; number < count; number++) {
      long to = from + solutions / count + (number < solutions % count ? 1 : 0);
      double weight = solutions == 0 ? 0 : (to - from) / (double) solutions;
      bins.add(new Bin(number, List.of(new Subproblem(from, to, weight))));
      from = to;
    }
    return new Plan(search, 0, most, bins, Profile.NONE, false);
  }

  /** The tree expanded to a depth; incomplete if there were too many subproblems. */
  private static final class Expansion {
    final int depth;
    final List<Subproblem> subproblems = new ArrayList<>();
    Profile profile = Profile.NONE;
    boolean isOpen;
    boolean isComplete = true;
    private long options;

    Expansion(int depth) {
      this.depth = depth;
    }

    void add(int[] prefix, double weight) {
      subproblems.add(new Subproblem(prefix, weight));
      options += prefix.length;
      isComplete = subproblems.size() <= MAX_SUBPROBLEMS && options <= MAX_OPTIONS;
    }

    /** The limit that was exceeded. */
    String excess() {
      return options > MAX_OPTIONS
          ? "%,d options in the prefixes of subproblems".formatted(MAX_OPTIONS)
          : "%,d subproblems".formatted(MAX_SUBPROBLEMS);
    }
  }

  private static Expansion expandTo(Search search, int depth) {
    Expansion expansion = expand(search, depth);
    if (!expansion.isComplete) {
      throw new InputException(
          "Split depth %d gives more than %s".formatted(depth, expansion.excess()),
          "choose a smaller one");
    }
    return expansion;
  }

  private static Expansion expandFor(Search search, int bins) {
    Expansion best = expand(search, 0);
    int step = 1;
    boolean isStuck = false;
    while (best.isOpen && !isStuck && best.subproblems.size() < SUBPROBLEMS_PER_BIN * (long) bins) {
      // One level more costs little more than the last; several may hide the whole search.
      long mostNodes = step == 1 ? Long.MAX_VALUE : MAX_NODES_AHEAD;
      Expansion deeper = expand(search, best.depth + step, mostNodes);
      if (deeper.isComplete) {
        // Another level of forced choices brings nothing: the step doubles.
        step = deeper.subproblems.size() > best.subproblems.size() ? 1 : 2 * step;
        best = deeper;
      } else {
        isStuck = step == 1;
        step = 1;
      }
    }
    return best;
  }

  private static Expansion expand(Search search, int depth) {
    return expand(search, depth, Long.MAX_VALUE);
  }

  /** Expands to a depth; gives up, incomplete, after about this many nodes. */
  private static Expansion expand(Search search, int depth, long mostNodes) {
    Expansion expansion = new Expansion(depth);
    TreeCursor cursor = search.cursor();
    cursor.cancelledBy(() -> cursor.nodes() > mostNodes);
    try {
      collect(search, cursor, expansion);
    } catch (CancellationException e) {
      expansion.isComplete = false;
    }
    expansion.profile = cursor.profile();
    return expansion;
  }

  private static void collect(Search search, TreeCursor cursor, Expansion expansion) {
    List<Prefix> roots = search.roots();
    for (Prefix root : roots) {
      int floor = root.size() + Math.min(expansion.depth, search.problem().mostChosen() + 1);
      cursor.stoppingAt(floor).from(root);
      while (expansion.isComplete && cursor.next()) {
        double weight = cursor.weight() / roots.size();
        expansion.add(cursor.literals(), weight);
        expansion.isOpen |= cursor.size() == floor;
      }
    }
  }

  /** Cuts the list of subproblems where the weight exceeds the share of a bin. */
  private static List<Bin> gather(List<Subproblem> subproblems, int most) {
    double whole = subproblems.stream().mapToDouble(Subproblem::weight).sum();
    List<Bin> bins = new ArrayList<>();
    List<Subproblem> open = new ArrayList<>();
    double before = 0;
    for (Subproblem subproblem : subproblems) {
      open.add(new Subproblem(subproblem.prefix(), subproblem.weight() / whole));
      before += subproblem.weight();
      if (before >= whole * (bins.size() + 1) / most && bins.size() < most - 1) {
        bins.add(new Bin(bins.size(), open));
        open.clear();
      }
    }
    if (!open.isEmpty() || bins.isEmpty()) {
      bins.add(new Bin(bins.size(), open));
    }
    return bins;
  }
}
