package org.dancingsparks.format;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Condition;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.puzzle.Wrap;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/** Writes a piece puzzle as a puzzle file that {@link PuzzleReader} reads back. */
public final class PuzzleWriter {
  /** Maximum places of a drawing per cell; cells that lie farther apart are listed. */
  private static final int PLACES_OF_CELL = 20;

  /** Characters of a cell in a list. */
  private static final int CHARACTERS_OF_CELL = 26;

  private final PiecePuzzle puzzle;

  private final Form form;

  /** The ways of writing sets of cells. */
  private enum Form {
    /** Boards and pieces are drawn, regions listed. */
    RECORDED,
    /** Boards and pieces are drawn, and regions are, unless labels or a list take less text. */
    READABLE,
    /** All are drawn, since lists take more text. */
    DRAWN,
    /** All are listed. */
    LISTED
  }

  private PuzzleWriter(PiecePuzzle puzzle, Form form) {
    this.puzzle = puzzle;
    this.form = form;
  }

  /**
   * A puzzle as YAML, if it is one of pieces; see {@link #write}.
   *
   * @throws InputException if it is too long for a puzzle file
   */
  public static Optional<String> text(Puzzle puzzle) {
    return puzzle.ofPieces().map(PuzzleWriter::write);
  }

  /**
   * The puzzle as YAML for people, who read regions by their labels or as drawings.
   *
   * @throws InputException if it is too long for a puzzle file
   */
  public static String readable(PiecePuzzle puzzle) {
    String text = new PuzzleWriter(puzzle, Form.READABLE).text();
    return text.length() > YamlNode.MAX_CHARACTERS ? write(puzzle) : text;
  }

  /**
   * The puzzle as YAML; one of a family becomes a family of one. It can be read back if a puzzle
   * file may have its names. Recorded files are compared by this text, so it stays as it is.
   *
   * @throws InputException if it is too long for a puzzle file
   */
  public static String write(PiecePuzzle puzzle) {
    String text = new PuzzleWriter(puzzle, Form.RECORDED).text();
    if (text.length() > YamlNode.MAX_CHARACTERS) {
      text = new PuzzleWriter(puzzle, Form.DRAWN).text();
    }
    if (text.length() > YamlNode.MAX_CHARACTERS) {
      throw new InputException(
          "%s takes %,d characters as a puzzle file, which can have at most %,d"
              .formatted(puzzle.name(), text.length(), YamlNode.MAX_CHARACTERS),
          "give it fewer or smaller pieces");
    }
    return text;
  }

  /**
   * The puzzle as the keys of a puzzle file and their values: texts, whole numbers, lists and maps.
   * All cells are listed, as {@code [row, column, layer]}.
   */
  public static Map<String, Object> document(PiecePuzzle puzzle) {
    return new PuzzleWriter(puzzle, Form.LISTED).document();
  }

  private String text() {
    return new Dump(DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build())
        .dumpToString(document());
  }

  private Map<String, Object> document() {
    String[] names = puzzle.name().split(":", 2);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("name", names[0]);
    if (!puzzle.title().isEmpty()) {
      document.put("title", puzzle.title());
    }
    if (puzzle.board().lattice() != Lattice.SQUARE) {
      document.put("lattice", puzzle.board().lattice().text());
    }
    if (names.length == 1) {
      document.put("board", write(puzzle.board()));
    } else {
      document.put("boards", Map.of(names[1], write(puzzle.board())));
    }
    if (puzzle.board().wrap() != Wrap.NONE) {
      document.put("wrap", puzzle.board().wrap().text());
    }
    if (puzzle.board().hasLabels()) {
      document.put("labels", labels(puzzle.board()));
    }
    addRules(document, puzzle.pieceRules());
    Map<String, Object> pieces = new LinkedHashMap<>();
    Map<String, Object> holes = new LinkedHashMap<>();
    for (Piece piece : puzzle.pieces()) {
      if (piece.isHole()) {
        holes.put(piece.name(), hole(piece));
      } else {
        pieces.put(piece.name(), write(piece, isGrouped(piece, puzzle.pieceRules())));
      }
    }
    if (!holes.isEmpty()) {
      document.put("holes", holes);
    }
    document.put("pieces", pieces);
    return document;
  }

