package org.dancingsparks.cli.command;

import java.io.PrintWriter;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.families.Families;
import org.dancingsparks.families.Family;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance puzzles}. */
@Command(
    name = "puzzles",
    description = "Lists the puzzles that come with the program, and the families that it makes.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance puzzles", "  dance puzzles --json"},
    mixinStandardHelpOptions = true)
public final class PuzzlesCommand implements Runnable {
  private static final String LINE = "%-29s %8s %6s  %s%n";

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    var list = Json.object().putArray("puzzles");
    if (!isJson) {
      out.printf(LINE, "puzzle", "options", "items", "what it is");
    }
    for (String name : ShippedPuzzles.names()) {
      PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
      Problem problem = puzzle.problem();
      if (isJson) {
        list.addObject()
            .put("puzzle", name)
            .put("options", problem.options())
            .put("items", problem.items())
            .put("title", puzzle.title());
      } else {
        out.printf(LINE, name, problem.options(), problem.items(), puzzle.title());
      }
    }
    for (Family family : Families.all()) {
      if (isJson) {
        list.addObject()
            .put("puzzle", family.form())
            .putNull("options")
            .putNull("items")
            .put("title", family.title());
      } else {
        out.printf(LINE, family.form(), "-", "-", family.title());
      }
    }
    if (isJson) {
      out.println(Json.text(list));
    }
  }
}
