package org.dancingsparks.view;

/** What a board is drawn for. */
enum Medium {
  /** To be looked at: pieces in their colours, open cells with a dot. */
  SCREEN,
  /** To be printed without colour and written on: givens grey, open cells empty. */
  PAPER
}
