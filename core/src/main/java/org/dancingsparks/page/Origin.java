package org.dancingsparks.page;

/**
 * The program and command that made a page, and the commands that tell more; a text is empty if it
 * is unknown.
 *
 * @param version of the program
 * @param command that makes the page again
 * @param whole serves the whole puzzle, of which the page has only a part; empty if it has all
 */
public record Origin(String version, String command, More more, String whole) {
  /** The origin of a page that does not state it. */
  static final Origin UNKNOWN = new Origin("", "", new More("", "", "", "", ""));

  /** The origin of a page of a whole puzzle. */
  public Origin(String version, String command, More more) {
    this(version, command, more, "");
  }

  /** Returns the origin of a page of a part of a puzzle. */
  public Origin ofWhole(String serving) {
    return new Origin(version, command, more, serving);
  }

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
