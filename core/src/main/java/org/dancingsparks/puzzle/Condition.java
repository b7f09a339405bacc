package org.dancingsparks.puzzle;

/** A condition on a solution as a whole. */
public enum Condition {
  /**
   * Each straight line across the board, between two rows, columns or layers, is crossed by a
   * piece.
   */
  FAULT_FREE("fault-free"),
  /** No four pieces meet at a point. */
  NO_CROSSROADS("no-crossroads");

  private final String text;

  Condition(String text) {
    this.text = text;
  }

  /** The name that puzzle files use. */
  public String text() {
    return text;
  }
}
