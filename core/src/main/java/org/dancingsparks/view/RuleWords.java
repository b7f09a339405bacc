package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Condition;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Use;

/** Sentences on pieces that are used together, their places, and cells that stay open. */
record RuleWords(BoardPuzzle puzzle) {
  /** Maximum number of things that are all named; of more, only the first ones and the last are. */
  private static final int MAX_NAMES = 12;

  private static final int FIRST_NAMES = 3;

  List<String> sentences() {
    PuzzleRules rules = puzzle.pieceRules();
    List<String> words = new ArrayList<>();
    joined(puzzle.board()).ifPresent(edges -> words.add("Round the board: %s.".formatted(edges)));
    rules.conditions().stream().sorted().map(RuleWords::words).forEach(words::add);
    puzzle.pieces().stream()
        .filter(piece -> !piece.isHole() && !piece.at().isEmpty())
        .forEach(piece -> words.add(covering(piece)));
    rules.groups().forEach(group -> words.add(using(group)));
    puzzle.pieces().stream().filter(Piece::isHole).forEach(hole -> words.add(leaving(hole)));
    if (!rules.never().isEmpty()) {
      Stream<String> sets =
          rules.never().stream().map(set -> called(set).collect(Collectors.joining(" and ")));
      words.add("Never leave open together: %s.".formatted(named(sets)));
    }
    if (!rules.free().isEmpty()) {
      words.add("These cells can stay open: %s.".formatted(named(called(rules.free()))));
    }
    return words;
  }

  static String words(Condition condition) {
    return switch (condition) {
      case FAULT_FREE -> "A piece crosses each straight line across the board.";
      case NO_CROSSROADS -> "No four pieces meet at a point.";
    };
  }

  /** The edges of a board that are joined, as a clause; empty if none are. */
  static Optional<String> joined(Board board) {
    return switch (board.wrap()) {
      case NONE -> Optional.empty();
      case COLUMNS -> Optional.of("the last column lies beside the first");
      case BOTH ->
          Optional.of("the last column lies beside the first, and the last row above the first");
    };
  }

  private String covering(Piece piece) {
    return "%c covers no cells but %s.".formatted(piece.symbol(), named(called(piece.at())));
  }

  private String using(Group group) {
    Stream<String> symbols =
        puzzle.pieces().stream()
            .filter(piece -> group.pieces().contains(piece.name()))
            .map(piece -> String.valueOf(piece.symbol()));
    return "Of the group %s, use %s: %s."
        .formatted(group.name(), number(group.use()), named(symbols));
  }

  private String leaving(Piece hole) {
    String number = number(hole.use());
    if (hole.at().isEmpty()) {
      String cells = hole.use().most() == 1 ? " cell" : " cells";
      return "Leave " + number + cells + " open.";
    }
    String cells = named(called(hole.at()));
    return "Of the %s cells, leave %s open: %s.".formatted(hole.name(), number, cells);
  }

  private static String number(Use use) {
    if (use.isUnlimited()) {
      return use.least() == 0 ? "any number" : use.least() + " or more";
    }
    if (use.least() == use.most()) {
      return String.valueOf(use.most());
    }
    return use.least() == 0
        ? "at most " + use.most()
        : "%d to %d".formatted(use.least(), use.most());
  }

  /** The names of cells, as they are on the board from left to right. */
  private Stream<String> called(Collection<Cell> cells) {
    return puzzle.board().cells().stream().filter(cells::contains).map(puzzle.board()::called);
  }

  private static String named(Stream<String> names) {
    List<String> all = names.toList();
    if (all.size() <= MAX_NAMES) {
      return String.join(", ", all);
    }
    String first = String.join(", ", all.subList(0, FIRST_NAMES));
    return first + ", \u2026, " + all.get(all.size() - 1);
  }
}
