package org.dancingsparks.format;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Provenance;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Wrap;

/**
 * Reads puzzle files: a board and pieces in YAML. {@code docs/puzzle-files.md} has the keys and an
 * example.
 *
 * <p>A file with several {@code boards} is a family; its puzzles are called {@code NAME:BOARD}.
 */
public final class PuzzleReader {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,59}");

  /**
   * The names of boards, which include parameters of puzzles that a family has made, such as {@code
   * V3+I2?,6x6}.
   */
  private static final Pattern BOARD_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._,+?-]{0,999}");

  /** Names that can be made simple. */
  private static final Pattern FREE_NAME =
      Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._+'!,()-]{0,59}");

  /** Replacements for letters that are not accented forms of others. */
  private static final Map<String, String> PLAIN_LETTERS =
      Map.of(
          "\u00df", "ss", "\u00e6", "ae", "\u00f8", "o", "\u0153", "oe", "\u0142", "l", "\u0111",
          "d", "\u00f0", "d", "\u00fe", "th");

  private static final List<String> KEYS =
      Stream.concat(
              Stream.of(
                  "name", "title", "lattice", "board", "boards", "wrap", "labels", "turns",
                  "pieces", "about"),
              RulesReader.KEYS.stream())
          .toList();

  private static final int LONGEST_TITLE = 200;
  private static final int LONGEST_LABEL = 12;

  private static final Map<String, Lattice> LATTICES =
      PieceReader.byText(Lattice.values(), Lattice::text);

  private static final Map<String, Wrap> WRAPS = PieceReader.byText(Wrap.values(), Wrap::text);

  private final YamlNode root;
  private final List<String> warnings;
  private final Map<String, YamlNode> keys;

  /** The name that the file gives or, where it gives none, its own. */
  private final String given;

  private final String name;
  private final Map<String, YamlNode> boards;

  private PuzzleReader(String file, String text) {
    root = YamlNode.parse(file, text);
    warnings = root.commentedRows();
    keys = root.entries("The puzzle", KEYS);
    given = keys.containsKey("name") ? keys.get("name").text().strip() : baseName(file);
    name = keys.containsKey("name") ? slug(keys.get("name"), given) : nameOf(given);
    if (keys.containsKey("board") == keys.containsKey("boards")) {
      throw root.error("The puzzle needs either a board or, as a family, boards.");
    }
    boards = keys.containsKey("boards") ? readBoards() : Map.of(name, keys.get("board"));
  }

  /**
   * The puzzles of a file, by name; each is made on request.
   *
   * @param file the text's name in messages
   * @throws InputException if the text is not a puzzle file, with the line
   */
  public static PuzzleFile read(String file, String text) {
    PuzzleReader reader = new PuzzleReader(file, text);
    return new PuzzleFile(
        List.copyOf(reader.boards.keySet()),
        reader.readTitle(),
        reader.about(),
        reader.warnings,
        reader::puzzle);
  }

  private Map<String, Provenance> about() {
    YamlNode node = keys.get("about");
    return node == null ? Map.of() : AboutReader.read(node, boards.keySet());
  }

  /** The name, made simple if it is not: {@code My Heart} becomes {@code my-heart}. */
  private static String slug(YamlNode node, String given) {
    if (NAME.matcher(given).matches()) {
      return given;
    }
    String slug = FREE_NAME.matcher(given).matches() ? simplified(given) : "";
    if (!NAME.matcher(slug).matches()) {
      throw node.error(
          "name cannot be %s; it starts with a letter or digit and has at most 60 of letters, digits,"
                  .formatted(given)
              + " blanks and . _ - + ' ! , ( ), with at least one of a to z and 0 to 9.");
    }
    return slug;
  }

  /** The last name of a path, without its suffix. */
  private static String baseName(String file) {
    return file.replaceFirst("(?s)^.*[/\\\\]", "").replaceFirst("\\.[^.]*$", "");
  }

  /** The name that a file without one has: its own, made simple if it is not. */
  private static String nameOf(String base) {
    String simple = NAME.matcher(base).matches() ? base : simplified(base);
    return NAME.matcher(simple).matches() ? simple : "puzzle";
  }

  /** Letters without accents and in lower case; a hyphen between words. */
  private static String simplified(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    for (Map.Entry<String, String> letter : PLAIN_LETTERS.entrySet()) {
      lower = lower.replace(letter.getKey(), letter.getValue());
    }
    return Normalizer.normalize(lower, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .replaceAll("[^a-z0-9._]+", "-")
        .replaceAll("^[^a-z0-9]+|-+$", "");
  }

  private Map<String, YamlNode> readBoards() {
    Map<String, YamlNode> found = new LinkedHashMap<>();
    keys.get("boards")
        .entries()
        .forEach(
            (board, node) -> {
              if (!BOARD_NAME.matcher(board).matches()) {
                throw node.error("A board's name has letters, digits and . _ - + , ? only.");
              }
              found.put(name + ":" + board, node);
            });
    if (found.isEmpty()) {
      throw keys.get("boards").error("There are no boards; give one or more.");
    }
    return found;
  }

  private PiecePuzzle puzzle(String puzzleName) {
    Lattice lattice = keys.containsKey("lattice") ? key("lattice").oneOf(LATTICES) : Lattice.SQUARE;
    List<Cell> drawn = ShapeReader.read(boards.get(puzzleName), lattice);
    Board board = labelled(wrapped(new Board(lattice, drawn)));
    Regions regions = new Regions(board, drawn, Drawing.isCompact(boards.get(puzzleName), lattice));
    YamlNode ofPieces = key("pieces");
    RulesReader rules = new RulesReader(keys, regions);
    List<Piece> pieces = new PieceReader(regions, turns(board), rules.grouped()).read(ofPieces);
    List<Piece> all = Stream.concat(pieces.stream(), rules.holes().stream()).toList();
    PuzzleRules others = rules.rules();
    check("rules", () -> others.checkConditions(board));
    check("layered", () -> others.checkLayering(board));
    try {
      return new PiecePuzzle(puzzleName, board, all, others).withTitle(readTitle());
    } catch (IllegalArgumentException e) {
      throw root.error(e.getMessage());
    }
  }

  /** Makes a check whose error is that of a key of the puzzle. */
  private void check(String key, Runnable check) {
    try {
      check.run();
    } catch (IllegalArgumentException e) {
      throw keys.get(key).error(e.getMessage());
    }
  }

  private Board wrapped(Board board) {
    if (!keys.containsKey("wrap")) {
      return board;
    }
    YamlNode node = key("wrap");
    try {
      return board.withWrap(node.oneOf(WRAPS));
    } catch (IllegalArgumentException e) {
      throw node.error(e.getMessage());
    }
  }

  private Board labelled(Board board) {
    if (!keys.containsKey("labels")) {
      return board;
    }
    YamlNode node = key("labels");
    List<String> labels =
        Stream.of(node.text().strip().split("\\s+"))
            .map(label -> Printable.text(label.equals(".") ? "" : label))
            .toList();
    if (labels.stream().anyMatch(label -> label.length() > LONGEST_LABEL)) {
      throw node.error("A label has at most %d characters.".formatted(LONGEST_LABEL));
    }
    try {
      return board.withLabels(labels);
    } catch (IllegalArgumentException e) {
      throw node.error(e.getMessage());
    }
  }

  private String readTitle() {
    if (!keys.containsKey("title")) {
      return given.equals(name) || !FREE_NAME.matcher(given).matches() ? "" : given;
    }
    String title = Printable.text(key("title").text().strip());
    if (title.length() > LONGEST_TITLE) {
      throw key("title")
          .error(
              "The title has %,d characters; it can have at most %,d."
                  .formatted(title.length(), LONGEST_TITLE));
    }
    return title;
  }

  private YamlNode key(String key) {
    YamlNode node = keys.get(key);
    if (node == null) {
      throw root.error("The puzzle has no %s; give it one.".formatted(key));
    }
    return node;
  }

  /**
   * The default turns, those that a hand can make: all in space for a solid board, rotations and
   * reflections for a flat one.
   */
  private Turns turns(Board board) {
    if (keys.containsKey("turns")) {
      return PieceReader.readTurns(keys.get("turns"), board.lattice());
    }
    boolean isFlat =
        board.lattice().isFlat()
            || board.lattice() == Lattice.SQUARE && board.isFlat() && !keys.containsKey("layered");
    return isFlat ? Turns.ROTATIONS_AND_REFLECTIONS : Turns.SPACE_ROTATIONS;
  }
}
