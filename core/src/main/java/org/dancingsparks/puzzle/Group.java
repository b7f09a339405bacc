package org.dancingsparks.puzzle;

import java.util.List;

/**
 * A group of pieces with a rule for how often they are used in all: one of two, say, or ten of
 * twelve.
 *
 * @param name different from those of pieces and other groups
 * @param use how many placements of these pieces a solution has in all
 * @param pieces by name, each once
 */
public record Group(String name, Use use, List<String> pieces) {
  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if it is empty, has a piece twice, or allows any number
   */
  public Group {
    pieces = List.copyOf(pieces);
    if (pieces.isEmpty()) {
      throw new IllegalArgumentException("The group %s has no pieces.".formatted(name));
    }
    if (use.equals(Use.ANY_NUMBER)) {
      throw new IllegalArgumentException(
          "The group %s can have any number of its pieces, so it restricts nothing; leave it out."
              .formatted(name));
    }
    if (pieces.stream().distinct().count() < pieces.size()) {
      throw new IllegalArgumentException("The group %s has a piece twice.".formatted(name));
    }
  }
}
