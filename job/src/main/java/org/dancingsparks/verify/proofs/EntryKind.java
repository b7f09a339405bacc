package org.dancingsparks.verify.proofs;

/** The meaning of an entry about a row; in its longs an {@link Enum#ordinal}. */
enum EntryKind {
  /** It leads to a residual. */
  EDGE,
  /** The number of a residual that it leads to. */
  TERM,
  /** The number of a row with an item. */
  INNER,
  /** The number of a row whose residual has no primary item, so that it has to be 1. */
  END,
  /** The number of the row of the whole problem. */
  START,
  /** It leads to a residual that has no row. */
  MISSING,
  /** Its residual has another row. */
  DOUBLE,
  /** Its item is not one of its residual's. */
  WRONG_ITEM,
  /** Its key has bits that no residual has. */
  WRONG_KEY,
  /** Its number is larger than that of a problem with so many solutions. */
  TOO_LARGE,
  /** The row is the number of a part that cannot be read to its end. */
  BROKEN;

  private static final EntryKind[] ALL = values();

  static EntryKind of(long ordinal) {
    return ALL[(int) ordinal];
  }
}
