package org.dancingsparks.puzzle;

import java.util.Optional;

/**
 * The origin of a puzzle, and the number of solutions that it is known to have. Texts are empty
 * where nothing is known.
 *
 * @param shelf the heading under which it is listed
 * @param by its maker or inventor
 * @param source of its shapes
 */
public record Provenance(String shelf, String by, String source, Optional<KnownCount> count) {
  /** The provenance of a puzzle about which nothing is stated. */
  public static final Provenance UNKNOWN = new Provenance("", "", "", Optional.empty());
}
