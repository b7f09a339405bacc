package org.dancingsparks.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.lattice.Cell;

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
}
