package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.view.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards whose edges are joined: cylinders and tori. */
class WrappedBoardsTest {
  private static final Piece DOMINO =
      Piece.of("Domino", 'D', Turns.ROTATIONS, List.of(Cell.of(1, 1), Cell.of(1, 2)))
          .withUse(Use.ANY_NUMBER);

  private static PiecePuzzle dominoes(int rows, int columns, Wrap wrap) {
    Board board = Board.box(rows, columns, 1).withWrap(wrap);
    return new PiecePuzzle("dominoes", board, List.of(DOMINO));
  }

  /** Dominoes are matchings of the torus (OEIS A335586 has 4 x 4 and 6 x 6) or cylinder. */
  @ParameterizedTest
  @CsvSource({
    "4, 4, BOTH, 272",
    "6, 6, BOTH, 90176",
    "3, 4, BOTH, 50",
    "2, 3, COLUMNS, 4",
    "2, 4, COLUMNS, 9",
    "2, 5, COLUMNS, 11",
    "4, 4, NONE, 36",
    "4, 4, COLUMNS, 121"
  })
  void dominoesAreCounted(int rows, int columns, Wrap wrap, long solutions) {
    PiecePuzzle puzzle = dominoes(rows, columns, wrap);
    assertThat(Counting.of(puzzle).solutions()).isEqualTo(solutions);
    assertThat(new Links(puzzle.problem(), puzzle.defaultOrder()).count()).isEqualTo(solutions);
    if (wrap == Wrap.BOTH) {
      Puzzle graph = NamedPuzzles.of("maximum-matchings:torus-%dx%d".formatted(rows, columns));
      assertThat(Counting.of(graph).solutions()).isEqualTo(solutions);
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 4, NONE, 8", "4, 4, COLUMNS, 16", "4, 4, BOTH, 128", "3, 5, BOTH, 60"})
  void symmetriesMoveRound(int rows, int columns, Wrap wrap, int order) {
    Symmetries symmetries = dominoes(rows, columns, wrap).symmetries();
    assertThat(symmetries.order()).isEqualTo(order);
    assertThat(symmetries.kinds().contains("translation")).isEqualTo(wrap != Wrap.NONE);
  }

  @Test
  void aRingHasOnePlacement() {
    Piece ring =
        Piece.of("I", 'I', Turns.ROTATIONS, List.of(Cell.of(1, 1), Cell.of(1, 2), Cell.of(1, 3)))
            .withUse(Use.ANY_NUMBER);
    Board board = Board.box(2, 3, 1).withWrap(Wrap.COLUMNS);
    PiecePuzzle puzzle = new PiecePuzzle("rings", board, List.of(ring));
    assertThat(puzzle.placements()).hasSize(2);
    assertThat(Counting.of(puzzle).solutions()).isEqualTo(1);
  }

  @Test
  void aPieceCannotMeetItself() {
    Piece bar =
        Piece.of(
            "I",
            'I',
            Turns.ROTATIONS,
            IntStream.range(0, 4).mapToObj(at -> Cell.of(1, at)).toList());
    Board board = Board.box(4, 3, 1).withWrap(Wrap.COLUMNS);
    assertThat(new PiecePuzzle("bar", board, List.of(bar)).placements()).hasSize(3);
  }

  @Test
  void cellsBeyondAnEdgeAreLaidThere() {
    PiecePuzzle puzzle = dominoes(1, 4, Wrap.COLUMNS);
    int across =
        IntStream.range(0, puzzle.placements().size())
            .filter(option -> puzzle.cells(option).contains(Cell.of(1, 4)))
            .filter(option -> puzzle.cells(option).contains(Cell.of(1, 1)))
            .findFirst()
            .orElseThrow();
    assertThat(puzzle.laid(across)).containsExactly(Cell.of(1, 4), Cell.of(1, 5));
  }

  @Test
  void dotsShowWhereAnOptionReachesAcross() {
    PiecePuzzle puzzle = dominoes(2, 3, Wrap.COLUMNS);
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    List<String> drawings = new ArrayList<>();
    while (links.next()) {
      drawings.add(new BoardText(puzzle).letters(links.solution()));
    }
    assertThat(drawings)
        .contains(
            """
            ╶───┬───┬───╴
            ┊ D │ D │ D ┊
            ╶───┤   ├───╴
            ┊ D │ D │ D ┊
            ╶───┴───┴───╴
            """);
  }

  @Test
  void boardsThatCannotWrapAreRefused() {
    Board triangles = new Board(Lattice.TRIANGULAR, List.of(Cell.of(1, 2), Cell.of(1, 3)));
    assertThatThrownBy(() -> triangles.withWrap(Wrap.COLUMNS))
        .hasMessage(
            "A board of a triangular lattice cannot wrap round; boards of squares and hexagons can.");
    Board hexagons =
        new Board(Lattice.HEXAGONAL, List.of(Cell.of(1, 1), Cell.of(2, 2), Cell.of(3, 1)));
    assertThatThrownBy(() -> hexagons.withWrap(Wrap.BOTH)).hasMessageContaining("this one has 3");
    assertThat(hexagons.withWrap(Wrap.COLUMNS).at(Cell.of(2, 4))).isEqualTo(Cell.of(2, 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "board: 4x4;wrap: rows|p.yaml:2: wrap cannot be rows; it can be none, columns, both.",
        "board: 4x4;wrap: [both]|p.yaml:2: wrap should be a single text.",
        "lattice: triangular;board: ^v;wrap: both|p.yaml:3: A board of a triangular lattice cannot",
        "lattice: hexagonal;board: '#';wrap: both|p.yaml:3: A board of hexagons that wraps round",
        "board: 4x4;wrap: both;layered: {counts: top, depth: 2}|p.yaml:3: Layered pieces need a board that does not wrap"
      })
  void filesThatCannotWrapAreRefused(String keys, String message) {
    String text = keys.replace(';', '\n') + "\npieces: {D: '##'}\n";
    assertThatThrownBy(() -> PuzzleReader.read("p.yaml", text).puzzle("p"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(message);
  }

  @Test
  void largeToriHaveTooManySymmetriesToList() {
    PiecePuzzle puzzle = dominoes(40, 40, Wrap.BOTH);
    assertThatThrownBy(() -> Searches.of(puzzle).upToSymmetry())
        .hasMessageContaining("dominoes has more symmetries than can be listed");
  }

  @Test
  void pentominoesGoRoundATower() {
    PiecePuzzle flat = NamedPuzzles.of("pentominoes:5x12").ofPieces().orElseThrow();
    PiecePuzzle tower =
        new PiecePuzzle("tower", flat.board().withWrap(Wrap.COLUMNS), flat.pieces());
    assertThat(Counting.of(tower).upToSymmetry().count()).isEqualTo(8_272);
    assertThat(Counting.of(tower).solutions()).isEqualTo(397_056);
  }

  /** Counts, classes and files of random puzzles, against a search that knows nothing of ours. */
  @Test
  void randomPuzzlesHaveTheSolutionsOfBruteForce() {
    Seed.times(
        200,
        (random, seed) -> {
          PiecePuzzle puzzle = random(random);
          Brute brute = new Brute(puzzle);
          List<Set<Set<Object>>> solutions = brute.solutions();
          if (solutions.size() > Brute.MAX_SOLUTIONS) {
            return;
          }
          assertThat(Counting.of(puzzle).solutions())
              .as(PuzzleWriter.write(puzzle))
              .isEqualTo(solutions.size());
          assertThat(Counting.of(puzzle).upToSymmetry().count())
              .as(PuzzleWriter.write(puzzle))
              .isEqualTo(brute.classes(solutions));
          String text = PuzzleWriter.write(puzzle);
          PiecePuzzle read = PuzzleReader.read("p.yaml", text).puzzle(puzzle.name());
          assertThat(PuzzleWriter.write(read)).isEqualTo(text);
          assertThat(read.placements()).isEqualTo(puzzle.placements());
          Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
          if (links.next()) {
            String drawing = new BoardText(puzzle).letters(links.solution());
            assertThat(BoardReader.options(puzzle, drawing))
                .as(drawing)
                .containsExactlyInAnyOrder(links.solution());
          }
        });
  }

  /**
   * Boards of cubes with gaps anywhere: an edge is not drawn where only the opposite one has it.
   */
  @Test
  void drawingsOfBoardsWithGapsAreReadAgain() {
    Seed.times(
        300,
        (random, seed) -> {
          PiecePuzzle puzzle = withGaps(random);
          Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
          assertThat(links.next()).isTrue();
          String drawing = new BoardText(puzzle).letters(links.solution());
          assertThat(BoardReader.options(puzzle, drawing))
              .as("seed %d%n%s%n%s", seed, PuzzleWriter.write(puzzle), drawing)
              .containsExactlyInAnyOrder(links.solution());
        });
  }

  private static PiecePuzzle withGaps(Random random) {
    List<Cell> cells = new ArrayList<>(List.of(new Cell(1, 1, 1)));
    for (int place = 0; place < 27; place++) {
      Cell cell = new Cell(1 + place % 3, 1 + place / 3 % 3, 1 + place / 9);
      if (random.nextInt(2) == 0 && !cells.contains(cell)) {
        cells.add(cell);
      }
    }
    // The extent's first cell may be absent.
    List<Cell> some =
        cells.size() > 3 && random.nextBoolean() ? cells.subList(1, cells.size()) : cells;
    List<Piece> pieces = new ArrayList<>();
    pieces.add(Piece.of("one", 'A', Turns.NONE, List.of(Cell.of(1, 1))).withUse(Use.ANY_NUMBER));
    List<Cell> line = List.of(Cell.of(1, 1), Cell.of(2, 1));
    pieces.add(Piece.of("two", 'B', Turns.SPACE_ROTATIONS, line).withUse(Use.ANY_NUMBER));
    Board board = new Board(Lattice.SQUARE, Lattice.SQUARE.atOrigin(some));
    return new PiecePuzzle("gaps", board.withWrap(Wrap.values()[random.nextInt(3)]), pieces);
  }

  private static PiecePuzzle random(Random random) {
    boolean isHexagonal = random.nextBoolean();
    Wrap wrap = Wrap.values()[random.nextInt(3)];
    int rows = isHexagonal ? 2 * (1 + random.nextInt(2)) : 1 + random.nextInt(4);
    int columns = 2 + random.nextInt(3);
    List<Cell> cells = new ArrayList<>();
    for (int row = 1; row <= rows; row++) {
      for (int column = 1; column <= columns; column++) {
        if (random.nextInt(12) > 0 || row == 1 || column == columns) {
          cells.add(isHexagonal ? Cell.of(row, 2 * column - row % 2) : Cell.of(row, column));
        }
      }
    }
    Lattice lattice = isHexagonal ? Lattice.HEXAGONAL : Lattice.SQUARE;
    List<Piece> pieces = new ArrayList<>();
    Turns[] turns = {Turns.NONE, Turns.ROTATIONS, Turns.ROTATIONS_AND_REFLECTIONS};
    for (int piece = 0; piece < 2 + random.nextInt(2); piece++) {
      Mark mark = new Mark("P" + piece, (char) ('A' + piece), Optional.empty());
      Use use = random.nextInt(3) == 0 ? Use.ONCE : Use.ANY_NUMBER;
      pieces.add(
          Piece.of(mark, lattice, turns[random.nextInt(3)], shape(random, lattice)).withUse(use));
    }
    return new PiecePuzzle("random", new Board(lattice, cells).withWrap(wrap), pieces);
  }

  private static List<Cell> shape(Random random, Lattice lattice) {
    Set<Cell> cells = new LinkedHashSet<>(List.of(Cell.of(2, 2)));
    int size = 1 + random.nextInt(4);
    while (cells.size() < size) {
      Cell from = List.copyOf(cells).get(random.nextInt(cells.size()));
      List<Cell> near =
          lattice.neighbours(from).stream().filter(cell -> cell.layer() == 1).toList();
      cells.add(near.get(random.nextInt(near.size())));
    }
    return List.copyOf(cells);
  }

  /**
   * All solutions by trying every option, and their classes by trying every movement of the board.
   * Cells are pairs of a row and a place in it; hexagons have a place for every two columns,
   * counted along a slanting axis, so that turns are linear.
   */
  private static final class Brute {
    /** More are too many to compare. */
    static final int MAX_SOLUTIONS = 1_000;

    private final PiecePuzzle puzzle;
    private final boolean isHexagonal;
    private final int rows;
    private final int period;
    private final Set<List<Integer>> board = new HashSet<>();

    /** By piece, the sets of cells that it can cover. */
    private final List<Set<Set<List<Integer>>>> places = new ArrayList<>();

    Brute(PiecePuzzle puzzle) {
      this.puzzle = puzzle;
      isHexagonal = puzzle.board().lattice() == Lattice.HEXAGONAL;
      rows = puzzle.board().rows();
      period = isHexagonal ? (puzzle.board().columns() + 1) / 2 : puzzle.board().columns();
      puzzle.board().cells().forEach(cell -> board.add(round(pair(cell))));
      puzzle.pieces().forEach(piece -> places.add(places(piece)));
    }

    private List<Integer> pair(Cell cell) {
      return List.of(
          cell.row(), isHexagonal ? Math.floorDiv(cell.column() - cell.row(), 2) : cell.column());
    }

    /** The pair on the board; after a whole round of rows, hexagons have moved aside. */
    private List<Integer> round(List<Integer> pair) {
      int row = pair.get(0);
      int place = pair.get(1);
      if (puzzle.board().wrap() == Wrap.BOTH) {
        int rounds = Math.floorDiv(row - 1, rows);
        row -= rounds * rows;
        place += isHexagonal ? rounds * rows / 2 : 0;
      }
      if (puzzle.board().wrap() != Wrap.NONE) {
        int first = isHexagonal ? -row / 2 : 1;
        place = first + Math.floorMod(place - first, period);
      }
      return List.of(row, place);
    }

    private List<List<Integer>> turned(int turn, List<List<Integer>> pairs) {
      int steps = isHexagonal ? 6 : 4;
      List<List<Integer>> turned = pairs;
      for (int step = 0; step < turn % steps; step++) {
        turned =
            turned.stream()
                .map(
                    pair ->
                        isHexagonal
                            ? List.of(pair.get(0) + pair.get(1), -pair.get(0))
                            : List.of(pair.get(1), -pair.get(0)))
                .toList();
      }
      return turn < steps
          ? turned
          : turned.stream()
              .map(
                  pair ->
                      isHexagonal
                          ? List.of(pair.get(1), pair.get(0))
                          : List.of(-pair.get(0), pair.get(1)))
              .toList();
    }

    private int turns(Turns kind) {
      int rotations = isHexagonal ? 6 : 4;
      return kind == Turns.NONE ? 1 : kind == Turns.ROTATIONS ? rotations : 2 * rotations;
    }

    private List<List<Integer>> ways() {
      List<List<Integer>> ways = new ArrayList<>();
      for (int row = -20; row <= 20; row++) {
        for (int place = -20; place <= 20; place++) {
          ways.add(List.of(row, place));
        }
      }
      return ways;
    }

    private List<List<Integer>> moved(List<List<Integer>> pairs, List<Integer> by) {
      return pairs.stream()
          .map(pair -> round(List.of(pair.get(0) + by.get(0), pair.get(1) + by.get(1))))
          .toList();
    }

    private Set<Set<List<Integer>>> places(Piece piece) {
      Set<Set<List<Integer>>> found = new LinkedHashSet<>();
      List<List<Integer>> pairs = piece.cells().stream().map(this::pair).toList();
      for (int turn = 0; turn < turns(piece.turns()); turn++) {
        for (List<Integer> by : ways()) {
          Set<List<Integer>> place = Set.copyOf(moved(turned(turn, pairs), by));
          if (place.size() == pairs.size() && board.containsAll(place)) {
            found.add(place);
          }
        }
      }
      return found;
    }

    /** The solutions, as sets of a piece with its cells; a few more than the most, if too many. */
    List<Set<Set<Object>>> solutions() {
      List<Set<Set<Object>>> found = new ArrayList<>();
      search(new HashSet<>(board), new LinkedHashSet<>(), new HashMap<>(), found);
      return found;
    }

    private void search(
        Set<List<Integer>> open,
        Set<Set<Object>> chosen,
        Map<Integer, Integer> used,
        List<Set<Set<Object>>> found) {
      if (found.size() > MAX_SOLUTIONS) {
        return;
      }
      if (open.isEmpty()) {
        boolean areUsed =
            IntStream.range(0, places.size())
                .allMatch(
                    piece ->
                        !puzzle.pieces().get(piece).use().equals(Use.ONCE)
                            || used.getOrDefault(piece, 0) == 1);
        if (areUsed) {
          found.add(Set.copyOf(chosen));
        }
        return;
      }
      List<Integer> cell = open.iterator().next();
      for (int piece = 0; piece < places.size(); piece++) {
        boolean isFree =
            !puzzle.pieces().get(piece).use().equals(Use.ONCE) || used.getOrDefault(piece, 0) == 0;
        for (Set<List<Integer>> place : places.get(piece)) {
          if (isFree && place.contains(cell) && open.containsAll(place)) {
            Set<List<Integer>> left = new HashSet<>(open);
            left.removeAll(place);
            Set<Object> option = Set.of(piece, place);
            chosen.add(option);
            used.merge(piece, 1, Integer::sum);
            search(left, chosen, used, found);
            used.merge(piece, -1, Integer::sum);
            chosen.remove(option);
          }
        }
      }
    }

    /** The number of classes: solutions are joined to all their images. */
    int classes(List<Set<Set<Object>>> solutions) {
      List<Map<Set<Object>, Set<Object>>> movements = movements();
      Set<Set<Set<Object>>> left = new HashSet<>(solutions);
      int classes = 0;
      while (!left.isEmpty()) {
        Set<Set<Object>> one = left.iterator().next();
        movements.forEach(
            movement -> left.remove(one.stream().map(movement::get).collect(Collectors.toSet())));
        classes++;
      }
      return classes;
    }

    /** All maps of options to options that move the board onto itself and exchange pieces. */
    private List<Map<Set<Object>, Set<Object>>> movements() {
      List<List<Integer>> all = List.copyOf(board);
      Set<Map<List<Integer>, List<Integer>>> maps = new LinkedHashSet<>();
      for (int turn = 0; turn < turns(Turns.ROTATIONS_AND_REFLECTIONS); turn++) {
        for (List<Integer> by : ways()) {
          int way = turn;
          if (isKept(way)) {
            List<List<Integer>> images = moved(turned(turn, all), by);
            if (board.equals(Set.copyOf(images))) {
              Map<List<Integer>, List<Integer>> map = new HashMap<>();
              IntStream.range(0, all.size()).forEach(at -> map.put(all.get(at), images.get(at)));
              maps.add(map);
            }
          }
        }
      }
      List<Map<Set<Object>, Set<Object>>> movements = new ArrayList<>();
      for (Map<List<Integer>, List<Integer>> map : maps) {
        exchanges(0, new ArrayList<>(), map, movements);
      }
      return movements;
    }

    /** Returns whether a turn maps the ways round the board to such ways. */
    private boolean isKept(int turn) {
      List<List<Integer>> rounds = new ArrayList<>();
      if (puzzle.board().wrap() != Wrap.NONE) {
        rounds.add(List.of(0, period));
      }
      if (puzzle.board().wrap() == Wrap.BOTH) {
        rounds.add(List.of(rows, isHexagonal ? -rows / 2 : 0));
      }
      List<Integer> origin = round(List.of(0, 0));
      return turned(turn, rounds).stream().allMatch(way -> round(way).equals(origin));
    }

    private void exchanges(
        int piece,
        List<Integer> images,
        Map<List<Integer>, List<Integer>> map,
        List<Map<Set<Object>, Set<Object>>> movements) {
      if (piece == places.size()) {
        Map<Set<Object>, Set<Object>> movement = new HashMap<>();
        for (int from = 0; from < piece; from++) {
          for (Set<List<Integer>> place : places.get(from)) {
            movement.put(Set.of(from, place), Set.of(images.get(from), image(map, place)));
          }
        }
        movements.add(movement);
        return;
      }
      for (int other = 0; other < places.size(); other++) {
        Set<Set<List<Integer>>> moved =
            places.get(piece).stream().map(place -> image(map, place)).collect(Collectors.toSet());
        boolean isAlike = puzzle.pieces().get(piece).use().equals(puzzle.pieces().get(other).use());
        if (!images.contains(other) && isAlike && moved.equals(places.get(other))) {
          images.add(other);
          exchanges(piece + 1, images, map, movements);
          images.remove(images.size() - 1);
        }
      }
    }

    private static Set<List<Integer>> image(
        Map<List<Integer>, List<Integer>> map, Set<List<Integer>> place) {
      return place.stream().map(map::get).collect(Collectors.toSet());
    }
  }
}
