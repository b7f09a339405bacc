package org.dancingsparks.view.booklet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.view.PieceWords;
import org.dancingsparks.view.booklet.BookletPrint.Ink;

/** The texts of a booklet about its puzzle. Immutable. */
record BookletWords(BoardPuzzle puzzle, Ink ink) {
  /** The puzzle's title, or its name if it has none; empty where its own rules say more. */
  String subtitle() {
    String titled = puzzle.title().isEmpty() ? puzzle.name() : puzzle.title();
    return puzzle.rules().isEmpty() ? titled : "";
  }

  /** The rules of play. */
  String rules() {
    List<String> rules = new ArrayList<>(PieceWords.of(puzzle));
    if (rules.isEmpty()) {
      rules.add("Go by the rules of the puzzle.");
    }
    rules.add(0, puzzle.ofPieces().map(this::placing).orElseGet(() -> filling(puzzle.marks())));
    if (!puzzle.pieceRules().free().isEmpty()) {
      rules.add("A thin ring marks a cell that can stay open.");
    }
    rules.addAll(PieceWords.drawn(puzzle.board()));
    rules.add("Each position has exactly one solution.");
    return String.join(" ", rules);
  }

  private String placing(PiecePuzzle pieces) {
    return "In each position some pieces have their places: those drawn in %s, with a heavy line"
            .formatted(ink == Ink.GREY ? "grey" : "colour")
        + " round them. Place the remaining pieces so that they fill the board."
        + (PiecesLeft.isDrawn(pieces) ? " These are drawn below it." : "");
  }

  /** The text on how drawings of solutions distinguish givens from the rest. */
  String solutions() {
    return "Solutions are at the end. "
        + puzzle.ofPieces().map(this::placed).orElse("The givens of the position are bold.");
  }

  private String placed(PiecePuzzle pieces) {
    String given =
        ink == Ink.GREY
            ? "The pieces of the position are grey, with bold symbols."
            : "The pieces of the position have full colours and bold symbols.";
    String apart =
        pieces.board().isFlat() ? "" : " Below each, its pieces are drawn as bodies, moved apart.";
    return given + apart;
  }

  private static String filling(List<Mark> marks) {
    if (marks.size() == 1) {
      Mark mark = marks.get(0);
      return "In each position some cells are marked %s (%s). Mark the cells of all others."
          .formatted(mark.symbol(), mark.name());
    }
    String symbols =
        marks.stream().map(mark -> String.valueOf(mark.symbol())).collect(Collectors.joining(" "));
    return "In each position some cells are filled in. Fill the others, each with one of "
        + symbols
        + ".";
  }

  /**
   * The symbols of the pieces that a position leaves to be placed; empty if there are no pieces, or
   * if all can be used without a limit.
   */
  String left(Set<Integer> givens) {
    List<Piece> pieces = puzzle.pieces();
    if (pieces.stream().allMatch(piece -> piece.use().isUnlimited())) {
      return "";
    }
    Map<Use, List<String>> left = new TreeMap<>();
    for (int number = 0; number < pieces.size(); number++) {
      if (pieces.get(number).isHole()) {
        continue;
      }
      String symbol = String.valueOf(pieces.get(number).symbol());
      left(puzzle, number, givens)
          .ifPresent(use -> left.computeIfAbsent(use, key -> new ArrayList<>()).add(symbol));
    }
    return left.entrySet().stream()
        .map(group -> using(group.getKey()) + String.join(" ", group.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** The use that a position leaves of a piece; empty if all of it is placed. */
  static Optional<Use> left(BoardPuzzle puzzle, int piece, Set<Integer> givens) {
    long placed = givens.stream().filter(given -> puzzle.mark(given, 0) == piece).count();
    return puzzle.pieces().get(piece).use().after((int) placed);
  }

  /** The words before pieces of some use. */
  static String using(Use use) {
    if (use.equals(Use.ONCE)) {
      return "";
    }
    if (use.equals(Use.AT_MOST_ONCE)) {
      return "perhaps ";
    }
    if (use.equals(Use.ANY_NUMBER)) {
      return "any number of ";
    }
    if (use.isUnlimited()) {
      return use.least() + " or more of ";
    }
    return use.least() == use.most()
        ? use.most() + " of "
        : "%d to %d of ".formatted(use.least(), use.most());
  }
}
