package org.dancingsparks.view;

/** What a board is drawn for. */
enum Medium {
  /** To be looked at: pieces in their colours, open cells with a dot. */
  SCREEN,
  /** To be printed without colour and written on: givens grey, open cells empty. */
  PAPER,
  /** The same with colours: givens in those of their pieces, others in paler ones. */
  COLOURED_PAPER
}
