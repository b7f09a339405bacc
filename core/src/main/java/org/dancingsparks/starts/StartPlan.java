package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.SuffixCounts;
import org.dancingsparks.diagram.SuffixIndex;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.search.Search;

/** The starts to search for, with the work divided into bins of first options. Immutable. */
public final class StartPlan {
  /** A bound of the steps of an option, so that sums stay finite. */
  private static final double MAX_STEPS = 1e100;

  private final Puzzle puzzle;
  private final Search search;
  private final StartLimits limits;
  private final int symmetries;
  private final int mostBins;

  /** Number of options that a start can begin with. */
  private int firsts;

  /** The options that a start can begin with, ascending. */
  private final int[] options;

  /** By index of these options: the rows to refine. */
  private final long[] rows;

  /** By index of these options: an upper bound of the steps. */
  private final double[] steps;

  /** The first option of each bin, by index; then the number of options. */
  private final int[] bounds;

  /**
   * A plan of a single bin, for a search by one thread; see {@link #of(Puzzle, Search, int, int)}.
   */
  public static StartPlan of(Puzzle puzzle, Search search, int size) {
    return of(puzzle, search, size, 1);
  }

  /**
   * A plan.
   *
   * @param search with its diagram, without symmetries
   * @param size options of a start, besides the givens
   * @param mostBins the most bins
   * @throws InputException if no start can have this many options, or the placements of a piece are
   *     too many
   * @throws IllegalArgumentException if a number is below 1, or the search has no diagram
   */
  public static StartPlan of(Puzzle puzzle, Search search, int size, int mostBins) {
    if (size < 1 || mostBins < 1) {
      throw new IllegalArgumentException(
          "There is no plan of starts of %,d options in %,d bins.".formatted(size, mostBins));
    }
    if (search.diagram().isEmpty()) {
      throw new IllegalArgumentException("The search for starts needs a diagram.");
    }
    return new StartPlan(puzzle, search, size, mostBins);
  }

  private static OptionSlots slots(Puzzle puzzle, Search search, int size) {
    OptionSlots slots = OptionSlots.of(puzzle, search.givens());
    if (size > slots.size()) {
      throw new InputException(
          "%s has no starts of %,d %s: there are %,d to place"
              .formatted(
                  puzzle.name(), size, slots.arePieces() ? "pieces" : "options", slots.size()),
          "ask for 1 to %,d".formatted(slots.size()));
    }
    return slots;
  }

  private StartPlan(Puzzle puzzle, Search search, int size, int mostBins) {
    OptionSlots slots = slots(puzzle, search, size);
    this.puzzle = puzzle;
    this.search = search;
    this.mostBins = mostBins;
    Optional<int[][]> known = images(puzzle, search);
    symmetries = known.map(images -> images.length).orElse(0);
    int[] identity = IntStream.range(0, puzzle.problem().options()).toArray();
    limits = StartLimits.of(slots, size, known.orElse(new int[][] {identity}));
    SuffixIndex next = diagram().suffixes();
    int[] all =
        Arrays.stream(next.options())
            .filter(option -> slots.slot(option) != OptionSlots.NONE)
            .toArray();
    options = new int[all.length];
    rows = new long[all.length];
    steps = new double[all.length];
    SuffixCounts counts = next.counts(size - 1);
    for (int option : all) {
      long count = counts.count(option);
      if (count > 0) {
        options[firsts] = option;
        rows[firsts] = size == 1 ? 1 : count;
        double sets = SlotSets.choose(counts.longest(option), size - 1).doubleValue();
        steps[firsts++] = Math.min(MAX_STEPS, rows[firsts - 1] * sets);
      }
    }
    bounds = bounds();
  }

  /** The images under the symmetries that keep the givens, unless these are too many to list. */
  private static Optional<int[][]> images(Puzzle puzzle, Search search) {
    try {
      return Optional.of(Symmetries.of(puzzle).stabiliser(search.givens().options()).images());
    } catch (IllegalArgumentException e) {
      // Starts can be counted without symmetries.
      return Optional.empty();
    }
  }

  private int[] bounds() {
    double all = Arrays.stream(steps).sum();
    List<Integer> ends = new ArrayList<>(List.of(0));
    double before = 0;
    for (int index = 0; index < firsts; index++) {
      before += steps[index];
      if (before >= all * ends.size() / mostBins && ends.size() < mostBins) {
        ends.add(index + 1);
      }
    }
    if (firsts > ends.get(ends.size() - 1) || ends.size() == 1) {
      ends.add(firsts);
    }
    return ends.stream().mapToInt(end -> end).toArray();
  }

  public Puzzle puzzle() {
    return puzzle;
  }

  public Search search() {
    return search;
  }

  Diagram diagram() {
    return search.diagram().orElseThrow();
  }

  public OptionSlots slots() {
    return limits.slots();
  }

  /** The sets of slots that starts have. */
  public SlotSets sets() {
    return limits.sets();
  }

  /**
   * Number of symmetries that keep the givens, the identity included; 0 where they are too many to
   * list.
   */
  public int symmetries() {
    return symmetries;
  }

  /** Maximum number of rows in memory of a task at once. */
  public long rowsInMemory() {
    return Math.min(limits.mostRows(), largest());
  }

  public int mostBins() {
    return mostBins;
  }

  /** Number of bins, at least 1. */
  public int bins() {
    return bounds.length - 1;
  }

  /** Rows to refine in all tables together; at most 2 to the 62nd. */
  public long rows() {
    long sum = 0;
    for (long each : rows) {
      sum = Math.min(1L << 62, sum + each);
    }
    return sum;
  }

  /** The most memory of a task, in bytes, besides the diagram. */
  public long bytes() {
    return limits.bytes(largest()) + StartSearch.bytesOfPairs(diagram(), limits.sets().size());
  }

  /** Rows of the option that has the most. */
  private long largest() {
    return Arrays.stream(rows).max().orElse(0);
  }

  /** An upper bound of the steps: one for each row and each set of its slots. */
  public double steps() {
    return Arrays.stream(steps).sum();
  }

  StartLimits limits() {
    return limits;
  }

  /** The first options of the starts of a bin. */
  int[] options(int bin) {
    return Arrays.copyOfRange(options, bounds[bin], bounds[bin + 1]);
  }

  /** The work of all bins, for tasks. */
  public StartWork work() {
    return new StartWork(this);
  }

  /** By option id: its share of all steps. */
  double[] weights() {
    double all = Math.max(1, steps());
    double[] weights = new double[puzzle.problem().options()];
    for (int index = 0; index < firsts; index++) {
      weights[options[index]] = steps[index] / all;
    }
    return weights;
  }

  /** The share of a bin in all steps. */
  public double weight(int bin) {
    double[] weights = weights();
    return Arrays.stream(options(bin)).mapToDouble(option -> weights[option]).sum();
  }
}
