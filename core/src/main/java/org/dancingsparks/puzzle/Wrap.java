package org.dancingsparks.puzzle;

/** The edges of a board that are joined, so that pieces reach across them. */
public enum Wrap {
  /** A board with four edges. */
  NONE("none"),
  /** A cylinder: the last column lies beside the first. */
  COLUMNS("columns"),
  /** A torus: the last row lies beside the first, too. */
  BOTH("both");

  private final String text;

  Wrap(String text) {
    this.text = text;
  }

  /** The name that puzzle files use. */
  public String text() {
    return text;
  }
}
