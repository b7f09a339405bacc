package org.dancingsparks.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/** Writes a piece puzzle as a puzzle file that {@link PuzzleReader} reads back. */
public final class PuzzleWriter {
  /** The most places of a drawing for each cell; cells that lie farther apart are listed. */
  private static final int PLACES_OF_CELL = 20;

  private PuzzleWriter() {}

  /**
   * The puzzle as YAML; one of a family becomes a family of one. It can be read back if a puzzle
   * file may have its names.
   */
  public static String write(PiecePuzzle puzzle) {
    String[] names = puzzle.name().split(":", 2);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("name", names[0]);
    if (!puzzle.title().isEmpty()) {
      document.put("title", puzzle.title());
    }
    if (names.length == 1) {
      document.put("board", write(puzzle.board()));
    } else {
      document.put("boards", Map.of(names[1], write(puzzle.board())));
    }
    puzzle
        .layering()
        .ifPresent(
            layering -> {
              Map<String, Object> layered = new LinkedHashMap<>();
              layered.put("counts", layering.counted().text());
              layered.put("depth", layering.depth());
              document.put("layered", layered);
            });
    Map<String, Object> pieces = new LinkedHashMap<>();
    puzzle.pieces().forEach(piece -> pieces.put(piece.name(), write(piece)));
    document.put("pieces", pieces);
    return new Dump(DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build())
        .dumpToString(document);
  }

  private static String write(Board board) {
    long box = (long) board.rows() * board.columns() * board.layers();
    if (board.size() < box) {
      return Drawing.write(board.lattice(), board.cells());
    }
    String flat = board.rows() + "x" + board.columns();
    return board.isFlat() ? flat : flat + "x" + board.layers();
  }

  private static Map<String, Object> write(Piece piece) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("symbol", String.valueOf(piece.symbol()));
    piece.colour().ifPresent(colour -> parts.put("colour", colour));
    parts.put("turns", piece.turns().text());
    if (!piece.use().equals(Use.ONCE)) {
      parts.put("use", piece.use().text());
    }
    Cell size = piece.cells().stream().reduce(new Cell(1, 1, 1), PuzzleWriter::greater);
    long places = (long) size.row() * size.column() * size.layer();
    if (places <= PLACES_OF_CELL * (long) piece.cells().size()) {
      parts.put("shape", Drawing.write(piece.lattice(), piece.cells()));
    } else {
      parts.put("cells", piece.cells().stream().map(cell -> aroundZero(cell, size)).toList());
    }
    return parts;
  }

  /** A cell's numbers, less half of the piece's size: puzzle files limit how large they can be. */
  private static List<Integer> aroundZero(Cell cell, Cell size) {
    return List.of(
        cell.row() - (size.row() + 1) / 2,
        cell.column() - (size.column() + 1) / 2,
        cell.layer() - (size.layer() + 1) / 2);
  }

  private static Cell greater(Cell one, Cell other) {
    return new Cell(
        Math.max(one.row(), other.row()),
        Math.max(one.column(), other.column()),
        Math.max(one.layer(), other.layer()));
  }
}
