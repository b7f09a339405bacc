package org.dancingsparks.puzzle;

/** Puzzles of one kind, made on demand; each is asked for as {@code NAME:PARAMETERS}. */
public interface Family {
  /** What stands before the colon. */
  String name();

  /** What stands after it, in short: {@code N}, {@code ROWSxCOLUMNS}. */
  String parameters();

  /** How to ask for one, as in {@code queens:N}. */
  default String form() {
    return name() + ":" + parameters();
  }

  /** One line on what its puzzles are. */
  String title();

  /**
   * Makes a puzzle.
   *
   * @throws IllegalArgumentException if the parameters are not understood or there are too many
   *     options; the message says what they can be
   */
  Puzzle puzzle(String parameters);
}
