package org.dancingsparks.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Medium;
import org.dancingsparks.view.PieceSheet;
import org.dancingsparks.view.PieceWords;

/** Writes the rules of a puzzle, and draws its pieces. */
record AboutPuzzle(Markup page, PuzzlePage.Source source) {
  /** The width that pieces are drawn for. */
  private static final double ROOM = 600;

  /** Maximum number of cells of the boxes round all pieces that are drawn. */
  private static final long MAX_CELLS = 5_000;

  void write() {
    Puzzle puzzle = source.puzzle();
    boards();
    page.words("h2", "The puzzle").line();
    page.words("p", String.join(" ", rules(puzzle))).line();
    givens();
    puzzle.ofPieces().filter(drawn -> PieceSheet.cells(drawn) <= MAX_CELLS).ifPresent(this::pieces);
  }

  private void pieces(PiecePuzzle puzzle) {
    page.words("h3", "Pieces").line();
    new PieceSheet(puzzle, ROOM).draw(page, Medium.COLOURED_PAPER);
  }

  private static List<String> rules(Puzzle puzzle) {
    List<String> rules = new ArrayList<>();
    puzzle.ofPieces().ifPresent(pieces -> rules.add(filling(pieces)));
    puzzle.onBoard().ifPresent(drawn -> rules.addAll(PieceWords.of(drawn)));
    if (rules.isEmpty()) {
      rules.addAll(covering(puzzle.problem()));
    }
    puzzle.onBoard().ifPresent(drawn -> rules.addAll(PieceWords.drawn(drawn.board())));
    return rules;
  }

  private static String filling(PiecePuzzle puzzle) {
    List<Piece> pieces = puzzle.pieces().stream().filter(piece -> !piece.isHole()).toList();
    String board = About.number(puzzle.board().size(), "cell");
    return pieces.stream().allMatch(piece -> piece.use().equals(Use.ONCE))
        ? "Place the %s so that they fill the board of %s."
            .formatted(About.number(pieces.size(), "piece"), board)
        : "Fill the board of %s with pieces.".formatted(board);
  }

  private static List<String> covering(Problem problem) {
    List<String> rules = new ArrayList<>();
    rules.add(
        "This is an exact cover problem of %s and %s."
            .formatted(
                About.number(problem.items(), "item"), About.number(problem.options(), "option")));
    boolean arePlain =
        IntStream.range(0, problem.items())
            .allMatch(item -> problem.least(item) == 1 && problem.most(item) == 1);
    rules.add(
        arePlain
            ? "Choose options so that each item is in exactly one of them."
            : "Choose options so that a primary item is in exactly one of them, or as often as its"
                + " bounds say, and a secondary item in at most one, or in any number that give it"
                + " one colour.");
    return rules;
  }

  /** Leads to the pages of single boards. */
  private void boards() {
    if (source.boards().isEmpty()) {
      return;
    }
    page.words("h2", "Boards to play").line().open("ul").line();
    for (BoardPage board : source.boards()) {
      page.open("li").words("a", board.open().replace(",", ", "), "href", board.file());
      page.text(": " + About.number(board.solutions(), "solution")).close().line();
    }
    page.close().line();
  }

  private void givens() {
    int[] givens = source.givens().options();
    if (givens.length == 0) {
      return;
    }
    page.words("p", "On this page all solutions contain:").line().open("ul").line();
    for (int option : givens) {
      page.words("li", source.puzzle().problem().describe(option)).line();
    }
    page.close().line();
    source
        .origin()
        .whole()
        .ifPresent(
            whole ->
                About.command(
                    page, "On your own computer, play the whole puzzle with:", whole.serving()));
  }
}
