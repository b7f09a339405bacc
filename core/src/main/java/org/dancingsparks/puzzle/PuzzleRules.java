package org.dancingsparks.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;

/**
 * The rules of a puzzle of pieces, other than that the pieces fill the board.
 *
 * @param layering how solid pieces lie in a flat tray, if they do
 * @param groups pieces used together a number of times
 * @param free cells of the board that can stay open
 * @param never sets of cells, two or more each, that are never all holes
 * @param conditions on the solution as a whole
 */
public record PuzzleRules(
    Optional<Layering> layering,
    List<Group> groups,
    Set<Cell> free,
    List<Set<Cell>> never,
    Set<Condition> conditions) {
  /** The absence of other rules. */
  public static final PuzzleRules NONE =
      new PuzzleRules(Optional.empty(), List.of(), Set.of(), List.of(), Set.of());

  /** Copies the collections. */
  public PuzzleRules {
    groups = List.copyOf(groups);
    free = Set.copyOf(free);
    never = never.stream().<Set<Cell>>map(Set::copyOf).distinct().toList();
    conditions = Set.copyOf(conditions);
  }

  /** The rules of solid pieces in a flat tray. */
  public static PuzzleRules layered(Layering layering) {
    return new PuzzleRules(Optional.of(layering), List.of(), Set.of(), List.of(), Set.of());
  }

  /**
   * Checks that a board suits the conditions on the whole.
   *
   * @throws IllegalArgumentException if it does not
   */
  public void checkConditions(Board board) {
    if (!conditions.isEmpty() && board.lattice() != Lattice.SQUARE) {
      throw new IllegalArgumentException(
          "%s is a rule for boards of squares or cubes; this one is of a %s lattice. Leave out the rule."
              .formatted(conditions.iterator().next().text(), board.lattice().text()));
    }
    if (conditions.contains(Condition.FAULT_FREE) && board.wrap() != Wrap.NONE) {
      throw new IllegalArgumentException(
          "fault-free is a rule for boards that do not wrap round; leave out the rule, or wrap.");
    }
    if (conditions.contains(Condition.NO_CROSSROADS) && !board.isFlat()) {
      throw new IllegalArgumentException(
          "no-crossroads is a rule for flat boards; this one has %d layers. Leave out the rule."
              .formatted(board.layers()));
    }
    if (conditions.contains(Condition.NO_CROSSROADS) && !free.isEmpty()) {
      throw new IllegalArgumentException(
          "no-crossroads cannot be combined with free cells; define the cells that stay open as holes.");
    }
  }

  /**
   * Checks that a board suits layered pieces, if there are any.
   *
   * @throws IllegalArgumentException if it does not
   */
  public void checkLayering(Board board) {
    if (layering.isEmpty()) {
      return;
    }
    if (board.lattice() != Lattice.SQUARE) {
      throw new IllegalArgumentException(
          "Layered pieces are of cubes; this board is of a %s lattice. Leave out layered."
              .formatted(board.lattice().text()));
    }
    if (board.wrap() != Wrap.NONE) {
      throw new IllegalArgumentException(
          "Layered pieces need a board that does not wrap round; leave out layered, or wrap.");
    }
    if (!board.isFlat()) {
      throw new IllegalArgumentException(
          "Layered pieces need a flat board; this one has %d layers. Leave out layered."
              .formatted(board.layers()));
    }
  }
}
