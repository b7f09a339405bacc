package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.SuffixIndex;
import org.dancingsparks.diagram.Suffixes;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.search.Search;

/**
 * Which starts are looked for, and how the work is cut: runs of first options, one a bin.
 * Immutable.
 */
public final class StartPlan {
  /** Sums of these are numbers still. */
  private static final double MOST_STEPS = 1e100;

  private final Puzzle puzzle;
  private final Search search;
  private final StartLimits shape;
  private final int symmetries;
  private final int mostBins;

  /** How many options a start can begin with; the options, ascending. */
  private int firsts;

  private final int[] options;

  /** By place of these, the rows that are parted, and an upper bound of the steps. */
  private final long[] rows;

  private final double[] steps;

  /** Where each bin begins among the options, and the end. */
  private final int[] cuts;

  /**
   * A plan of a single bin, for a search by one thread; see {@link #of(Puzzle, Search, int, int)}.
   */
  public static StartPlan of(Puzzle puzzle, Search search, int size) {
    return of(puzzle, search, size, 1);
  }

  /**
   * A plan.
   *
   * @param search of which the diagram is known, without symmetries
   * @param size options of a start, besides what is given
   * @param mostBins bins at most
   * @throws InputException if no start can have so many options, or a piece has too many placements
   */
  public static StartPlan of(Puzzle puzzle, Search search, int size, int mostBins) {
    OptionSlots kinds = OptionSlots.of(puzzle, search.givens());
    if (size > kinds.size()) {
      throw new InputException(
          "%s has no starts of %,d %s: there are %,d to place; ask for 1 to %4$,d."
              .formatted(
                  puzzle.name(), size, kinds.arePieces() ? "pieces" : "options", kinds.size()));
    }
    return new StartPlan(puzzle, search, kinds, size, mostBins);
  }

  private StartPlan(Puzzle puzzle, Search search, OptionSlots kinds, int size, int mostBins) {
    this.puzzle = puzzle;
    this.search = search;
    this.mostBins = mostBins;
    Optional<int[][]> known = images(puzzle, search);
    symmetries = known.map(images -> images.length).orElse(0);
    int[] identity = IntStream.range(0, puzzle.problem().options()).toArray();
    shape = StartLimits.of(kinds, size, known.orElse(new int[][] {identity}));
    SuffixIndex next = diagram().suffixes();
    int[] all =
        Arrays.stream(next.options())
            .filter(option -> kinds.kind(option) != OptionSlots.NONE)
            .toArray();
    options = new int[all.length];
    rows = new long[all.length];
    steps = new double[all.length];
    for (int option : all) {
      Suffixes after = next.after(option);
      long count = after.count(size - 1);
      if (count > 0) {
        options[firsts] = option;
        rows[firsts] = size == 1 ? 1 : count;
        double sets = StartSets.choose(after.longest(), size - 1).doubleValue();
        steps[firsts++] = Math.min(MOST_STEPS, rows[firsts - 1] * sets);
      }
    }
    cuts = cut();
  }

  /** Those that keep what is given, unless there are too many to be listed. */
  private static Optional<int[][]> images(Puzzle puzzle, Search search) {
    try {
      return Optional.of(Symmetries.of(puzzle).stabiliser(search.givens().options()).images());
    } catch (IllegalArgumentException e) {
      // Starts can be counted without them.
      return Optional.empty();
    }
  }

  private int[] cut() {
    double all = Arrays.stream(steps).sum();
    List<Integer> ends = new ArrayList<>(List.of(0));
    double before = 0;
    for (int place = 0; place < firsts; place++) {
      before += steps[place];
      if (before >= all * ends.size() / mostBins && ends.size() < mostBins) {
        ends.add(place + 1);
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

  public Diagram diagram() {
    return search.diagram().orElseThrow();
  }

  public OptionSlots kinds() {
    return shape.kinds();
  }

  /** The sets of kinds that starts have. */
  public StartSets sets() {
    return shape.sets();
  }

  /**
   * Number of symmetries that keep what is given, the identity included; 0 where they are too many
   * to be listed.
   */
  public int symmetries() {
    return symmetries;
  }

  /** Rows that may be in memory at once, in each task. */
  public int mostRows() {
    return shape.mostRows();
  }

  public int mostBins() {
    return mostBins;
  }

  /** Number of bins, at least 1. */
  public int bins() {
    return cuts.length - 1;
  }

  /** Rows that are parted, all together; at most 2 to the 62nd. */
  public long rows() {
    long sum = 0;
    for (long each : rows) {
      sum = Math.min(1L << 62, sum + each);
    }
    return sum;
  }

  /** What a task takes in memory at most, in bytes, besides the diagram. */
  public long bytes() {
    return shape.bytes(largest());
  }

  /** Rows of the option that has most. */
  public long largest() {
    return Arrays.stream(rows).max().orElse(0);
  }

  /** No more than so many steps: of each row, and each set of kinds that it has. */
  public double steps() {
    return Arrays.stream(steps).sum();
  }

  public StartLimits shape() {
    return shape;
  }

  /** The first options of a bin's starts. */
  public int[] options(int bin) {
    return Arrays.copyOfRange(options, cuts[bin], cuts[bin + 1]);
  }

  /** By option id, its share of all steps. */
  public double[] weights() {
    double all = Math.max(1, steps());
    double[] weights = new double[puzzle.problem().options()];
    for (int place = 0; place < firsts; place++) {
      weights[options[place]] = steps[place] / all;
    }
    return weights;
  }

  /** Share of a bin in all steps. */
  public double weight(int bin) {
    double[] weights = weights();
    return Arrays.stream(options(bin)).mapToDouble(option -> weights[option]).sum();
  }
}
