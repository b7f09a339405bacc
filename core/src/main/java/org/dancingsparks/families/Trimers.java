package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;

/**
 * {@code trimers:REGION,TILES}: a region of hexagons tiled by stones, three that touch each other,
 * and bones, three in a line (Propp, "Trimer covers in the triangular grid: twenty mostly open
 * problems", 2022). Regions are {@code triangle-N}, rows of 1 to N hexagons, and {@code
 * benzel-AxB}. Tiles are joined by {@code +}; all five without them: {@code up} and {@code down}
 * are stones, {@code flat}, {@code rising} and {@code falling} bones, and {@code stones} and {@code
 * bones} all of a kind.
 *
 * <p>The (a, b)-benzel has the hexagons of whole numbers i + j + k = 1 whose differences j - i, k -
 * j and i - k are 1 - a to b - 1. Propp's pictures have upright columns of hexagons; here they are
 * mirrored in a diagonal, so that his vertical bones are flat, and a stone that points to the right
 * points up.
 */
final class Trimers implements Family {
  private static final Pattern FORM =
      Pattern.compile("(?:triangle-(0*[1-9]\\d*)|benzel-(0*[1-9]\\d*)x(0*[1-9]\\d*))(?:,(.*))?");

  private static final Pattern NUMBER = Pattern.compile("(\\d+)");
  private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");

  /** Maximum number of hexagons along a triangle, or of the sum of a benzel's two numbers. */
  private static final int MAX_SIDE = 100;

  private static final Set<Tile> STONES = EnumSet.of(Tile.UP, Tile.DOWN);
  private static final Set<Tile> BONES = EnumSet.complementOf(EnumSet.of(Tile.UP, Tile.DOWN));

  /** A trimer that is not turned. */
  private enum Tile {
    UP(Cell.of(1, 2), Cell.of(2, 1), Cell.of(2, 3)),
    DOWN(Cell.of(1, 1), Cell.of(1, 3), Cell.of(2, 2)),
    FLAT(Cell.of(1, 1), Cell.of(1, 3), Cell.of(1, 5)),
    RISING(Cell.of(1, 3), Cell.of(2, 2), Cell.of(3, 1)),
    FALLING(Cell.of(1, 1), Cell.of(2, 2), Cell.of(3, 3));

    private final List<Cell> cells;

    Tile(Cell... cells) {
      this.cells = List.of(cells);
    }

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Override
  public String name() {
    return "trimers";
  }

  @Override
  public String parameters() {
    return "REGION,TILES";
  }

  @Override
  public String title() {
    return "Hexagons tiled by stones and bones, as in trimers:triangle-9";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "triangle-9 or trimers:benzel-6x9,stones+flat");
    Matcher form = FORM.matcher(parameters);
    if (!form.matches()) {
      throw reader.unknown(parameters);
    }
    Set<Tile> tiles = tiles(form.group(4) == null ? "stones+bones" : form.group(4));
    Region region =
        form.group(1) == null
            ? benzel(reader, form)
            : triangle(reader, reader.numbers(form.group(1), NUMBER)[0]);
    List<String> words = words(tiles);
    String suffix = tiles.size() == Tile.values().length ? "" : "," + String.join("+", words);
    return new PiecePuzzle(
            "%s:%s%s".formatted(name(), region.name, suffix),
            new Board(Lattice.HEXAGONAL, region.cells),
            pieces(tiles))
        .withTitle("%s tiled by %s".formatted(region.title, listed(words)));
  }

  /** A region of hexagons. */
  private record Region(String name, String title, List<Cell> cells) {}

  private static Region triangle(Parameters reader, int side) {
    reader.check("rows", side, MAX_SIDE);
    List<Cell> cells =
        IntStream.rangeClosed(1, side)
            .boxed()
            .flatMap(
                row ->
                    IntStream.range(0, row).mapToObj(at -> Cell.of(row, side - row + 1 + 2 * at)))
            .toList();
    String title = "A triangle of hexagons, %d along each side,".formatted(side);
    return new Region("triangle-" + side, title, cells);
  }

