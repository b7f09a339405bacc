package org.dancingsparks.page;

/**
 * The making of a page, and the commands that tell more; texts are empty where they are unknown.
 *
 * @param version of the program
 * @param command that makes the page again
 */
public record Origin(String version, String command, More more) {
  /** The origin of a page that does not state it. */
  static final Origin UNKNOWN = new Origin("", "", new More("", "", "", "", ""));

  /**
   * Commands about the puzzle of a page.
   *
   * @param counting counts its solutions
   * @param drawing draws a solution, whose number follows
   * @param serving answers the page
   * @param starting counts unique starts, whose number of pieces follows
   * @param building makes the page with its diagram, where this one was made by less work; may be
   *     empty
   */
  public record More(
      String counting, String drawing, String serving, String starting, String building) {}
}
