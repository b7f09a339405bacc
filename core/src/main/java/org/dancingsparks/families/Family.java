package org.dancingsparks.families;

import java.util.function.UnaryOperator;
import org.dancingsparks.puzzle.Puzzle;

/** Puzzles of one kind, made on demand; each is asked for as {@code NAME:PARAMETERS}. */
public interface Family {
  /** The family's name, before the colon. */
  String name();

  /** The form of the parameters after the colon: {@code N}, {@code ROWSxCOLUMNS}. */
  String parameters();

  /** The form of its puzzles' names, as in {@code queens:N}. */
  default String form() {
    return name() + ":" + parameters();
  }

  /** A title of one line for its puzzles. */
  String title();

  /**
   * Makes a puzzle.
   *
   * @param files reads the text of a file, by its path, for families whose parameters name one
   * @throws IllegalArgumentException if the parameters are not understood or there are too many
   *     options; the message says what they can be
   */
  Puzzle puzzle(String parameters, UnaryOperator<String> files);
}
