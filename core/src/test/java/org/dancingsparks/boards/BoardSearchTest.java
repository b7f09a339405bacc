package org.dancingsparks.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** The solutions of boards are those of the whole puzzle, parted by their holes. */
class BoardSearchTest {
  private static final int RUNS = 60;

  private static String random(Random random) {
    StringBuilder text = new StringBuilder("name: random\nboard: 3x4\n");
    boolean isAnywhere = random.nextInt(3) == 0;
    if (isAnywhere) {
      text.append("holes: ").append(1 + random.nextInt(2)).append('\n');
    } else {
      List<String> one = region(random);
      List<String> two = region(random);
      text.append("holes:\n  one: ").append(one).append("\n  two: ").append(two).append('\n');
      if (random.nextBoolean()) {
        text.append("never: [").append(some(random, one, two)).append("]\n");
      }
    }
    text.append("pieces:\n  A: {shape: '##', use: any-number}\n");
    if (random.nextBoolean()) {
      text.append("  B: {cells: [[1, 1], [1, 2], [2, 1]], use: 0-2}\n");
    }
    return text.toString();
  }

  /** Two to five cells. */
  private static List<String> region(Random random) {
    return random
        .ints(0, 12)
        .distinct()
        .limit(2 + random.nextInt(4))
        .mapToObj(cell -> "[%d, %d]".formatted(1 + cell / 4, 1 + cell % 4))
        .toList();
  }

  /** Two or three cells of two regions. */
  private static List<String> some(Random random, List<String> one, List<String> two) {
    List<String> cells =
        new ArrayList<>(Stream.concat(one.stream(), two.stream()).distinct().toList());
    Collections.shuffle(cells, random);
    return cells.subList(0, Math.min(cells.size(), 2 + random.nextInt(2)));
  }

  private static Map<List<Integer>, Long> byHoles(PiecePuzzle puzzle) {
    Map<List<Integer>, Long> counts = new HashMap<>();
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    while (links.next()) {
      List<Integer> holes =
          Arrays.stream(BoardPuzzles.holes(puzzle, links.solution())).boxed().toList();
      counts.merge(holes, 1L, Long::sum);
    }
    return counts;
  }

  private static void assertSolved(PiecePuzzle puzzle, List<SolvedBoard> boards) {
    Map<List<Integer>, Long> expected = byHoles(puzzle);
    for (SolvedBoard board : boards) {
      Prefix prefix =
          Boards.of(puzzle, Prefix.EMPTY).board(puzzle.problem(), board.choice()).orElseThrow();
      List<Integer> holes = Arrays.stream(prefix.options()).sorted().boxed().toList();
      Long solutions = expected.remove(holes);
      assertThat(board.solutions().longValueExact()).isEqualTo(solutions == null ? 0 : solutions);
      assertThat(board.solution().isEmpty()).isEqualTo(solutions == null);
      if (solutions != null) {
        int[] solution = board.solution().stream().mapToInt(Integer::intValue).toArray();
        assertThat(board.solution()).isSorted().containsAll(holes);
        Links rest = new Links(puzzle.problem(), puzzle.defaultOrder());
        assertThat(rest.from(Prefix.of(puzzle.problem(), solution)).next()).isTrue();
        assertThat(rest.solution()).hasSameSizeAs(solution);
      }
    }
    assertThat(expected).isEmpty();
  }

  @Test
  void boardsPartTheSolutionsOfTheWhole() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          PiecePuzzle puzzle = BoardPuzzles.of(random(random));
          List<SolvedBoard> boards = BoardPuzzles.solved(puzzle);
          assertSolved(puzzle, boards);
          assertThat(BoardPuzzles.solved(puzzle, 0)).isEqualTo(boards);
          assertThat(BoardPuzzles.solved(puzzle, 2_000 + random.nextInt(50_000))).isEqualTo(boards);
        });
  }

  @Test
  void nodesAreThoseUntilTheFirstSolution() {
    PiecePuzzle puzzle = BoardPuzzles.shipped("genius-square");
    for (SolvedBoard board : BoardPuzzles.solved(puzzle, "open=F1,E2,A3,B4,A5,C6")) {
      Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
      links.from(BoardPuzzles.givens(puzzle, "open=" + String.join(",", board.open()))).next();
      assertThat(board.nodes()).isEqualTo(OptionalLong.of(links.nodes()));
    }
  }

  /** A chessboard without two cells of the same colour, which dominoes cannot cover. */
  @Test
  void searchThatIsTooLongHasNoNodes() {
    PiecePuzzle puzzle =
        BoardPuzzles.of(
            "name: p\nboard: 10x8\nholes: {a: [[1, 1]], b: [[10, 8], [10, 7]]}\n"
                + "pieces:\n  D: {shape: '##', use: any-number}\n");
    List<SolvedBoard> boards = BoardPuzzles.solved(puzzle);

    assertThat(boards.get(1).open()).containsExactly("(1,1)", "(10,8)");
    assertThat(boards.get(1).nodes()).isEmpty();
    assertThat(boards.get(1).solutions()).isZero();
    assertThat(boards.get(0).solutions()).isEqualTo(BigInteger.valueOf(42_233_009));
    assertThat(boards.get(0).nodes()).isPresent();
  }

  @Test
  void pollEndsTheSearch() {
    PiecePuzzle puzzle = BoardPuzzles.shipped("a-puzzle-a-day");
    Boards boards = Boards.of(puzzle, Prefix.EMPTY);
    BoardSearch search = new BoardSearch(boards, BoardPuzzles.search(puzzle), 1L << 30, () -> true);
    assertThatExceptionOfType(CancellationException.class)
        .isThrownBy(() -> search.solve(0, boards.choices(), board -> {}));
  }
}
