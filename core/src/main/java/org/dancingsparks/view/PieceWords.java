package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Layering;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Use;

/** The rules of a puzzle in sentences, and how its board is drawn. */
public final class PieceWords {
  private PieceWords() {}

  /**
   * Sentences on how the pieces may be turned and lie over each other, on their places, on how many
   * of a group are used, and on cells that stay open; and the puzzle's own rules.
   */
  public static List<String> of(BoardPuzzle puzzle) {
    List<String> rules = new ArrayList<>(turns(puzzle));
    puzzle.pieceRules().layering().ifPresent(layering -> rules.add(lying(layering)));
    rules.addAll(new RuleWords(puzzle).sentences());
    if (!puzzle.rules().isEmpty()) {
      rules.add(puzzle.rules());
    }
    return rules;
  }

  /** Sentences on the order of the layers, and the gaps within the board, if there are any. */
  public static List<String> drawn(Board board) {
    List<String> rules = new ArrayList<>();
    if (!board.isFlat()) {
      rules.add("The layers of the board are drawn side by side, the top one first.");
    }
    if (new BoardLayout(board, 1).hasGaps()) {
      rules.add("Hatched places are not part of the board and stay empty.");
    }
    return rules;
  }

  /** The words for a use, as in {@code at most once} or {@code 2 or more times}. */
  static String of(Use use) {
    if (use.equals(Use.ANY_NUMBER)) {
      return "any number";
    }
    if (use.isUnlimited()) {
      return use.least() == 1 ? "once or more" : use.least() + " or more times";
    }
    if (use.most() == 1) {
      return use.least() == 1 ? "once" : "at most once";
    }
    if (use.least() == use.most()) {
      return use.most() + " times";
    }
    return use.least() == 0
        ? "at most %d times".formatted(use.most())
        : "%d to %d times".formatted(use.least(), use.most());
  }

  private static List<String> turns(BoardPuzzle puzzle) {
    Map<Turns, List<String>> groups = new LinkedHashMap<>();
    for (Piece piece : puzzle.pieces().stream().filter(piece -> !piece.isHole()).toList()) {
      groups
          .computeIfAbsent(piece.turns(), turns -> new ArrayList<>())
          .add(String.valueOf(piece.symbol()));
    }
    return groups.entrySet().stream()
        .map(
            group ->
                (groups.size() == 1 ? "Pieces" : String.join(" ", group.getValue()))
                    + turning(group.getKey(), puzzle.board().lattice()))
        .toList();
  }

  private static String turning(Turns turns, Lattice lattice) {
    boolean isSpheres = !lattice.isFlat() && lattice != Lattice.SQUARE;
    String round =
        lattice.isFlat() ? " round in six ways" : isSpheres ? " round in a layer" : " round";
    return switch (turns) {
      case NONE -> " may not be turned.";
      case ROTATIONS -> " may be turned" + round + ", but not over.";
      case ROTATIONS_AND_REFLECTIONS -> " may be turned" + round + " and over.";
      case SPACE_ROTATIONS ->
          " may be turned in space" + (isSpheres ? ", and lie across layers." : ".");
      case SPACE_ROTATIONS_AND_MIRROR_IMAGES ->
          " may be turned in space, and may be mirror images of the drawings.";
    };
  }

  private static String lying(Layering layering) {
    String rest =
        switch (layering.counted()) {
          case TOP -> "The top layer of each fills cells of the board, the rest hangs below it, ";
          case BOTTOM ->
              "The lowest layer of each fills cells of the board, the rest stands on it, ";
        };
    return rest
        + "in at most "
        + layering.depth()
        + (layering.depth() == 1 ? " layer." : " layers in all.");
  }
}
