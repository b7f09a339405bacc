package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dancingsparks.boards.BoardSearch;
import org.dancingsparks.boards.Boards;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.families.Families;
import org.dancingsparks.families.Family;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.message.UserException;
import org.dancingsparks.message.Wording;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.check.Impossibility;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.starts.Start;
import org.dancingsparks.starts.StartList;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.tables.Quantity;
import org.dancingsparks.tables.Sequence;
import org.dancingsparks.tables.ShippedSequences;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.Verdict;
import org.junit.jupiter.api.Test;

/** Code at the beginning of packages' comments: puzzles, their files and their solutions. */
class PuzzlePackagesTest {
  private static final List<Cell> CORNER = List.of(Cell.of(0, 0), Cell.of(0, 1), Cell.of(1, 0));

  @Test
  void piecesTurn() {
    // tag::lattice
    List<Cell> corner = List.of(Cell.of(0, 0), Cell.of(0, 1), Cell.of(1, 0));
    List<List<Cell>> turned = Lattice.SQUARE.orientations(Turns.ROTATIONS, corner); // 4
    List<Cell> beside = Lattice.HEXAGONAL.neighbours(Cell.of(0, 0)); // 6
    // end::lattice
    assertThat(turned).hasSize(4);
    assertThat(beside).hasSize(6);
  }

  @Test
  void aPuzzleOfPiecesIsAProblem() {
    // tag::puzzle
    List<Cell> corner = List.of(Cell.of(0, 0), Cell.of(0, 1), Cell.of(1, 0));
    Piece red = Piece.of("red", 'R', Turns.ROTATIONS, corner);
    Piece blue = Piece.of("blue", 'B', Turns.ROTATIONS, corner);
    Puzzle puzzle = new PiecePuzzle("corners", Board.box(2, 3, 1), List.of(red, blue));
    BigInteger solutions = Counting.of(puzzle).solutions(); // 4
    int symmetries = puzzle.symmetries().order(); // 8: the board's, with the pieces swapped or not
    // end::puzzle
    assertThat(solutions).isEqualTo(4);
    assertThat(symmetries).isEqualTo(8);
  }

  @Test
  void areasProveThatACornerDoesNotFillASquare() {
    // tag::puzzle.check
    Piece corner = Piece.of("corner", 'C', Turns.ROTATIONS, CORNER);
    Puzzle puzzle = new PiecePuzzle("square", Board.box(2, 2, 1), List.of(corner));
    Impossibility proof = Impossibility.of(puzzle, Prefix.EMPTY).orElseThrow();
    String why = proof.why(); // a clause
    // end::puzzle.check
    assertThat(why).isNotBlank();
  }

  @Test
  void familiesMakePuzzles() {
    // tag::families
    Puzzle queens = Families.find("queens:8").orElseThrow();
    int options = queens.problem().options(); // 64: a queen on each cell
    List<Family> all = Families.all(); // some 40, with their titles
    // end::families
    assertThat(options).isEqualTo(64);
    assertThat(all).hasSizeGreaterThan(25);
  }

  @Test
  void filesHavePuzzlesAndDiagrams() throws IOException {
    // tag::format
    String yaml = "board: 2x3\npieces:\n  D: {shape: '##', use: 3}\n";
    PuzzleFile file = PuzzleReader.read("dominoes.yaml", yaml);
    Puzzle puzzle = file.puzzle("dominoes");
    Search search = Engines.of(puzzle).withDiagram(Searches.of(puzzle).all());
    var bytes = new ByteArrayOutputStream();
    new DiagramFile(puzzle, search.diagram().orElseThrow()).write(bytes);

    var stream = new ByteArrayInputStream(bytes.toByteArray());
    BigInteger solutions = DiagramFile.read("dominoes.xcd", stream).diagram().count(); // 3
    // end::format
    assertThat(solutions).isEqualTo(3);
  }

