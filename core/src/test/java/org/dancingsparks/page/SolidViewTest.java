package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The picture of a solid board in a real browser: which cube is seen where, compared with a ray
 * from the viewer's eye to the middle of each face.
 */
@Tag("slow")
class SolidViewTest {
  /** The directions in which cubes are seen: from above, the front and the right. */
  private static final double[][] OUT = {{0, 0, 1}, {0, 1, 0}, {1, 0, 0}};

  private static final double AZIMUTH = Math.toRadians(32);
  private static final double ELEVATION = Math.toRadians(33);

  /** The distance of the eye, in half-diagonals of the board's box. */
  private static final double AWAY = 3.5;

  /** Two pieces that reach through each other: either hides a part of the other. */
  private static final String INTERLOCKED =
      """
      name: interlocked
      board: |
        ...
        .##
        ...

        ##.
        ##.
        ##.

        ...
        .##
        ...
      turns: none
      pieces:
        A: {shape: "##\\n#.\\n##"}
        B: {shape: "##\\n\\n#.\\n\\n##"}
      """;

  @RegisterExtension static final Browser browser = new Browser();

  private PiecePuzzle puzzle;
  private Player player;

  private void open(PiecePuzzle opened) {
    puzzle = opened;
    Diagram diagram = PagePuzzles.diagram(puzzle);
    player = new Player(browser, puzzle, new PuzzlePage(puzzle, diagram).html());
  }

  @ParameterizedTest
  @ValueSource(strings = {"soma", "diabolical-cube"})
  void eachPositionIsSeenAsTheEyeWouldSeeIt(String name) {
    open((PiecePuzzle) PagePuzzles.of(name));
    player.press("random");
    player.press("keep");
    int[] solution = player.placed();
    for (int from = 0; from < solution.length; from++) {
      player.follow(
          Arrays.stream(solution, from, solution.length)
              .mapToObj(option -> "%23" + option)
              .collect(Collectors.joining("%20")));
      assertSeen(Arrays.copyOfRange(solution, from, solution.length));
    }
  }

  @Test
  void interlockedPiecesHidePartsOfEachOther() {
    open(PuzzleReader.read("interlocked.yaml", INTERLOCKED).puzzle("interlocked"));
    player.press("random");
    player.press("keep");
    assertThat(player.placed()).hasSize(2);
    assertSeen(player.placed());
    Map<Integer, Integer> owner = covered(player.placed());
    int link = owner.get(number(new Cell(2, 2, 2)));
    int other = owner.get(number(new Cell(1, 2, 2)));
    assertThat(link).isNotEqualTo(other);
    assertThat(hiding(owner, new Cell(2, 2, 2))).isEqualTo(other);
    assertThat(hiding(owner, new Cell(1, 2, 2))).isEqualTo(link);
  }

  @Test
  void ballsOfAPieceAreJoinedAndOthersAreNot() {
    open((PiecePuzzle) PagePuzzles.of("tetrahedron"));
    player.press("random");
    player.press("keep");
    Map<Integer, Integer> owner = covered(player.placed());
    List<String> necks =
        browser.run(
            """
            return [...document.querySelectorAll('#space .neck')].map((neck) => [
              neck.parentElement.getAttribute('data-cell'), neck.getAttribute('data-to'), neck.hidden || neck.hasAttribute('hidden')].join(' '));
            """);
    for (String neck : necks) {
      String[] parts = neck.split(" ");
      boolean isJoined =
          owner.get(Integer.valueOf(parts[0])).equals(owner.get(Integer.valueOf(parts[1])));
      assertThat(parts[2]).as(neck).isEqualTo(String.valueOf(!isJoined));
    }
    assertThat(necks)
        .anyMatch(neck -> neck.endsWith("false"))
        .anyMatch(neck -> neck.endsWith("true"));
  }

  /** The option that is seen in place of a cell's front. */
  private int hiding(Map<Integer, Integer> owner, Cell cell) {
    return owner.get(first(owner, face(number(cell), 1)));
  }

  /** By covered cell, its option. */
  private Map<Integer, Integer> covered(int... options) {
    Map<Integer, Integer> owner = new HashMap<>();
    for (int option : options) {
      puzzle.cells(option).forEach(cell -> owner.put(number(cell), option));
    }
    return owner;
  }

  private int number(Cell cell) {
    return puzzle.board().number(cell).orElseThrow();
  }

