package org.dancingsparks.format;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Board;

/**
 * Reads sets of cells of a board: their labels, or a list of labels and {@code [row, column]}, or a
 * drawing of the board with {@code #} (triangles as they are) for these cells.
 */
final class Regions {
  /** A row of a drawing, perhaps with faults. */
  private static final Pattern DRAWN = Pattern.compile(".*[#^].*|[._v]+");

  private final Board board;
  private final List<Cell> drawn;
  private final boolean isCompact;
  private final Cell toBoard;

  /**
   * A reader of the regions of a board.
   *
   * @param drawn its cells as they were drawn, before they were moved to the origin
   * @param isCompact whether they were drawn compactly, as its regions are then
   */
  Regions(Board board, List<Cell> drawn, boolean isCompact) {
    this.board = board;
    this.drawn = drawn;
    this.isCompact = isCompact;
    toBoard = board.cell(0).minus(drawn.stream().sorted().findFirst().orElseThrow());
  }

  Board board() {
    return board;
  }

  Lattice lattice() {
    return board.lattice();
  }

  /** The cells, at least one. */
  Set<Cell> read(YamlNode node) {
    Set<Cell> cells = new HashSet<>();
    if (!node.isText()) {
      for (YamlNode entry : node.list()) {
        cells.add(entry.isText() ? labelled(entry, entry.text().strip()) : onBoard(entry, entry));
      }
      if (cells.isEmpty()) {
        throw node.error(node.name() + " names no cell; name at least one.");
      }
      return cells;
    }
    List<String> words = List.of(node.text().strip().split("\\s+"));
    if (board.labelled(words.get(0)).isPresent()) {
      words.forEach(word -> cells.add(labelled(node, word)));
      return cells;
    }
    if (!DRAWN.matcher(words.get(0)).matches()) {
      throw unknown(node, words.get(0));
    }
    for (Cell cell : Drawing.readOn(drawn, node, lattice(), isCompact)) {
      cells.add(checked(node, cell.plus(toBoard)));
    }
    return cells;
  }

  private Cell labelled(YamlNode node, String label) {
    return board.cell(board.labelled(label).orElseThrow(() -> unknown(node, label)));
  }

  private InputException unknown(YamlNode node, String label) {
    String problem =
        board.hasLabels()
            ? "but no cell has this label." + Suggestions.of(label, board.labels())
            : "but the cells have no labels; give [row, column], a drawing, or labels to the cells.";
    return node.error("%s names the cell %s, %s".formatted(node.name(), label, problem));
  }

  private Cell onBoard(YamlNode node, YamlNode cell) {
    return checked(node, PieceReader.readCell(cell));
  }

  private Cell checked(YamlNode node, Cell cell) {
    if (board.number(cell).isEmpty()) {
      throw node.error(
          "%s has the cell %s, which is not on the board."
              .formatted(node.name(), board.text(cell)));
    }
    return cell;
  }
}
