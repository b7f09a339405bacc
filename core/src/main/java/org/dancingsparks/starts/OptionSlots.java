package org.dancingsparks.starts;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Residual;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.SolutionSchema;

/**
 * The options divided into slots, so that a solution has at most one option of each: the pieces if
 * each is used at most once, else items, such as the cells of a sudoku or the rows of a chessboard;
 * where options can share all their items, by bounds or colours, a slot has only one of them. A set
 * of options of one solution belongs to exactly one set of slots, so starts can be counted for each
 * set of slots separately.
 *
 * <p>Options that are given, or conflict with a given, and those that are never chosen since they
 * have no primary item, belong to no slot. Immutable.
 */
public final class OptionSlots implements Serializable {
  private static final long serialVersionUID = 1;

  /** The slot of an option that belongs to none. */
  static final int NONE = -1;

  private final ArrayList<String> names;
  private final int[][] options;
  private final int[] slotOf;
  private final char[] valueOf;
  private final boolean arePieces;

  private OptionSlots(List<String> names, List<int[]> options, int allOptions, boolean arePieces) {
    this.names = new ArrayList<>(names);
    this.options = options.toArray(int[][]::new);
    this.arePieces = arePieces;
    slotOf = new int[allOptions];
    valueOf = new char[allOptions];
    Arrays.fill(slotOf, NONE);
    for (int slot = 0; slot < this.options.length; slot++) {
      for (int index = 0; index < this.options[slot].length; index++) {
        slotOf[this.options[slot][index]] = slot;
        valueOf[this.options[slot][index]] = (char) (index + 1);
      }
    }
  }

  /**
   * The slots of a puzzle's options.
   *
   * @param givens options that each solution contains
   * @throws InputException if a slot has more than 65,535 options
   */
  public static OptionSlots of(Puzzle puzzle, Prefix givens) {
    SolutionSchema schema = SolutionSchema.of(puzzle);
    OptionSlots slots =
        schema.hasPieces()
            ? ofPieces(schema, givens, puzzle.problem().options())
            : ofItems(puzzle.problem(), givens);
    for (int slot = 0; slot < slots.size(); slot++) {
      if (slots.options[slot].length > Character.MAX_VALUE) {
        throw new InputException(
            "%s has %,d options, and starts need at most %,d for each piece"
                .formatted(
                    slots.names.get(slot), slots.options[slot].length, (int) Character.MAX_VALUE),
            "take a smaller puzzle");
      }
    }
    return slots;
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

  /**
   * Makes slots of items that no two options of a solution can share. The item with the most
   * options not yet in a slot is always next, or the first of several such items. Each option left
   * over is then a slot of its own.
   */
  private static OptionSlots ofItems(Problem problem, Prefix givens) {
    Residual residual = new Residual(problem, givens);
    BitSet left = residual.options();
    List<String> names = new ArrayList<>();
    List<int[]> options = new ArrayList<>();
    int[] degree = degrees(problem, residual);
    for (int item = largest(degree); item >= 0; item = largest(degree)) {
      int wanted = item;
      int[] own = left.stream().filter(option -> has(problem, option, wanted)).toArray();
      for (int option : own) {
        left.clear(option);
        for (int index = 0; index < problem.size(option); index++) {
          degree[problem.item(option, index)]--;
        }
      }
      names.add(problem.itemName(item));
      options.add(own);
    }
    left.stream().forEach(option -> names.add("#" + option));
    left.stream().forEach(option -> options.add(new int[] {option}));
    return new OptionSlots(names, options, problem.options(), false);
  }

  /** The item with the most options, the first among equals; -1 if none has any. */
  private static int largest(int... degree) {
    int largest = -1;
    for (int item = 0; item < degree.length; item++) {
      if (degree[item] > (largest < 0 ? 0 : degree[largest])) {
        largest = item;
      }
    }
    return largest;
  }

  /** By item: its number of options, or 0 if a solution can have two of them. */
  private static int[] degrees(Problem problem, Residual residual) {
    int[] degree = new int[problem.items()];
    for (int item = 0; item < degree.length; item++) {
      degree[item] = residual.most(item) > 1 ? 0 : residual.uses(item);
    }
    residual.options().stream()
        .forEach(
            option ->
                IntStream.range(0, problem.size(option))
                    .filter(index -> problem.colour(option, index) > 0)
                    .forEach(index -> degree[problem.item(option, index)] = 0));
    return degree;
  }

  private static boolean has(Problem problem, int option, int item) {
    return IntStream.range(0, problem.size(option))
        .anyMatch(index -> problem.item(option, index) == item);
  }

  /** Number of slots. */
  public int size() {
    return options.length;
  }

  /** The name of a slot: of a piece or an item. */
  public String name(int slot) {
    return names.get(slot);
  }

  /** Returns whether slots are pieces, not items. */
  public boolean arePieces() {
    return arePieces;
  }

  /** Number of options of a slot. */
  int options(int slot) {
    return options[slot].length;
  }

  /** The slot of an option, or {@link #NONE}. */
  int slot(int option) {
    return slotOf[option];
  }

  /** The value of an option: its index within its slot, from 1. */
  char value(int option) {
    return valueOf[option];
  }

  /** The option with a value of a slot, from 1. */
  int option(int slot, char value) {
    return options[slot][value - 1];
  }
}