  private void assertSeen(int... options) {
    Map<Integer, Integer> owner = covered(options);
    List<String> seen =
        browser.run(
            """
            while (document.querySelectorAll('#layers .placed .piece').length !== Number(arguments[0])) {
              await new Promise(requestAnimationFrame);
            }
            const svg = document.querySelector('#space svg');
            svg.scrollIntoView({ block: 'center' });
            const matrix = svg.getScreenCTM();
            const seen = [];
            for (const group of svg.querySelectorAll('[data-cell]')) {
              [...group.querySelectorAll('.face')].forEach((face, side) => {
                const [ax, ay, bx, by, cx, cy, dx, dy] =
                  face.querySelector('path').getAttribute('d').match(/[\\d.]+/g).map(Number);
                // The diagonals of a face meet in its middle, in perspective as well.
                const share = ((bx - ax) * (dy - by) - (by - ay) * (dx - bx)) / ((cx - ax) * (dy - by) - (cy - ay) * (dx - bx));
                const at = new DOMPoint(ax + share * (cx - ax), ay + share * (cy - ay)).matrixTransform(matrix);
                const top = document.elementFromPoint(at.x, at.y);
                const found = top.closest('#space [data-cell]');
                seen.push([group.getAttribute('data-cell'), side, found ? found.getAttribute('data-cell') : -1].join(' '));
              });
            }
            return seen;
            """,
            String.valueOf(options.length));
    assertThat(seen).hasSize(3 * puzzle.board().size());
    int compared = 0;
    for (String line : seen) {
      int[] parts = Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
      Set<Integer> expected = near(owner, parts[0], parts[1]);
      // Where another cube begins, a pixel may have either.
      if (expected.size() == 1) {
        assertThat(parts[2]).as(line).isEqualTo(expected.iterator().next());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(seen.size() / 2);
  }

  /** The cells that are seen in the middle of a face, and a little beside it. */
  private Set<Integer> near(Map<Integer, Integer> owner, int cell, int side) {
    Set<Integer> seen = new HashSet<>();
    for (double aside : new double[] {-0.06, 0, 0.06}) {
      for (double down : new double[] {-0.06, 0, 0.06}) {
        double[] point = face(cell, side);
        point[side == 2 ? 1 : 0] += aside;
        point[side == 0 ? 1 : 2] += down;
        seen.add(first(owner, point));
      }
    }
    return seen;
  }

  /** The first covered cell on the ray from the eye through a point, or -1. */
  private int first(Map<Integer, Integer> owner, double... point) {
    double[] eye = eye();
    int first = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int cell : owner.keySet()) {
      double[] middle = middle(cell);
      double enters = 0;
      double leaves = Double.POSITIVE_INFINITY;
      for (int axis = 0; axis < 3; axis++) {
        double way = point[axis] - eye[axis];
        double one = (middle[axis] - 0.5 - eye[axis]) / way;
        double other = (middle[axis] + 0.5 - eye[axis]) / way;
        enters = Math.max(enters, Math.min(one, other));
        leaves = Math.min(leaves, Math.max(one, other));
      }
      if (enters < leaves && enters < least) {
        least = enters;
        first = cell;
      }
    }
    return first;
  }

  /** The middle of a face. */
  private double[] face(int cell, int side) {
    double[] middle = middle(cell);
    return IntStream.range(0, 3).mapToDouble(axis -> middle[axis] + OUT[side][axis] / 2).toArray();
  }

  /** The middle of a cell: to the right, to the front, and up. */
  private double[] middle(int number) {
    Cell cell = puzzle.board().cell(number);
    return new double[] {cell.column(), cell.row(), -cell.layer()};
  }

  private double[] eye() {
    Board board = puzzle.board();
    double[] extent = {board.columns(), board.rows(), board.layers()};
    double distance = AWAY * Math.sqrt(Arrays.stream(extent).map(side -> side * side).sum()) / 2;
    double[] way = {
      Math.sin(AZIMUTH) * Math.cos(ELEVATION),
      Math.cos(AZIMUTH) * Math.cos(ELEVATION),
      Math.sin(ELEVATION)
    };
    double[] middle = {(extent[0] + 1) / 2, (extent[1] + 1) / 2, -(extent[2] + 1) / 2};
    return IntStream.range(0, 3).mapToDouble(axis -> middle[axis] + distance * way[axis]).toArray();
  }
}
