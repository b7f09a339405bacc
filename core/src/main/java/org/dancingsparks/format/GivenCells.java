package org.dancingsparks.format;

import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Board;

/** Reads the cells of a given: labels and {@code (row,column)}, with commas between. */
final class GivenCells {
  private static final String COMMAS_OUTSIDE_PARENTHESES = ",(?![^(]*\\))";

  private final Board board;
  private final String given;

  /**
   * A reader of the cells of a given.
   *
   * @param given the whole of it, for messages
   */
  GivenCells(Board board, String given) {
    this.board = board;
    this.given = given;
  }

  /** The cells, at least one, none twice. */
  List<Cell> read(String text) {
    List<Cell> cells =
        List.of(text.strip().split(COMMAS_OUTSIDE_PARENTHESES, -1)).stream()
            .flatMap(word -> cells(word.strip()).stream())
            .toList();
    if (cells.stream().distinct().count() < cells.size()) {
      throw new InputException("The given %s has a cell twice".formatted(given), "leave one out");
    }
    return cells;
  }

  private List<Cell> cells(String word) {
    if (board.labelled(word).isPresent()) {
      return List.of(board.cell(board.labelled(word).getAsInt()));
    }
    List<Cell> cells = GivenReader.cells(word).orElseThrow(() -> unknown(word));
    for (Cell cell : cells) {
      if (board.number(cell).isEmpty()) {
        throw new InputException(
            "The given %s has the cell %s, which is not on the board"
                .formatted(given, board.text(cell)),
            "give cells of the board");
      }
    }
    return cells;
  }

  private InputException unknown(String word) {
    List<String> labels = board.labels();
    String near = Suggestions.of(word, labels);
    return new InputException(
        word.isEmpty()
            ? "The given %s lacks the name of a cell".formatted(given)
            : "The given %s names %s, but no cell has this label".formatted(given, word),
        labels.isEmpty()
            ? "give cells as (row,column)"
            : "give cells by labels such as %s, or as (row,column)%s",
        labels.stream().findFirst().orElse(""),
        near.isEmpty() ? "" : "." + near);
  }
}
