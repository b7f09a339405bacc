package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Layering;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.testing.LatticePuzzles;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;

/** Puzzles written to a file are read back the same. */
class PuzzleWriterTest {
  /** Greatest number of a listed cell. */
  private static final int MAX_COORDINATE = 1_000;

  static List<String> names() {
    return ShippedPuzzles.names();
  }

  private static void checkRoundTrip(PiecePuzzle puzzle) {
    String text = PuzzleWriter.write(puzzle);
    PuzzleFile file = PuzzleReader.read("written.yaml", text);
    assertThat(file.names()).containsExactly(puzzle.name());
    PiecePuzzle read = file.puzzle(puzzle.name());
    assertThat(read.problem().hash()).isEqualTo(puzzle.problem().hash());
    assertThat(read.title()).isEqualTo(puzzle.title());
    assertThat(read.board().cells()).isEqualTo(puzzle.board().cells());
    assertThat(read.pieces()).isEqualTo(puzzle.pieces());
    assertThat(read.pieceRules()).isEqualTo(puzzle.pieceRules());
    assertThat(read.board().lattice()).isEqualTo(puzzle.board().lattice());
    for (int cell = 0; cell < puzzle.board().size(); cell++) {
      assertThat(read.board().label(cell)).isEqualTo(puzzle.board().label(cell));
    }
    assertThat(read.placements()).isEqualTo(puzzle.placements());
    assertThat(PuzzleWriter.write(read)).isEqualTo(text);
    String readable = PuzzleWriter.readable(puzzle);
    PiecePuzzle again = PuzzleReader.read("readable.yaml", readable).puzzle(puzzle.name());
    assertThat(PuzzleWriter.write(again)).isEqualTo(text);
    checkDocument(puzzle, text);
  }