  private static Region benzel(Parameters reader, Matcher form) {
    int[] sides = reader.numbers(form.group(2) + "x" + form.group(3), SIZE);
    int a = sides[0];
    int b = sides[1];
    if ((long) a + b > MAX_SIDE) {
      throw new IllegalArgumentException(
          "The (%d, %d)-benzel is too large: its numbers add up to %,d, and may to at most %,d."
              .formatted(a, b, (long) a + b, MAX_SIDE));
    }
    if (a < 2 || b < 2 || a > 2 * b || b > 2 * a) {
      throw new IllegalArgumentException(
          "There is no (%d, %d)-benzel: both numbers are 2 or more, and none is more than twice the other."
              .formatted(a, b));
    }
    List<Cell> cells = new ArrayList<>();
    for (int i = -a - b; i <= a + b; i++) {
      for (int j = -a - b; j <= a + b; j++) {
        int k = 1 - i - j;
        if (IntStream.of(j - i, k - j, i - k).allMatch(by -> by > -a && by < b)) {
          cells.add(Cell.of(-i, j - k));
        }
      }
    }
    return new Region("benzel-%dx%d".formatted(a, b), "The (%d, %d)-benzel".formatted(a, b), cells);
  }

  /** The tiles that words name. */
  private static Set<Tile> tiles(String words) {
    Set<Tile> tiles = EnumSet.noneOf(Tile.class);
    for (String word : words.split("\\+", -1)) {
      switch (word) {
        case "stones" -> tiles.addAll(STONES);
        case "bones" -> tiles.addAll(BONES);
        default -> tiles.add(tile(word));
      }
    }
    return tiles;
  }

  /** The words that name tiles: those for all of a kind where there are all. */
  private static List<String> words(Set<Tile> tiles) {
    List<String> words = new ArrayList<>();
    Set<Tile> alone = EnumSet.copyOf(tiles);
    if (alone.containsAll(STONES)) {
      words.add("stones");
      alone.removeAll(STONES);
    }
    if (alone.containsAll(BONES)) {
      words.add("bones");
      alone.removeAll(BONES);
    }
    alone.forEach(tile -> words.add(tile.text()));
    return words;
  }

  /** Words as in a sentence, with the kind of those that are not whole kinds. */
  private static String listed(List<String> words) {
    List<String> texts = words.stream().map(Trimers::kind).toList();
    int last = texts.size() - 1;
    return last == 0
        ? texts.get(0)
        : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }

  private static String kind(String word) {
    return switch (word) {
      case "up", "down" -> "stones that point " + word;
      case "stones", "bones" -> word;
      default -> word + " bones";
    };
  }

  private static Tile tile(String word) {
    return Stream.of(Tile.values())
        .filter(tile -> tile.text().equals(word))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> words =
                  Stream.concat(
                          Stream.of("stones", "bones"), Stream.of(Tile.values()).map(Tile::text))
                      .toList();
              return new IllegalArgumentException(
                  "%s.%s The tiles are %s."
                      .formatted(
                          word.isEmpty() ? "A tile is missing" : "There is no tile " + word,
                          Suggestions.of(word, words),
                          String.join(", ", words)));
            });
  }

  /** All tiles of a kind are one piece that turns, so that the region's symmetries are known. */
  private static List<Piece> pieces(Set<Tile> tiles) {
    List<Piece> pieces = new ArrayList<>();
    Set<Tile> alone = EnumSet.copyOf(tiles);
    if (tiles.containsAll(STONES)) {
      pieces.add(piece("Stone", 'S', Turns.ROTATIONS, Tile.UP));
      alone.removeAll(STONES);
    }
    if (tiles.containsAll(BONES)) {
      pieces.add(piece("Bone", 'B', Turns.ROTATIONS, Tile.FLAT));
      alone.removeAll(BONES);
    }
    for (Tile tile : alone) {
      String name = tile.name().charAt(0) + tile.text().substring(1);
      pieces.add(piece(name, tile == Tile.FALLING ? 'A' : name.charAt(0), Turns.NONE, tile));
    }
    return pieces;
  }

  private static Piece piece(String name, char symbol, Turns turns, Tile tile) {
    return Piece.of(new Mark(name, symbol, Optional.empty()), Lattice.HEXAGONAL, turns, tile.cells)
        .withUse(Use.ANY_NUMBER);
  }
}
