package org.dancingsparks.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/** A named exact cover problem with its item orders. */
public interface Puzzle {
  /** The item orders of a puzzle without better ones: the given one and that of first use. */
  List<String> GIVEN = List.of("given", "first-use");

  /**
   * The item orders of a puzzle whose items are given in the order of a sweep that keeps few of
   * them open at a time, so that no search for an item order is needed.
   */
  List<String> SWEPT = List.of("puzzle", "first-use");

  /**
   * The name that its file gives it, as in {@code kanoodle} or {@code pentominoes:6x10}, or the
   * file's own where that gives none; safe to show.
   */
  String name();

  /** A title of one line, or empty. */
  default String title() {
    return "";
  }

  /** The word for what an option adds to a solution: a piece, a cell or just an option. */
  default String noun() {
    return "option";
  }

  /** The word for such a thing once it is chosen: placed, filled in or just chosen. */
  default String chosen() {
    return "chosen";
  }

  /** This puzzle with its board, if it has one on which solutions are drawn. */
  default Optional<BoardPuzzle> onBoard() {
    return Optional.empty();
  }

  /** This puzzle with its pieces and all their placements, if it is one of pieces. */
  default Optional<PiecePuzzle> ofPieces() {
    return Optional.empty();
  }

  /** The pieces to place; none in a puzzle of another kind. */
  default List<Piece> pieces() {
    return List.of();
  }

  /** The placement of a piece that an option stands for, if it does. */
  default Optional<Placement> placement(int option) {
    return Optional.empty();
  }

  /** The piece that an option places, if it places one. */
  default Optional<Piece> pieceOf(int option) {
    return placement(option).map(placed -> pieces().get(placed.piece()));
  }

  /** The options that place a piece, by its number among all; ascending. */
  default int[] optionsOf(int piece) {
    return new int[0];
  }

  /** The problem; its options are in the order that gives them their ids. */
  Problem problem();

  /** The names of its item orders; the first is the {@linkplain #defaultOrder default}. */
  default List<String> itemOrders() {
    return GIVEN;
  }

  /**
   * An item order by name.
   *
   * @throws IllegalArgumentException if the name is not among {@link #itemOrders}
   */
  default ItemOrder itemOrder(String name) {
    if (!itemOrders().contains(name)) {
      throw unknownOrder(name);
    }
    return name.equals("first-use")
        ? ItemOrder.firstUse(problem())
        : ItemOrder.of(name, problem(), IntStream.range(0, problem().items()).toArray());
  }

  /** The exception for a name that is none of {@link #itemOrders}. */
  default IllegalArgumentException unknownOrder(String name) {
    return new IllegalArgumentException(
        "There is no item order %s; there are %s."
            .formatted(name, String.join(", ", itemOrders())));
  }

  /** The item order that is used where none is asked for. */
  default ItemOrder defaultOrder() {
    return itemOrder(itemOrders().get(0));
  }

  /**
   * Returns whether the default order was made for the puzzle, so that no search for one is needed.
   */
  default boolean hasOwnOrder() {
    return !itemOrders().get(0).equals("given");
  }

  /**
   * The number of items that an order takes along the board, before those of pieces; 0 without a
   * board.
   */
  default int itemsAlongBoard() {
    return 0;
  }

  /**
   * The known automorphisms; the identity alone where there is no geometry.
   *
   * @throws IllegalArgumentException if there are too many to be listed
   */
  default Symmetries symmetries() {
    return Symmetries.of(new int[][] {IntStream.range(0, problem().options()).toArray()});
  }
}
