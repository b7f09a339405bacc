package org.dancingsparks.starts;

import java.util.Arrays;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.SuffixGraph;
import org.dancingsparks.diagram.SuffixIndex;
import org.dancingsparks.diagram.SuffixPairs;
import org.dancingsparks.diagram.Suffixes;

/**
 * Searches for the starts whose first option, in the order of the diagram, is one of a few. The
 * suffixes after that option go into a {@link SuffixTable}, which {@link PartitionRefinement} takes
 * apart. Where there are more suffixes than the limits allow, the next option is chosen as well,
 * and so on. Starts complete by then are counted from the suffixes' nodes alone. The last two
 * options are found by {@link PairedStarts}, without a table, where the suffixes are more than the
 * edges that they run through. Starts of nearly all options are {@link NearSolutions}.
 *
 * <p>One thread.
 */
final class StartSearch {
  private static final int PAIR = 2;

  /** Maximum number of edges of which a copy is made. */
  private static final int MAX_EDGES = 1 << 21;

  /** Fewer suffixes are not worth a copy of their edges. */
  private static final int MIN_ROWS = 1 << 12;

  /** Bytes for an edge, a node and an option of such a copy, and of the bits for pairs in it. */
  private static final long BYTES_OF_EDGE = 24;

  private static final long BYTES_OF_NODE = 40;
  private static final long BYTES_OF_OPTION = 24;

  private final Diagram diagram;
  private final OptionSlots slots;
  private final SlotSets sets;
  private final int mostRows;
  private final SuffixIndex all;
  private final FixedStarts fixed;
  private final StartVisitor visitor;
  private final Watch watch;
  private final StartTotals totals;
  private final PartitionRefinement refinement;
  private final PairedStarts paired;
  private final SuffixTable table;

  /** Starts of nearly all options, if they may come in any order; else null. */
  private final NearSolutions near;

  /**
   * A search of the plan's own diagram.
   *
   * @param visitor receives all unique starts; null to count only
   */
  StartSearch(StartPlan plan, StartVisitor visitor, Watch watch) {
    this(plan.diagram(), plan.limits(), visitor, watch);
  }

  /** A search for a task, which gets the diagram separately from the plan. */
  StartSearch(Diagram diagram, StartLimits limits, StartVisitor visitor, Watch watch) {
    this.visitor = visitor;
    this.watch = watch;
    slots = limits.slots();
    sets = limits.sets();
    mostRows = limits.mostRows();
    this.diagram = diagram;
    all = diagram.suffixes();
    fixed = new FixedStarts(diagram.problem(), limits, watch::check);
    totals = new StartTotals(sets);
    refinement = new PartitionRefinement(slots, totals, watch::check);
    paired = new PairedStarts(limits, totals, fixed, visitor);
    table = new SuffixTable(slots);
    BottomKSample sample = visitor instanceof BottomKSample known ? known : null;
    boolean isNear =
        (visitor == null || sample != null) && NearSolutions.suits(diagram.problem(), limits);
    near = isNear ? new NearSolutions(limits, totals, fixed, sample) : null;
  }

  /**
   * The most bytes to find starts by pairs of options in a diagram.
   *
   * @param size options of a start
   */
  static long bytesOfPairs(Diagram diagram, int size) {
    return size < PAIR
        ? 0
        : Math.min(MAX_EDGES, diagram.edges()) * BYTES_OF_EDGE
            + Math.min(MAX_EDGES, diagram.nodes()) * BYTES_OF_NODE
            + diagram.problem().options() * BYTES_OF_OPTION;
  }

  /** Number of unique starts found so far. */
  long unique() {
    return totals.unique();
  }

  /** The starts found so far. */
  StartCounts counts() {
    return totals.with(fixed);
  }

