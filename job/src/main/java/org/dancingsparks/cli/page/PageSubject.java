package org.dancingsparks.cli.page;

import java.util.Optional;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.Origin;
import org.dancingsparks.puzzle.Puzzle;

/**
 * The subject of a page.
 *
 * @param givens that its solutions contain
 * @param diagram of these solutions, if it fits memory
 * @param origin of the page
 */
public record PageSubject(
    Puzzle puzzle,
    Prefix givens,
    Optional<Diagram> diagram,
    Origin origin,
    ProgressLines progress) {
  /**
   * Returns the origin of a page.
   *
   * @param command that makes it
   * @param subject the puzzle as commands name it
   */
  public static Origin origin(String command, String subject) {
    return new Origin(
        Version.program(),
        command,
        new Origin.More(
            "dance count " + subject,
            "dance nth " + subject,
            "dance serve " + subject,
            "dance challenges " + subject + " --count --pieces",
            ""));
  }

  /**
   * Returns the origin of a page in an atlas, with the command that makes only this page.
   *
   * @param subject the puzzle as commands name it
   */
  static Origin originInAtlas(String subject, String file) {
    Origin alone = origin("dance page %s --out %s".formatted(subject, file), subject);
    Origin.More more = alone.more();
    return new Origin(
        alone.version(),
        alone.command(),
        new Origin.More(
            more.counting(), more.drawing(), more.serving(), more.starting(), alone.command()));
  }
}