  /** A puzzle file in which all cells are listed describes the same puzzle. */
  private static void checkDocument(PiecePuzzle puzzle, String text) {
    String listed =
        new Dump(DumpSettings.builder().build()).dumpToString(PuzzleWriter.document(puzzle));
    Board board = puzzle.board();
    boolean isNear = Math.max(board.rows(), board.columns()) <= MAX_COORDINATE;
    if (isNear && listed.length() <= YamlNode.MAX_CHARACTERS) {
      PiecePuzzle read = PuzzleReader.read("listed.yaml", listed).puzzle(puzzle.name());
      assertThat(PuzzleWriter.write(read)).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void shippedPuzzlesAreReadBackTheSame(String name) {
    checkRoundTrip(ShippedPuzzles.find(name).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rectangles:1x29",
        "rectangles:1x21,turned",
        "rectangles:1x30,oblongs",
        "rectangles:1x29,areas",
        "rectangles:1x1,oblongs",
        "rectangles:1x61,primes",
        "tilings:V3+I2?,4x4",
        "tilings:1x1000,1x1001",
        "dominoes:2x3x4"
      })
  void membersOfFamiliesAreReadBackTheSame(String name) {
    assertThat(NamedPuzzles.find(name).orElseThrow())
        .isInstanceOfSatisfying(PiecePuzzle.class, PuzzleWriterTest::checkRoundTrip);
  }

  @Test
  void setsOfCellsThatAreTooLongAsListsAreDrawn() {
    String drawing = ("      " + "#".repeat(100) + "\n").repeat(100);
    StringBuilder text = new StringBuilder("name: p\nboard: 100x100\nholes:\n");
    for (int hole = 0; hole < 4; hole++) {
      text.append("  h%d:\n    use: 5\n    cells: |\n%s".formatted(hole, drawing));
    }
    text.append("pieces:\n  A: {shape: '##', use: any-number}\n");
    PiecePuzzle puzzle = PuzzleReader.read("p.yaml", text.toString()).puzzle("p");
    PiecePuzzle read = PuzzleReader.read("w.yaml", PuzzleWriter.write(puzzle)).puzzle("p");
    assertThat(read.pieces()).isEqualTo(puzzle.pieces());
  }

  @Test
  void refusesToWriteAFileThatCouldNotBeRead() {
    List<Piece> pieces =
        IntStream.range(0, 120)
            .mapToObj(
                piece ->
                    Piece.of("P" + piece, Mark.symbol(piece), Turns.NONE, Shapes.box(100, 100, 1)))
            .toList();
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> PuzzleWriter.write(new PiecePuzzle("p", Board.box(1, 1, 1), pieces)))
        .withMessageContaining("as a puzzle file, which can have at most 1,048,576");
  }

  @Test
  void solidPuzzlesAreReadBackTheSame() {
    List<Cell> holed =
        Board.box(3, 3, 3).cells().stream()
            .filter(cell -> !cell.equals(new Cell(2, 2, 2)) && !cell.equals(new Cell(1, 1, 3)))
            .toList();
    List<Piece> pieces =
        List.of(
            piece("No", 'n', Use.AT_MOST_ONCE, new Cell(1, 2, 1), new Cell(2, 2, 1)),
            piece("1e3", '1', Use.ONCE, new Cell(1, 1, 2), new Cell(1, 2, 1), new Cell(1, 2, 2)),
            piece("null", 'Ж', Use.ANY_NUMBER, new Cell(1, 1, 1), new Cell(3, 1, 3)),
            piece("a b's.+-_", 'b', Use.ONCE, new Cell(1, 1, 1)));
    checkRoundTrip(new PiecePuzzle("solid", new Board(holed), pieces));
    checkRoundTrip(new PiecePuzzle("5", Board.box(2, 1, 3), pieces).withTitle("'#: |"));
  }

  private static Piece piece(String name, char symbol, Use use, Cell... cells) {
    Piece piece = Piece.of(name, symbol, Turns.SPACE_ROTATIONS, List.of(cells)).withUse(use);
    return use.equals(Use.ONCE) ? piece.withColour("#012aBC") : piece;
  }

  @Test
  void layeredFamiliesAreReadBackTheSame() {
    List<Cell> odd = List.of(Cell.of(1, 1), Cell.of(2, 1), Cell.of(2, 2));
    Piece hook = piece("hook", 'h', Use.ONCE, new Cell(1, 1, 1), new Cell(1, 1, 2));
    Layering bottom = new Layering(Layering.Counted.BOTTOM, 2);
    checkRoundTrip(
        new PiecePuzzle("f:true", new Board(odd), List.of(hook), PuzzleRules.layered(bottom))
            .withTitle("t"));
    checkRoundTrip(
        new PiecePuzzle("f:2x2", Board.box(2, 2, 1), List.of(hook), PuzzleRules.layered(bottom)));
  }

  @Test
  void rulesAreReadBackTheSame() {
    Board board = Board.box(2, 3, 1).withLabels(List.of("a", "", "b", "c", "", "1"));
    Set<Cell> corner = Set.of(Cell.of(1, 1), Cell.of(2, 3));
    Group group = new Group("a group", new Use(1, 2), List.of("A", "B"));
    List<Piece> pieces =
        List.of(
            piece("A", 'A', Use.ONCE, Cell.of(1, 1)),
            piece("B", 'B', Use.AT_MOST_ONCE, Cell.of(1, 1), Cell.of(1, 2)).withAt(corner),
            piece("C", 'C', new Use(0, 2), Cell.of(1, 1), Cell.of(2, 1)),
            piece("D", 'D', new Use(2, Integer.MAX_VALUE), Cell.of(1, 1)),
            Piece.hole(mark("open", '_'), Lattice.SQUARE, Use.times(2), corner),
            Piece.hole(mark("other", '='), Lattice.SQUARE, Use.AT_MOST_ONCE, Set.of()));
    PuzzleRules rules =
        new PuzzleRules(Optional.empty(), List.of(group), corner, List.of(corner), Set.of());
    PiecePuzzle puzzle = new PiecePuzzle("rules", board, pieces, rules);
    String text = PuzzleWriter.write(puzzle);
    // In this order in every JVM, since runs record a hash of the text.
    assertThat(text).containsSubsequence("groups:\n", "    pieces:\n", "    use: 1-2\n");
    PiecePuzzle read = PuzzleReader.read("p.yaml", text).puzzle("rules");
    assertThat(read.problem().hash()).isEqualTo(puzzle.problem().hash());
    assertThat(read.pieceRules()).isEqualTo(rules);
    assertThat(read.pieces().subList(0, 5)).isEqualTo(pieces.subList(0, 5));
    assertThat(read.board().labelled("1")).hasValue(5);
  }

  private static Mark mark(String name, char symbol) {
    return new Mark(name, symbol, Optional.empty());
  }

  @Test
  void randomPuzzlesOfAllLatticesAreReadBackTheSame() {
    Seed.times(
        200,
        (random, seed) -> {
          PiecePuzzle puzzle = LatticePuzzles.random(random);
          String text = PuzzleWriter.write(puzzle);
          PiecePuzzle read = PuzzleReader.read("p.yaml", text).puzzle(puzzle.name());
          assertThat(read.problem().hash()).isEqualTo(puzzle.problem().hash());
          assertThat(read.pieces()).isEqualTo(puzzle.pieces());
          assertThat(read.pieceRules()).isEqualTo(puzzle.pieceRules());
          assertThat(PuzzleWriter.write(read)).isEqualTo(text);
          checkDocument(puzzle, text);
        });
  }
}
