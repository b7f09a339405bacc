package org.dancingsparks.cli.count;

import org.dancingsparks.cli.session.Session;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.CostReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.values.OptionCosts;
import picocli.CommandLine.Option;

/** The costs of options: from a file, or else the puzzle's own. */
public final class CostFile {
  private static final String FLAG = "--cost";

  @Option(
      names = FLAG,
      paramLabel = "FILE",
      description =
          "A YAML file of costs by feature, as in `piece=I: 5`; without it the costs in the"
              + " puzzle's .dlx file, as in `a b |5`.")
  private String file;

  /** Returns whether a file is named. */
  public boolean isGiven() {
    return file != null;
  }

  /**
   * Returns the costs.
   *
   * @throws InputException if there are none, or they cannot be read
   */
  public OptionCosts costs(Puzzle puzzle, Session session) {
    if (file != null) {
      String name = Printable.text(Redacted.fileName(file));
      return CostReader.costs(puzzle, name, Puzzles.readText(file, session.files()));
    }
    if (!puzzle.problem().hasCosts()) {
      throw new InputException(
          "The options of %s have no costs".formatted(puzzle.name()),
          "give a file of costs with " + FLAG);
    }
    return CostReader.ownCosts(puzzle);
  }
}
