package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code districts:ROWSxCOLUMNS,CELLS}: a board divided into districts, connected parts of that
 * many cells each (OEIS A172477; Schutzman, "The known sizes of grid metagraphs", 2018). Cells are
 * neighbours if they share a side; after a comma {@code queen}, also if they share a corner.
 */
final class Districts implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)x(\\d+),(\\d+)");
  private static final String QUEEN = ",queen";
  private static final int MAX_CELLS = 1_000;
  private static final int MAX_OPTIONS = 2_000_000;

  @Override
  public String name() {
    return "districts";
  }

  @Override
  public String parameters() {
    return "ROWSxCOLUMNS,CELLS";
  }

  @Override
  public String title() {
    return "A board divided into connected districts, as in districts:6x6,6";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "6x6,6 or districts:6x6,6,queen");
    boolean isQueen = parameters.endsWith(QUEEN);
    String plain =
        isQueen ? parameters.substring(0, parameters.length() - QUEEN.length()) : parameters;
    if (!FORM.matcher(plain).matches()) {
      throw reader.unknown(parameters);
    }
    int[] numbers = reader.numbers(plain, FORM);
    reader.check("cells", (long) numbers[0] * numbers[1], MAX_CELLS);
    reader.check("cells in a district", numbers[2], MAX_CELLS);
    Board board = Board.box(numbers[0], numbers[1], 1);
    List<Filling> fillings = new ArrayList<>();
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> option);
    board.alongNarrowSide().forEach(cell -> builder.primary(board.name(cell)));
    for (List<Cell> district : new Connected(board, isQueen, numbers[2]).all()) {
      builder.option(board.text(district), district.stream().map(board::text).toList());
      fillings.add(new Filling(0, district));
    }
    Words words =
        new Words(
            "%s:%dx%d,%d%s"
                .formatted(name(), numbers[0], numbers[1], numbers[2], isQueen ? QUEEN : ""),
            "A board divided into connected districts of %d cells".formatted(numbers[2]),
            "Each district has %d cells, connected by %s."
                .formatted(numbers[2], isQueen ? "sides or corners" : "sides"));
    Mark district = new Mark("district", 'D', Optional.empty());
    return new GridPuzzle(
        words, builder.build(), board, List.of(district), fillings, Layout.IN_PARTS);
  }

  /**
   * The connected sets of a number of cells, each once: those with a first cell grow by neighbours
   * that come later in reading order, and that no cell of the set had before (Redelmeier 1981).
   */
  private static final class Connected {
    private final Board board;
    private final int[][] neighbours;
    private final int[] chosen;
    private final BitSet seen = new BitSet();
    private final List<int[]> found = new ArrayList<>();

    Connected(Board board, boolean isQueen, int cells) {
      this.board = board;
      chosen = new int[cells];
      neighbours =
          board.cells().stream()
              .map(cell -> neighbours(cell, isQueen).toArray())
              .toArray(int[][]::new);
    }

    private IntStream neighbours(Cell cell, boolean isQueen) {
      return IntStream.range(0, board.size())
          .filter(
              number -> {
                Cell by = board.cell(number).minus(cell);
                int rows = Math.abs(by.row());
                int columns = Math.abs(by.column());
                return isQueen ? Math.max(rows, columns) == 1 : rows + columns == 1;
              });
    }

    List<List<Cell>> all() {
      for (int first = 0; first < board.size(); first++) {
        seen.clear();
        seen.set(0, first + 1);
        grow(0, new int[] {first});
      }
      found.sort(Arrays::compare);
      return found.stream()
          .map(cells -> IntStream.of(cells).mapToObj(board::cell).toList())
          .toList();
    }

    /**
     * Adds each of the open cells in turn.
     *
     * @param open neighbours of the chosen cells, of which none that is passed over is added later
     */
    private void grow(int size, int... open) {
      for (int at = 0; at < open.length; at++) {
        chosen[size] = open[at];
        if (size == chosen.length - 1) {
          add();
        } else {
          int[] fresh =
              IntStream.of(neighbours[open[at]]).filter(cell -> !seen.get(cell)).toArray();
          IntStream.of(fresh).forEach(seen::set);
          int[] left = Arrays.copyOfRange(open, at + 1, open.length);
          grow(size + 1, IntStream.concat(IntStream.of(left), IntStream.of(fresh)).toArray());
          IntStream.of(fresh).forEach(seen::clear);
        }
      }
    }

    private void add() {
      if (found.size() == MAX_OPTIONS) {
        throw new IllegalArgumentException(
            "There are more than %,d districts to choose from; ask for a smaller board or district."
                .formatted(MAX_OPTIONS));
      }
      found.add(IntStream.of(chosen).sorted().toArray());
    }
  }
}
