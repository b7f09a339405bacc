package org.dancingsparks.view;

/** The medium that a board is drawn for. */
public enum Medium {
  /** A screen: pieces in their colours, open cells with a dot. */
  SCREEN,
  /** Paper to write on, printed without colour: givens grey, open cells empty. */
  PAPER,
  /**
   * Paper to write on, printed in colour: givens in the colours of their pieces, others in paler
   * ones.
   */
  COLOURED_PAPER
}
