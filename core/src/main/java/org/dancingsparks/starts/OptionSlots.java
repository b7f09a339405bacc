package org.dancingsparks.starts;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.SolutionSchema;

/**
 * The options sorted into kinds, so that a solution has at most one option of each: the pieces
 * where each is used at most once, else items, as the cells of a sudoku or the lines of a
 * chessboard. A set of options of one solution is of exactly one set of kinds, so sets of kinds can
 * be looked at one by one.
 *
 * <p>Options that are given, or whose piece or items are, and those that are never chosen since
 * they have no primary item, are of no kind. Immutable.
 */
public final class OptionSlots implements Serializable {
  private static final long serialVersionUID = 1;

  /** Of an option that is of no kind. */
  static final int NONE = -1;

  private final ArrayList<String> names;
  private final int[][] options;
  private final int[] kindOf;
  private final char[] valueOf;
  private final boolean arePieces;

  private OptionSlots(List<String> names, List<int[]> options, int allOptions, boolean arePieces) {
    this.names = new ArrayList<>(names);
    this.options = options.toArray(int[][]::new);
    this.arePieces = arePieces;
    kindOf = new int[allOptions];
    valueOf = new char[allOptions];
    Arrays.fill(kindOf, NONE);
    for (int kind = 0; kind < this.options.length; kind++) {
      for (int place = 0; place < this.options[kind].length; place++) {
        kindOf[this.options[kind][place]] = kind;
        valueOf[this.options[kind][place]] = (char) (place + 1);
      }
    }
  }

  /**
   * The kinds of a puzzle's options.
   *
   * @param givens options that each solution has
   * @throws InputException if a kind has more than 65,535 options
   */
  public static OptionSlots of(Puzzle puzzle, Prefix givens) {
    SolutionSchema schema = SolutionSchema.of(puzzle);
    OptionSlots kinds =
        schema.hasPieces()
            ? ofPieces(schema, givens, puzzle.problem().options())
            : ofItems(puzzle.problem(), givens);
    for (int kind = 0; kind < kinds.size(); kind++) {
      if (kinds.options[kind].length > Character.MAX_VALUE) {
        throw new InputException(
            "%s has %,d options, and starts can be told apart of up to %,d a piece only; take a smaller puzzle."
                .formatted(
                    kinds.names.get(kind), kinds.options[kind].length, (int) Character.MAX_VALUE));
      }
    }
    return kinds;
  }

  private static OptionSlots ofPieces(SolutionSchema schema, Prefix givens, int allOptions) {
    List<String> names = new ArrayList<>();
    List<int[]> options = new ArrayList<>();
    int[][] byColumn = schema.optionsByColumn();
    for (int column = 0; column < byColumn.length; column++) {
      int[] own = byColumn[column];
      boolean isGiven =
          Arrays.stream(givens.options()).anyMatch(given -> Arrays.binarySearch(own, given) >= 0);
      if (!isGiven) {
        names.add(schema.columns().get(column).piece());
        options.add(own);
      }
    }
    return new OptionSlots(names, options, allOptions, true);
  }

  /** By the item that most options have which are of no kind yet; of several, the first. */
  private static OptionSlots ofItems(Problem problem, Prefix givens) {
    BitSet left = problem.allOptions();
    IntStream.range(0, problem.options())
        .filter(option -> !problem.hasPrimary(option))
        .forEach(left::clear);
    for (int given : givens.options()) {
      // With itself as well: what is given is placed already.
      IntStream.range(0, problem.options())
          .filter(option -> problem.conflict(given, option))
          .forEach(left::clear);
    }
    List<String> names = new ArrayList<>();
    List<int[]> options = new ArrayList<>();
    int[] degree = degrees(problem, left);
    while (!left.isEmpty()) {
      int item =
          IntStream.range(0, degree.length)
              .reduce((best, next) -> degree[next] > degree[best] ? next : best)
              .orElseThrow();
      int[] own = left.stream().filter(option -> has(problem, option, item)).toArray();
      for (int option : own) {
        left.clear(option);
        for (int place = 0; place < problem.size(option); place++) {
          degree[problem.item(option, place)]--;
        }
      }
      names.add(problem.itemName(item));
      options.add(own);
    }
    return new OptionSlots(names, options, problem.options(), false);
  }

  private static int[] degrees(Problem problem, BitSet options) {
    int[] degree = new int[problem.items()];
    options.stream()
        .forEach(
            option -> {
              for (int place = 0; place < problem.size(option); place++) {
                degree[problem.item(option, place)]++;
              }
            });
    return degree;
  }

  private static boolean has(Problem problem, int option, int item) {
    return IntStream.range(0, problem.size(option))
        .anyMatch(place -> problem.item(option, place) == item);
  }

  /** Number of kinds. */
  public int size() {
    return options.length;
  }

  /** The name of a piece or an item. */
  public String name(int kind) {
    return names.get(kind);
  }

  /** Whether kinds are pieces, not items. */
  public boolean arePieces() {
    return arePieces;
  }

  /** How many options a kind has. */
  int options(int kind) {
    return options[kind].length;
  }

  /** The kind of an option, or {@link #NONE}. */
  int kind(int option) {
    return kindOf[option];
  }

  /** The place of an option among those of its kind, from 1. */
  char value(int option) {
    return valueOf[option];
  }

  /** The option at a place of a kind, from 1. */
  int option(int kind, char value) {
    return options[kind][value - 1];
  }
}
