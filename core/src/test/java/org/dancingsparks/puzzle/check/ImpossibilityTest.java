package org.dancingsparks.puzzle.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.puzzle.check.Impossibility.Cause;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImpossibilityTest {
  private static final Piece DOMINO = any("D", "##");

  private static Piece any(String name, String drawing) {
    List<Cell> cells = SmallPuzzles.cells(drawing);
    return Piece.of(name, name.charAt(0), Turns.SPACE_ROTATIONS, List.copyOf(cells))
        .withUse(Use.ANY_NUMBER);
  }

  private static PiecePuzzle puzzle(Board board, Piece... pieces) {
    return new PiecePuzzle("small", board, List.of(pieces));
  }

  private static Board without(Board box, Cell... cells) {
    List<Cell> left = new ArrayList<>(box.cells());
    left.removeAll(List.of(cells));
    return new Board(left);
  }

  private static Impossibility found(Puzzle puzzle, int... givens) {
    return Impossibility.of(puzzle, Prefix.of(puzzle.problem(), givens)).orElseThrow();
  }

  @Test
  void boundsThatCannotBeMetAreNamed() {
    Map<String, String> reasons =
        Map.of(
            "2|a b\na b\n", "only 1 option has the item a, which needs 2",
            "3:4|a b\na b\na\n", "only 2 options have the item a, which needs 3",
            "3|a 2|b 2|c\na\n", "no option has the item b or 1 other item");
    reasons.forEach((text, why) -> assertThat(found(plain(text)).why()).isEqualTo(why));
    assertThat(found(plain("3|a b | s\na b s\na s\na\n"), 0).why())
        .isEqualTo("only 1 option has the item a beside the givens, which needs 2");
    assertThat(Impossibility.of(plain("0:2|a b\nb\n"), Prefix.EMPTY)).isEmpty();
  }

  private static Puzzle plain(String text) {
    return new PlainPuzzle("p", KnuthReader.read("p.dlx", text));
  }

  @Test
  void noProblemWithASolutionIsCalledImpossible() {
    int[] found = {0};
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          boolean isImpossible =
              Impossibility.of(new PlainPuzzle("p", problem), Prefix.EMPTY).isPresent();
          found[0] += isImpossible ? 1 : 0;
          assertThat(isImpossible && !BruteForce.solutions(problem).isEmpty()).isFalse();
        });
    assertThat(found[0]).isBetween(1, 499);
  }

  @Test
  void noPuzzleWithASolutionIsCalledImpossible() {
    Set<Cause> causes = EnumSet.noneOf(Cause.class);
    int[] solvable = {0};
    Seed.times(
        2_000,
        (random, seed) -> {
          PiecePuzzle puzzle = random(random);
          Prefix givens = givens(puzzle, random);
          long solutions =
              new Links(puzzle.problem(), ItemOrder.given(puzzle.problem())).from(givens).count();
          solvable[0] += solutions > 0 ? 1 : 0;
          Impossibility.of(puzzle, givens)
              .ifPresent(
                  impossibility -> {
                    assertThat(solutions).as(impossibility.why()).isZero();
                    causes.add(impossibility.cause());
                  });
        });
    assertThat(solvable[0]).isGreaterThan(20);
    assertThat(causes).contains(Cause.PIECE, Cause.AREA, Cause.ITEM, Cause.COLOURING);
  }

  /** A random puzzle whose pieces have random uses. */
  private static PiecePuzzle random(Random random) {
    PiecePuzzle puzzle = SmallPuzzles.random(random);
    List<Piece> pieces =
        puzzle.pieces().stream()
            .map(
                piece ->
                    Piece.of(piece.name(), piece.symbol(), piece.turns(), piece.cells())
                        .withUse(SmallPuzzles.use(random)))
            .toList();
    return new PiecePuzzle("random", puzzle.board(), pieces);
  }

  private static Prefix givens(PiecePuzzle puzzle, Random random) {
    int options = puzzle.problem().options();
    return options == 0 || random.nextBoolean()
        ? Prefix.EMPTY
        : Prefix.of(puzzle.problem(), random.nextInt(options));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "iq-fit", "iq-fit-physical", "soma", "pentominoes:3x20"})
  void nothingIsSaidOfShippedPuzzles(String name) {
    assertThat(Impossibility.of(ShippedPuzzles.find(name).orElseThrow(), Prefix.EMPTY)).isEmpty();
  }

  @Test
  void piecesWithTooManyOrTooFewCellsAreCounted() {
    PiecePuzzle many = SmallPuzzles.puzzle(Board.box(2, 2, 1), Turns.ROTATIONS, "##", "## #.");
    assertThat(found(many))
        .isEqualTo(
            new Impossibility(Cause.AREA, "the required pieces have 5 cells, but the board has 4"));
    PiecePuzzle few = SmallPuzzles.puzzle(Board.box(2, 3, 1), Turns.ROTATIONS, "##", "## #.");
    assertThat(found(few).why()).isEqualTo("the pieces have 5 cells together, but the board has 6");
    int upright = 1;
    assertThat(found(few, upright).why())
        .isEqualTo("the pieces have 3 cells together, but the board has 4 open");
  }

  @Test
  void repeatedPiecesHaveToSumUp() {
    assertThat(found(puzzle(Board.box(3, 5, 1), DOMINO)).why())
        .isEqualTo("no selection of pieces covers exactly the board's 15 cells");
  }

  @Test
  void aPieceThatFitsNowhereIsNamed() {
    PiecePuzzle puzzle = SmallPuzzles.puzzle(Board.box(2, 3, 1), Turns.ROTATIONS, "##", "####");
    assertThat(found(puzzle)).isEqualTo(new Impossibility(Cause.PIECE, "the piece B fits nowhere"));
    PiecePuzzle given = SmallPuzzles.puzzle(Board.box(1, 5, 1), Turns.ROTATIONS, "##", "###");
    int inTheMiddle = 1;
    assertThat(found(given, inTheMiddle).why())
        .isEqualTo("the piece B fits nowhere beside the givens");
  }

  @Test
  void aCellThatNothingCoversIsNamed() {
    Board board = new Board(SmallPuzzles.cells("###.# ###.#"));
    PiecePuzzle puzzle = SmallPuzzles.puzzle(board, Turns.NONE, "## ##", "##", "##");
    assertThat(found(puzzle))
        .isEqualTo(new Impossibility(Cause.ITEM, "no placement covers cell (1,5) or 1 other cell"));
  }

  @Test
  void theMutilatedChessboardIsSeenThrough() {
    Board board = without(Board.box(8, 8, 1), Cell.of(1, 1), Cell.of(8, 8));
    assertThat(found(puzzle(board, DOMINO)))
        .isEqualTo(
            new Impossibility(
                Cause.COLOURING,
                "coloured like a chessboard, the board has 32 cells of one colour and 30 of the"
                    + " other; no selection of pieces covers cells in that proportion"));
  }

  @Test
  void coloursAlternateInSpaceToo() {
    Board board = without(Board.box(3, 3, 3), new Cell(1, 2, 1));
    assertThat(found(puzzle(board, DOMINO)).why())
        .startsWith("coloured like a chessboard in space");
    Board tileable = without(Board.box(3, 3, 3), new Cell(1, 1, 1));
    assertThat(Impossibility.of(puzzle(tileable, DOMINO), Prefix.EMPTY)).isEmpty();
  }

  @Test
  void howManyPiecesThereAreCountsForTheirColours() {
    // Nine of them, each with three cells of one colour: no difference of 0.
    assertThat(found(puzzle(Board.box(6, 6, 1), any("T", "### .#."))).cause())
        .isEqualTo(Cause.COLOURING);
    assertThat(Impossibility.of(puzzle(Board.box(4, 4, 1), any("T", "### .#.")), Prefix.EMPTY))
        .isEmpty();
  }

  @Test
  void anItemOfAPlainProblemInNoOptionIsNamed() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    builder.primary("a").primary("b\n").secondary("c");
    builder.option(0, List.of("a", "c"));
    Puzzle plain = new PlainPuzzle("plain", builder.build());
    assertThat(found(plain).why()).isEqualTo("no option has the item b\\u000a");
  }

  private static PiecePuzzle read(String text) {
    return PuzzleReader.read("p.yaml", text).puzzle("p");
  }

  @Test
  void stripesProveWhatAChessboardDoesNot() {
    // Three bars, each with four cells of one row: not as many in both rows.
    PiecePuzzle bars = read("name: p\nboard: 2x6\npieces: {A: {shape: '####', use: any-number}}");
    assertThat(found(bars))
        .isEqualTo(
            new Impossibility(
                Cause.COLOURING,
                "coloured in stripes by rows, the board has 6 cells of one colour and 6 of the"
                    + " other; no selection of pieces covers cells in that proportion"));
  }

  @Test
  void trianglesAreColouredByTheirDirection() {
    PiecePuzzle pairs =
        read(
            "name: p\nlattice: triangular\nboard: triangle 2\n"
                + "pieces: {A: {shape: '^v', use: any-number}}");
    assertThat(found(pairs).why()).startsWith("coloured by whether triangles are upright");
  }

  @Test
  void groupsLimitTheCellsThatPiecesCover() {
    PuzzleCheck check =
        new PuzzleCheck(
            read(
                "name: p\nboard: 2x4\ngroups: {g: {pieces: [A, B, C], use: 2}}\n"
                    + "pieces: {A: '#', B: '##', C: '###', D: '##'}"));
    assertThat(check.fewestCells()).isEqualTo(5);
    assertThat(check.mostCells()).hasValue(7);
    assertThat(found(check.puzzle()).why())
        .isEqualTo("the pieces have at most 7 cells together, but the board has 8");
  }

  @Test
  void freeCellsNeedNoPiece() {
    PiecePuzzle some = read("name: p\nboard: 1x5\nfree: [[1, 5]]\npieces: {A: '####'}");
    assertThat(Impossibility.of(some, Prefix.EMPTY)).isEmpty();
    PiecePuzzle holed = read("name: p\nboard: 1x6\nholes: 1\npieces: {A: '####'}");
    assertThat(found(holed).why())
        .isEqualTo("the pieces and open cells have 5 cells together, but the board has 6");
  }

  @Test
  void cellsOfManyCopiesAreCountedBeyondInts() {
    StringBuilder text = new StringBuilder("name: p\nboard: 1x1000\npieces:\n  A: '#'\n");
    for (int piece = 0; piece < 22; piece++) {
      text.append("  P%d: {use: 0-99999, shape: '%s'}\n".formatted(piece, "#".repeat(999)));
    }
    PiecePuzzle puzzle = read(text.toString());
    assertThat(new PuzzleCheck(puzzle).mostCells()).hasValue(1 + 22L * 99_999 * 999);
    assertThat(Impossibility.of(puzzle, Prefix.EMPTY)).isEmpty();
  }
}