  @Test
  void problemsAreTextsOfKnuth() {
    // tag::format.knuth
    Problem problem = KnuthReader.read("a.dlx", "a b | x\na x\nb x\nb\n"); // x is secondary
    int options = problem.options(); // 3
    String text = KnuthWriter.write(problem);
    // end::format.knuth
    assertThat(options).isEqualTo(3);
    assertThat(KnuthReader.read("b.dlx", text).canonicalText()).isEqualTo(problem.canonicalText());
  }

  @Test
  void nodesKnowTheirLines() {
    // tag::format.yaml
    YamlNode root = YamlNode.parse("a.yaml", "size: 3\nrows: [ab, cd]\n");
    Map<String, YamlNode> entries = root.entries("The file", List.of("size", "rows"));
    int size = entries.get("size").integer(); // 3
    for (YamlNode row : entries.get("rows").list()) {
      if (row.text().length() != size) {
        System.out.println(row.error("A row has 3 letters.").getMessage()); // names line 2
      }
    }
    // end::format.yaml
    assertThat(size).isEqualTo(3);
    assertThat(entries.get("rows").error("A row has 3 letters."))
        .hasMessageContainingAll("a.yaml", "2", "A row has 3 letters.");
  }

  @Test
  void aCalendarHasABoardForEachDate() {
    // tag::boards
    PiecePuzzle calendar = NamedPuzzles.of("a-puzzle-a-day").ofPieces().orElseThrow();
    Boards boards = Boards.of(calendar, Prefix.EMPTY);
    long dates = boards.choices(); // 12 months times 31 days
    Search search = Searches.of(calendar).all();
    BoardSearch counting = new BoardSearch(boards, search, 1 << 28, Watch.NONE);
    counting.solve(0, 3, board -> System.out.println(board.open() + ": " + board.solutions()));
    // end::boards
    assertThat(dates).isEqualTo(372);
  }

  @Test
  void startsHaveOneSolution() {
    // tag::starts
    Puzzle puzzle = NamedPuzzles.of("dominoes:4x4");
    Search search = Engines.of(puzzle).withDiagram(Searches.of(puzzle).all());
    StartList starts = StartList.of(StartPlan.of(puzzle, search, 2)); // two dominoes are placed
    long unique = starts.counts().unique();
    for (Start start : starts.first(3)) {
      System.out.println(start.options()); // option ids
    }
    // end::starts
    assertThat(unique).isPositive();
  }

  @Test
  void termsAreCompared() {
    // tag::tables
    Sequence langford = ShippedSequences.find("A014552").orElseThrow();
    BigInteger seventh = langford.term(7).orElseThrow(); // 26, each twice: 52 solutions
    Table table = new Table(langford.member(), Quantity.SOLUTIONS, Optional.of(langford), 1, 8);
    for (int n : table.numbers().toArray()) {
      BigInteger solutions = Counting.of(NamedPuzzles.of(table.member(n))).solutions();
      Verdict verdict = table.verdict(n, solutions); // AGREES
    }
    // end::tables
    assertThat(seventh).isEqualTo(26);
    assertThat(table.verdict(7, BigInteger.valueOf(52))).isEqualTo(Verdict.AGREES);
    assertThat(table.verdict(7, BigInteger.valueOf(26))).isEqualTo(Verdict.DIFFERS);
  }

  @Test
  void failuresNameARemedy() {
    // tag::message
    String near = Suggestions.of("kanodle", List.of("kanoodle", "iq-fit")); // " Did you mean ..."
    UserException failure = new InputException("The count needs 2 GiB", "raise {memory}");
    String problem = failure.problem(); // "The count needs 2 GiB"
    String message = failure.message(Wording.LIBRARY); // "...; raise the memory budget."
    // end::message
    assertThat(near).isEqualTo(" Did you mean kanoodle?");
    assertThat(problem).isEqualTo("The count needs 2 GiB");
    assertThat(message).isEqualTo("The count needs 2 GiB; raise the memory budget.");
  }
}
