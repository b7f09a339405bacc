package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The program and command that made a page, and the commands that tell more; a text is empty if it
 * is unknown.
 *
 * @param version of the program
 * @param command that makes the page again
 * @param whole the puzzle of which the page has only a part; empty if it has all of it
 */
public record Origin(String version, String command, More more, Optional<Whole> whole) {
  /** The origin of a page that does not state it. */
  static final Origin UNKNOWN = new Origin("", "", new More("", "", "", "", ""));

  /** The origin of a page of a whole puzzle. */
  public Origin(String version, String command, More more) {
    this(version, command, more, Optional.empty());
  }

  /** Returns the origin of a page of a part of a puzzle. */
  public Origin partOf(Whole puzzle) {
    return new Origin(version, command, more, Optional.of(puzzle));
  }

  /**
   * A whole puzzle that is too large for a page.
   *
   * @param serving the command that serves the answers to its moves
   * @param solutions their number, if it is known
   */
  public record Whole(String serving, Optional<BigInteger> solutions) {}

  /**
   * Commands about the puzzle of a page.
   *
   * @param counting counts its solutions
   * @param drawing draws a solution, whose number follows
   * @param serving serves the answers to the page's moves
   * @param starting counts unique starts, whose number of pieces follows
   * @param building makes the page with its diagram, where this page was made without; may be empty
   */
  public record More(
      String counting, String drawing, String serving, String starting, String building) {}
}