  /**
   * Searches for the starts whose first option is one of several, one after another.
   *
   * @param weights by option id, its share of all work
   */
  void search(double[] weights, int... options) {
    if (near == null && sets.size() == PAIR && diagram.edges() <= MAX_EDGES) {
      SuffixPairs pairs = new SuffixPairs(Suffixes.of(diagram).graph());
      for (int from = 0; from < options.length; from += Long.SIZE) {
        int to = Math.min(options.length, from + Long.SIZE);
        searchPairs(pairs, weights, Arrays.copyOfRange(options, from, to));
      }
    } else {
      searchEach(weights, options);
    }
  }

  private void searchEach(double[] weights, int... options) {
    for (int option : options) {
      long before = totals.unique();
      if (near == null) {
        search(new int[0], option, all);
      } else {
        near.search(option, all.after(option), watch::check);
      }
      watch.done(weights[option], totals.unique() - before);
    }
  }

  /** Searches for starts of two options. */
  private void searchPairs(SuffixPairs pairs, double[] weights, int... firsts) {
    long before = totals.unique();
    watch.check();
    paired.begin();
    if (paired.find(new int[0], pairs, firsts)) {
      paired.addByFirst(new int[0], option -> all.after(option).count(1) > mostRows);
      double weight = Arrays.stream(firsts).mapToDouble(option -> weights[option]).sum();
      watch.done(weight, totals.unique() - before);
    } else {
      searchEach(weights, firsts);
    }
  }

  private void search(int[] before, int option, SuffixIndex suffixes) {
    int[] placed = Arrays.copyOf(before, before.length + 1);
    placed[before.length] = option;
    Suffixes after = suffixes.after(option);
    int least = sets.size() - placed.length;
    long rows = after.count(least);
    if (rows == 0) {
      return;
    }
    if (least == 0) {
      add(placed, after);
    } else if (least == PAIR && mayPayByPairs(after, rows) && findPairs(placed, after, rows)) {
      // All starts were found.
    } else if (rows <= mostRows) {
      refine(placed, after);
    } else {
      watch.check();
      SuffixIndex next = after.next();
      for (int other : next.options()) {
        if (slots.slot(other) != OptionSlots.NONE) {
          search(placed, other, next);
        }
      }
    }
  }

  /** Returns whether pairs of options may be found faster by the edges than by the suffixes. */
  private boolean mayPayByPairs(Suffixes after, long rows) {
    boolean isSmall = diagram.edges() <= MAX_EDGES || rows <= MAX_EDGES / after.longest();
    boolean areMany =
        rows > MIN_ROWS && rows > diagram.problem().options() && rows > diagram.nodes() / Long.SIZE;
    return isSmall && (rows > mostRows || areMany);
  }

  /**
   * Finds the starts by pairs; returns false if the suffixes are fewer than the edges, or too many
   * starts are to be visited.
   */
  private boolean findPairs(int[] placed, Suffixes after, long rows) {
    SuffixGraph graph = after.graph();
    if (rows <= Math.min(mostRows, graph.edges())) {
      return false;
    }
    int[] firsts =
        Arrays.stream(graph.options())
            .filter(option -> slots.slot(option) != OptionSlots.NONE)
            .toArray();
    SuffixPairs pairs = new SuffixPairs(graph);
    paired.begin();
    for (int from = 0; from < firsts.length; from += Long.SIZE) {
      watch.check();
      int to = Math.min(firsts.length, from + Long.SIZE);
      if (!paired.find(placed, pairs, Arrays.copyOfRange(firsts, from, to))) {
        return false;
      }
    }
    if (rows <= mostRows) {
      paired.addBySet(placed);
    } else {
      SuffixIndex next = after.next();
      paired.addByFirst(placed, option -> next.after(option).count(1) > mostRows);
    }
    return true;
  }

  private void add(int[] start, Suffixes after) {
    long solution = after.onlySolution();
    refinement.add(start, solution >= 0);
    fixed.add(start, solution >= 0);
    if (visitor != null && solution >= 0) {
      visitor.start(start, solution);
    }
  }

  private void refine(int[] placed, Suffixes after) {
    table.fill(placed, after, sets.size() - placed.length, watch::check);
    if (visitor == null) {
      refinement.count(table);
    } else {
      refinement.showUnique(table, visitor);
    }
    fixed.add(table);
  }
}
