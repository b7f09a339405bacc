package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.format.SudokuLineReader.Content;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuSamples;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.Fuzz;
import org.dancingsparks.testing.Mutator;
import org.junit.jupiter.api.Test;

/** Any text is either read as a sudoku or refused in one line that names the place. */
class SudokuFuzzTest {
  private static final List<String> WORDS =
      List.of(
          ".", "0", "_", "|", "-", "+", "#", ",", ";", "A", "G", "z", "16", "17", "#\n", "|\n|");

  private static final List<SudokuShape> SHAPES =
      List.of(SudokuShape.order(2), SudokuShape.order(3), SudokuShape.order(4));

  private static String text(Random random) {
    SudokuShape shape = SHAPES.get(random.nextInt(SHAPES.size()));
    SudokuGrid grid = SudokuSamples.random(random, shape);
    String text = random.nextBoolean() ? grid.line() : grid.drawing();
    return new Mutator(random, WORDS).text(text);
  }

  @Test
  void gridsAreReadOrRefused() {
    AtomicInteger accepted = new AtomicInteger();
    Fuzz.inputs(
        SudokuFuzzTest::text,
        text ->
            Refusals.ofText("g.txt", text, () -> SudokuReader.read("g.txt", text))
                .ifPresent(
                    grid -> {
                      assertThat(SudokuReader.read("g.txt", grid.drawing())).isEqualTo(grid);
                      accepted.incrementAndGet();
                    }));
    assertThat(accepted).hasPositiveValue();
  }

  @Test
  void linesAreReadOrFaultsSaid() {
    SudokuShape shape = SudokuShape.order(3);
    SudokuLineReader reader = new SudokuLineReader(shape);
    AtomicInteger grids = new AtomicInteger();
    Fuzz.inputs(
        random ->
            new Mutator(random, WORDS).text(SudokuSamples.random(random, shape).line() + ",1"),
        line -> {
          byte[] cells = new byte[81];
          Content content = reader.read(line, cells);
          if (content == Content.GRID) {
            assertThat(line).contains(SudokuLineReader.cells(line));
            assertThat(SudokuGrid.of(shape, cells).line())
                .isEqualTo(SudokuLineReader.cells(line).replace('0', '.').replace('_', '.'));
            grids.incrementAndGet();
          } else if (content == Content.MALFORMED) {
            assertThat(reader.fault(line)).hasSizeBetween(20, 200);
          }
        });
    assertThat(grids).hasPositiveValue();
  }
}