  private void addRules(Map<String, Object> document, PuzzleRules rules) {
    rules
        .layering()
        .ifPresent(
            layering -> {
              Map<String, Object> layered = new LinkedHashMap<>();
              layered.put("counts", layering.counted().text());
              layered.put("depth", layering.depth());
              document.put("layered", layered);
            });
    if (!rules.groups().isEmpty()) {
      Map<String, Object> groups = new LinkedHashMap<>();
      for (Group group : rules.groups()) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("pieces", group.pieces());
        described.put("use", group.use().text());
        groups.put(group.name(), described);
      }
      document.put("groups", groups);
    }
    if (!rules.free().isEmpty()) {
      document.put("free", cells(rules.free()));
    }
    if (!rules.never().isEmpty()) {
      document.put("never", rules.never().stream().map(this::cells).toList());
    }
    if (!rules.conditions().isEmpty()) {
      document.put("rules", rules.conditions().stream().sorted().map(Condition::text).toList());
    }
  }

  private static boolean isGrouped(Piece piece, PuzzleRules rules) {
    return rules.groups().stream().anyMatch(group -> group.pieces().contains(piece.name()));
  }

  private static String labels(Board board) {
    return IntStream.range(0, board.size())
        .mapToObj(board::label)
        .map(label -> label.isEmpty() ? "." : label)
        .collect(Collectors.joining(" "));
  }

  private Map<String, Object> hole(Piece hole) {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put("cells", cells(hole.at().isEmpty() ? puzzle.board().cells() : hole.at()));
    entries.put("use", hole.use().text());
    return entries;
  }

  private Object cells(Collection<Cell> cells) {
    return switch (form) {
      case READABLE -> readable(cells);
      case DRAWN -> Drawing.write(puzzle.board().lattice(), List.copyOf(cells));
      case RECORDED, LISTED -> listed(cells);
    };
  }

  /** The labels of a region, if each cell has one, or a drawing, unless a list is shorter. */
  private Object readable(Collection<Cell> cells) {
    Board board = puzzle.board();
    List<String> labels =
        cells.stream()
            .sorted()
            .map(cell -> board.label(board.number(cell).orElseThrow()))
            .filter(label -> !label.isEmpty())
            .toList();
    int most = CHARACTERS_OF_CELL * cells.size();
    String named = String.join(" ", labels);
    if (labels.size() == cells.size() && named.length() <= most) {
      return named;
    }
    String drawn = Drawing.write(board.lattice(), List.copyOf(cells));
    boolean isLabel = board.labelled(drawn.split("\n", 2)[0]).isPresent();
    return drawn.length() <= most && !isLabel ? drawn : listed(cells);
  }

  private static List<List<Integer>> listed(Collection<Cell> cells) {
    return cells.stream()
        .sorted()
        .map(cell -> List.of(cell.row(), cell.column(), cell.layer()))
        .toList();
  }

  private Object write(Board board) {
    if (form == Form.LISTED) {
      return listed(board.cells());
    }
    long box = (long) board.rows() * board.columns() * board.layers();
    if (board.size() < box || board.lattice() != Lattice.SQUARE) {
      return Drawing.write(board.lattice(), board.cells());
    }
    String flat = board.rows() + "x" + board.columns();
    return board.isFlat() ? flat : flat + "x" + board.layers();
  }

  /** A piece; one of a group has another default use than others. */
  private Map<String, Object> write(Piece piece, boolean isGrouped) {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put("symbol", String.valueOf(piece.symbol()));
    piece.colour().ifPresent(colour -> entries.put("colour", colour));
    entries.put("turns", piece.turns().text());
    if (isGrouped || !piece.use().equals(Use.ONCE)) {
      entries.put("use", piece.use().text());
    }
    if (!piece.at().isEmpty()) {
      entries.put("at", cells(piece.at()));
    }
    Cell size = piece.cells().stream().reduce(new Cell(1, 1, 1), PuzzleWriter::greater);
    long places = (long) size.row() * size.column() * size.layer();
    if (form != Form.LISTED && places <= PLACES_OF_CELL * (long) piece.cells().size()) {
      entries.put("shape", Drawing.write(piece.lattice(), piece.cells()));
    } else {
      entries.put("cells", listed(aroundZero(piece, size)));
    }
    return entries;
  }

  /** A piece's cells, less half of its size, since puzzle files limit the size of numbers. */
  private static List<Cell> aroundZero(Piece piece, Cell size) {
    int layer = piece.lattice().isFlat() ? 0 : (size.layer() + 1) / 2;
    Cell half = new Cell((size.row() + 1) / 2, (size.column() + 1) / 2, layer);
    Cell by = piece.lattice().isTranslation(half) ? half : half.plus(new Cell(0, 1, 0));
    return piece.cells().stream().map(cell -> cell.minus(by)).toList();
  }

  private static Cell greater(Cell one, Cell other) {
    return new Cell(
        Math.max(one.row(), other.row()),
        Math.max(one.column(), other.column()),
        Math.max(one.layer(), other.layer()));
  }
}
