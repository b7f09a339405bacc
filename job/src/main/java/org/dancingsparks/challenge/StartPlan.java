package org.dancingsparks.challenge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NextTails;
import org.dancingsparks.diagram.Tails;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.Search;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;

/**
 * Which starts are looked for, and how the work is cut: runs of first options, one a bin.
 * Immutable.
 */
public final class StartPlan {
  private final Puzzle puzzle;
  private final Search search;
  private final StartShape shape;
  private final int symmetries;
  private final int mostBins;

  /** The options that any start can begin with, ascending. */
  private final int[] options;

  /** By place of these, the rows that are parted, and an upper bound of the steps. */
  private final long[] rows;

  private final double[] steps;

  /** Where each bin begins among the options, and the end. */
  private final int[] cuts;

  /**
   * What is asked for.
   *
   * @param size options of a start, besides what is given
   * @param mostBins bins at most
   * @param mostRows rows that may be in memory at once, in each task
   */
  public record Wanted(int size, int mostBins, int mostRows) {}

  /**
   * A plan.
   *
   * @param search of which the diagram is known, without symmetries
   * @throws InputException if no start can have so many options, or a piece has too many placements
   */
  public static StartPlan of(Puzzle puzzle, Search search, Wanted wanted) {
    Kinds kinds = Kinds.of(puzzle, search.givens());
    if (wanted.size > kinds.size()) {
      throw new InputException(
          "%s has no starts of %,d %s: there are %,d to place; ask for 1 to %4$,d."
              .formatted(
                  puzzle.name(),
                  wanted.size,
                  kinds.arePieces() ? "pieces" : "options",
                  kinds.size()));
    }
    return new StartPlan(puzzle, search, kinds, wanted);
  }

  private StartPlan(Puzzle puzzle, Search search, Kinds kinds, Wanted wanted) {
    this.puzzle = puzzle;
    this.search = search;
    mostBins = wanted.mostBins;
    int[][] images = images(puzzle, search);
    symmetries = images.length;
    StartSets sets = new StartSets(kinds.size(), wanted.size);
    shape = new StartShape(kinds, sets, images, wanted.mostRows);
    NextTails next = Tails.of(diagram()).next();
    options =
        Arrays.stream(next.options())
            .filter(option -> kinds.kind(option) != Kinds.NONE)
            .filter(option -> next.after(option).count(wanted.size - 1) > 0)
            .toArray();
    rows = new long[options.length];
    steps = new double[options.length];
    for (int place = 0; place < options.length; place++) {
      Tails after = next.after(options[place]);
      rows[place] = wanted.size == 1 ? 1 : after.count(wanted.size - 1);
      steps[place] = rows[place] * StartSets.choose(after.longest(), wanted.size - 1).doubleValue();
    }
    cuts = cut();
  }

  /** Those that keep what is given; the identity alone where there are too many to be listed. */
  private static int[][] images(Puzzle puzzle, Search search) {
    try {
      return Symmetries.of(puzzle).stabiliser(search.givens().options()).images();
    } catch (IllegalArgumentException e) {
      return new int[][] {IntStream.range(0, puzzle.problem().options()).toArray()};
    }
  }

  private int[] cut() {
    double all = Arrays.stream(steps).sum();
    List<Integer> ends = new ArrayList<>(List.of(0));
    double before = 0;
    for (int place = 0; place < options.length; place++) {
      before += steps[place];
      if (before >= all * ends.size() / mostBins && ends.size() < mostBins) {
        ends.add(place + 1);
      }
    }
    if (options.length > ends.get(ends.size() - 1) || ends.size() == 1) {
      ends.add(options.length);
    }
    return ends.stream().mapToInt(end -> end).toArray();
  }

  /** What {@link Wanted#mostRows} is where so much memory may be used for them. */
  public static int mostRows(Puzzle puzzle, Search search, int size, long memory) {
    return StartShape.mostRows(Kinds.of(puzzle, search.givens()).size(), size, memory);
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

  public Kinds kinds() {
    return shape.kinds();
  }

  /** The sets of kinds that starts have. */
  public StartSets sets() {
    return shape.sets();
  }

  /** Number of symmetries that keep what is given, the identity included. */
  public int symmetries() {
    return symmetries;
  }

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

  /** Rows of the option that has most. */
  public long largest() {
    return Arrays.stream(rows).max().orElse(0);
  }

  /** No more than so many steps: of each row, and each set of kinds that it has. */
  public double steps() {
    return Arrays.stream(steps).sum();
  }

  StartShape shape() {
    return shape;
  }

  /** The first options of a bin's starts. */
  int[] options(int bin) {
    return Arrays.copyOfRange(options, cuts[bin], cuts[bin + 1]);
  }

  /** By option id, its share of all steps. */
  double[] weights() {
    double all = Math.max(1, steps());
    double[] weights = new double[puzzle.problem().options()];
    for (int place = 0; place < options.length; place++) {
      weights[options[place]] = steps[place] / all;
    }
    return weights;
  }

  /** Share of a bin in all steps. */
  double weight(int bin) {
    double[] weights = weights();
    return Arrays.stream(options(bin)).mapToDouble(option -> weights[option]).sum();
  }
}
