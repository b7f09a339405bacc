package org.dancingsparks.cli.puzzles;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.PuzzleName;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ListExcerpt;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance describe}. */
@Command(
    name = "describe",
    description = {
      "Describes a puzzle: its placements and symmetries.",
      "Prints the numbers of its items and options (placements), in all and by piece, and its"
          + " symmetries."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance describe iq-fit", "  dance describe tray.yaml --json"},
    mixinStandardHelpOptions = true)
public final class DescribeCommand implements Runnable {
  private static final int MAX_BOUNDS = 8;

  @Spec private CommandSpec spec;
  @Mixin private PuzzleName name;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Mixin private ProgressFlags progress;

  @Override
  public void run() {
    Session session = Session.of(spec);
    Puzzle puzzle = new Target(session, name).puzzle();
    Optional<Symmetries> symmetries = symmetries(puzzle);
    PrintWriter out = session.out();
    if (isJson) {
      out.println(Json.text(json(puzzle, symmetries)));
    } else {
      print(out, puzzle, symmetries);
      puzzle.ofPieces().ifPresent(pieces -> printPieces(out, pieces, symmetries));
    }
    new Remarks(puzzle, session.progress(puzzle.name())).onImpossibility(Prefix.EMPTY);
  }

  /** Returns the symmetries; empty if there are too many to list. */
  private static Optional<Symmetries> symmetries(Puzzle puzzle) {
    try {
      return Optional.of(Symmetries.of(puzzle));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> title(Puzzle puzzle) {
    return Optional.of(puzzle.title()).filter(title -> !title.isEmpty());
  }

  private static ObjectNode json(Puzzle puzzle, Optional<Symmetries> symmetries) {
    Problem problem = puzzle.problem();
    ObjectNode node = Json.object();
    node.put("puzzle", puzzle.name());
    node.put("title", title(puzzle).orElse(null));
    node.put("problem", problem.hash());
    node.put("items", problem.items());
    node.put("primaryItems", problem.primaryItems());
    ArrayNode bounds = node.putArray("bounds");
    bounds(problem)
        .forEach(
            (bound, items) ->
                bounds
                    .addObject()
                    .put("least", bound.least())
                    .put("most", bound.most())
                    .put("items", items));
    node.put("colours", problem.colours());
    node.put("colouredItems", colouredItems(problem));
    node.put("options", problem.options());
    node.put("optionsWithoutPrimary", problem.optionsWithoutPrimary());
    node.put("symmetries", symmetries.map(Symmetries::order).orElse(null));
    ArrayNode pieces = node.putArray("pieces");
    for (int number = 0; number < puzzle.pieces().size(); number++) {
      Piece piece = puzzle.pieces().get(number);
      int[] options = puzzle.optionsOf(number);
      pieces
          .addObject()
          .put("piece", piece.name())
          .put("symbol", String.valueOf(piece.symbol()))
          .put("use", piece.use().text())
          .put("options", options.length)
          .put("orbits", symmetries.map(group -> group.orbits(options).size()).orElse(null));
    }
    return node;
  }

  /** Bounds of an item other than exactly once. */
  private record Bounds(int least, int most) {}

  /** The number of items by their bounds, in the items' order. */
  private static Map<Bounds, Integer> bounds(Problem problem) {
    Map<Bounds, Integer> items = new LinkedHashMap<>();
    IntStream.range(0, problem.primaryItems())
        .filter(item -> !problem.isOnce(item))
        .mapToObj(item -> new Bounds(problem.least(item), problem.most(item)))
        .forEach(bounds -> items.merge(bounds, 1, Integer::sum));
    return items;
  }

  private static String boundsText(Problem problem) {
    String shown =
        bounds(problem).entrySet().stream()
            .limit(MAX_BOUNDS)
            .map(entry -> "%s: %s".formatted(text(entry.getKey()), items(entry.getValue())))
            .collect(Collectors.joining("; "));
    return bounds(problem).size() > MAX_BOUNDS ? shown + "; ..." : shown;
  }

  private static String text(Bounds bounds) {
    return bounds.least == bounds.most
        ? "exactly %d".formatted(bounds.most)
        : "%d to %d".formatted(bounds.least, bounds.most);
  }

  private static String items(long number) {
    return number == 1 ? "1 item" : "%d items".formatted(number);
  }

  /** Number of items to which an option gives a colour. */
  private static long colouredItems(Problem problem) {
    return IntStream.range(0, problem.options())
        .flatMap(
            option ->
                IntStream.range(0, problem.size(option))
                    .filter(place -> problem.colour(option, place) > 0)
                    .map(place -> problem.item(option, place)))
        .distinct()
        .count();
  }

  private static void print(PrintWriter out, Puzzle puzzle, Optional<Symmetries> symmetries) {
    Problem problem = puzzle.problem();
    out.printf("puzzle      %s%n", puzzle.name());
    title(puzzle).ifPresent(title -> out.printf("title       %s%n", title));
    out.printf(
        "items       %d (%d primary, %d secondary)%n",
        problem.items(), problem.primaryItems(), problem.items() - problem.primaryItems());
    if (problem.hasBounds()) {
      out.printf("bounds      %s%n", boundsText(problem));
    }
    if (problem.hasColours()) {
      out.printf("colours     %d, of %s%n", problem.colours(), items(colouredItems(problem)));
    }
    out.printf("options     %d", problem.options());
    int never = problem.optionsWithoutPrimary();
    if (never > 0) {
      out.printf(" (%d without a primary item: never chosen)", never);
    }
    out.println();
    out.printf(
        "symmetries  %s%n",
        symmetries.map(group -> group.order() + ": " + titles(group)).orElse("too many to list"));
    out.printf("problem     %s%n", problem.hash());
  }

  /** The names of symmetries, those of several with their number. */
  private static String titles(Symmetries group) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    group.titles().forEach(title -> numbers.merge(title, 1, Integer::sum));
    return numbers.entrySet().stream()
        .map(
            title ->
                title.getValue() == 1
                    ? title.getKey()
                    : "%s (%d)".formatted(title.getKey(), title.getValue()))
        .collect(Collectors.joining("; "));
  }

  private void printPieces(PrintWriter out, PiecePuzzle puzzle, Optional<Symmetries> symmetries) {
    int pieces = puzzle.pieces().size();
    out.println();
    new TextColumns<Integer>()
        .left("piece", 12, number -> puzzle.pieces().get(number).name())
        .right("symbol", 6, number -> puzzle.pieces().get(number).symbol())
        .right("options", 8, number -> puzzle.optionsOf(number).length)
        .right(
            "orbits",
            7,
            number ->
                symmetries
                    .map(group -> "" + group.orbits(puzzle.optionsOf(number)).size())
                    .orElse("-"))
        .column("use", number -> puzzle.pieces().get(number).use().text())
        .print(out, TextColumns.rows(Math.min(ListExcerpt.most(), pieces)));
    if (ListExcerpt.isLonger(pieces)) {
      out.flush();
      Session.of(spec)
          .progress(puzzle.name())
          .say(ListExcerpt.remark(pieces - ListExcerpt.most(), "pieces", "--json"));
    }
  }
}
