package org.dancingsparks.cli.puzzles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.help.PuzzleNames;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.format.NamedPuzzles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance puzzles}. */
@Command(
    name = "puzzles",
    description = {
      "Lists the puzzles that come with the program.",
      "Lists them by shelf, with their numbers of solutions, and the families that it"
          + " makes; or those of one name. For a single puzzle it prints its origin and"
          + " its published counts, and draws the first solution if that is found at once."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance puzzles", "  dance puzzles pentominoes", "  dance puzzles soma --json"},
    mixinStandardHelpOptions = true)
public final class PuzzlesCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "P",
      completionCandidates = PuzzleNames.class,
      description = "A puzzle that comes with the program, or a family.")
  private String name;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Override
  public void run() {
    String known = name == null ? null : NamedPuzzles.canonical(name);
    List<ShelfEntry> entries = known == null ? ShelfEntry.all() : ShelfEntry.named(known);
    if (entries.isEmpty()) {
      throw NamedPuzzles.unknown(name, "");
    }
    Optional<PuzzleCard> card = PuzzleCard.of(known, entries);
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      ArrayNode list = Json.object().putArray("puzzles");
      entries.forEach(entry -> list.add(entry.json()));
      out.println(Json.text(card.<JsonNode>map(PuzzleCard::json).orElse(list)));
    } else {
      card.ifPresentOrElse(one -> out.print(one.text()), () -> out.print(ShelfListing.of(entries)));
    }
  }
}
