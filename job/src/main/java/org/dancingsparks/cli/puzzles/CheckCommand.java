package org.dancingsparks.cli.puzzles;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.PuzzleName;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.check.PuzzleCheck;
import org.dancingsparks.view.PuzzleText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance check}. */
@Command(
    name = "check",
    description = {
      "Draws a puzzle file as it is read, with remarks for its designer.",
      "Remarks on areas, on pieces that fit nowhere or are disconnected, on "
          + "congruent pieces, and, if it is obvious, on the reason why there is no "
          + "solution."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance check heart.yaml", "  dance check iq-fit --json"},
    mixinStandardHelpOptions = true)
public final class CheckCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private PuzzleName name;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Mixin private ProgressFlags progress;

  @Override
  public void run() {
    Session session = Session.of(spec);
    Puzzle puzzle = new Target(session, name).puzzle();
    PiecePuzzle pieces =
        puzzle
            .ofPieces()
            .orElseThrow(
                () ->
                    new InputException(
                        "%s has no pieces to draw".formatted(puzzle.name()),
                        "`dance describe` says what it is"));
    PuzzleCheck check = new PuzzleCheck(pieces);
    PrintWriter out = session.out();
    if (isJson) {
      out.println(Json.text(json(check)));
    } else {
      out.print(PuzzleText.of(check));
    }
    new Remarks(puzzle, session.progress(puzzle.name())).onImpossibility(Prefix.EMPTY);
  }

  private static ObjectNode json(PuzzleCheck check) {
    PiecePuzzle puzzle = check.puzzle();
    Board board = puzzle.board();
    ObjectNode node = Json.object();
    node.put("puzzle", puzzle.name());
    node.put("title", puzzle.title());
    node.putObject("board")
        .put("cells", board.size())
        .put("rows", board.rows())
        .put("columns", board.columns())
        .put("layers", board.layers());
    node.put("fewestCells", check.fewestCells());
    node.set("mostCells", Json.tree(check.mostCells().stream().boxed().findFirst().orElse(null)));
    ArrayNode pieces = node.putArray("pieces");
    for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
      pieces.add(json(check, piece));
    }
    node.set("remarks", Json.tree(check.remarks()));
    return node;
  }

  private static ObjectNode json(PuzzleCheck check, int number) {
    Piece piece = check.puzzle().pieces().get(number);
    ObjectNode node =
        Json.object()
            .put("piece", piece.name())
            .put("symbol", String.valueOf(piece.symbol()))
            .put("colour", piece.colour().orElse(null))
            .put("turns", piece.turns().text())
            .put("use", piece.use().text())
            .put("cells", piece.cells().size())
            .put("parts", check.components(number))
            .put("orientations", check.orientations(number))
            .put("placements", check.placements(number));
    check
        .congruence(number)
        .ifPresent(
            like ->
                node.put(
                    like.isMirrorImage() ? "mirrorImageOf" : "sameAs",
                    check.puzzle().pieces().get(like.piece()).name()));
    return node;
  }
}
