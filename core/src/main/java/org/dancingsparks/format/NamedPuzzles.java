package org.dancingsparks.format;

import java.util.Optional;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Families;
import org.dancingsparks.puzzle.Puzzle;

/** Finds puzzles by name: those that are shipped, and the members of families. */
public final class NamedPuzzles {
  private NamedPuzzles() {}

  /**
   * The puzzle of a name such as {@code kanoodle} or {@code pentominoes:6x10}.
   *
   * @throws InputException if there is none
   */
  public static Puzzle of(String name) {
    return find(name).orElseThrow(() -> new InputException("There is no puzzle " + name + "."));
  }

  /**
   * The puzzle of a name, if there is one.
   *
   * @throws InputException if a family has no such member
   */
  public static Optional<Puzzle> find(String name) {
    return ShippedPuzzles.find(name).map(Puzzle.class::cast).or(() -> member(name));
  }

  private static Optional<Puzzle> member(String name) {
    try {
      return Families.find(name);
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    }
  }

  /** Whether a name is that of a shipped puzzle or of a family's member, and not of a file. */
  public static boolean isNamed(String name) {
    return ShippedPuzzles.hasFamily(name) || Families.family(name).isPresent();
  }
}
