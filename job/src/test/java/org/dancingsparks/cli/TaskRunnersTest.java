package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads of this JVM write, print and report what the tasks of Spark do. */
@Tag("slow")
class TaskRunnersTest {
  private static final String MASTER = "spark.master";

  /** The property of a local master under which threads of this JVM are all there is. */
  private static final String THREADS = "local[2]";

  private static final List<SudokuShape> SHAPES =
      List.of(SudokuShape.order(2), SudokuShape.of(2, 3), SudokuShape.order(3));

  @TempDir private Path temporary;
  private Path out;

  @BeforeEach
  void choosePlace() {
    out = temporary.resolve("out");
  }

  /** Everything that a run leaves. */
  private record Left(int code, String out, String err, Map<String, String> files) {
    static Left by(Path directory, Object... words) {
      Dancing ran = dance(words);
      Map<String, String> files =
          Files.exists(directory) ? SetOnDisk.hashes(directory) : new TreeMap<>();
      return new Left(
          ran.code(),
          ran.out().replaceAll("\"(\\w*[sS]econds)\" : [\\d.Ee-]+", "$1"),
          ran.err(),
          files);
    }
  }

  /** Does something while the master has all its cores in this JVM, and repeats no task. */
  private static <T> T inThreads(Supplier<T> work) {
    dance("--version");
    String before = System.getProperty(MASTER);
    System.setProperty(MASTER, THREADS);
    try {
      return work.get();
    } finally {
      System.setProperty(MASTER, before);
    }
  }

  /** Asserts that a command does the same both ways, and returns what it leaves. */
  private Left assertSame(Object... words) {
    Left bySpark = Left.by(out, words);
    delete(out);
    assertThat(inThreads(() -> Left.by(out, words))).isEqualTo(bySpark);
    return bySpark;
  }

  private static void delete(Path directory) {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** A solved grid whose cells are then opened, or contradict each other. */
  private static String puzzle(Random random, SudokuShape shape) {
    int side = shape.side();
    int[] values = new int[shape.cells()];
    List<Integer> symbols = new ArrayList<>(IntStream.rangeClosed(1, side).boxed().toList());
    Collections.shuffle(symbols, random);
    double open = random.nextDouble();
    for (int cell = 0; cell < values.length; cell++) {
      int row = cell / side;
      int shift = row % shape.blockRows() * shape.blockColumns() + row / shape.blockRows();
      boolean isOpen = random.nextDouble() < open;
      values[cell] = isOpen ? 0 : symbols.get((shift + cell % side) % side);
    }
    if (random.nextInt(5) == 0) {
      values[0] = 1;
      values[1] = 1;
    }
    return SudokuGrid.of(shape, values).line();
  }

  private static String line(Random random, SudokuShape shape) {
    return switch (random.nextInt(8)) {
      case 0 -> "";
      case 1 -> "# a comment";
      case 2 -> "x" + puzzle(random, shape);
      case 3 -> puzzle(random, shape).substring(1 + random.nextInt(3));
      case 4 -> puzzle(random, shape) + ", a comment\r";
      default -> puzzle(random, shape);
    };
  }

  private static String lines(Random random, SudokuShape shape) {
    String lines =
        Stream.generate(() -> line(random, shape))
            .limit(random.nextInt(10) == 0 ? random.nextInt(3) : 20 + random.nextInt(60))
            .collect(Collectors.joining("\n"));
    String longLine = random.nextInt(4) == 0 ? "\n" + "1".repeat(20_000) : "";
    return lines + longLine + (random.nextBoolean() ? "\n" : "");
  }

  @Test
  void randomListsOfSudokusLeaveTheSame() {
    Seed.times(
        60,
        (random, seed) -> {
          SudokuShape shape = SHAPES.get(random.nextInt(SHAPES.size()));
          Path list = write(temporary.resolve("list.txt"), lines(random, shape));
          List<Object> words = new ArrayList<>(List.of("sudoku", list, "--out", out, "--json"));
          words.add("--block=%dx%d".formatted(shape.blockRows(), shape.blockColumns()));
          if (random.nextBoolean()) {
            words.add("--bins=" + (1 + random.nextInt(9)));
          }
          if (random.nextInt(3) == 0) {
            words.add("--limit=" + (2 + random.nextInt(20)));
          }
          if (random.nextInt(3) == 0) {
            words.add("--strict");
          }
          Left left = assertSame(words.toArray());
          assertThat(left.files()).containsKey("_meta/run.json");
          delete(out);
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "boards a-puzzle-a-day --given open=Oct --json --bins 5",
        "enumerate dominoes:4x4 --json",
        "enumerate queens:6 --engine links --bins 3 --json",
        "enumerate pentominoes:4x15 --up-to-symmetry --json",
        "count queens:7 --engine links --bins 3 --json --out",
        "challenges pentominoes:3x20 --pieces 2 --grade --json",
      })
  void runsLeaveTheSame(String command) {
    List<Object> words = new ArrayList<>(List.of(command.replace(" --out", "").split(" ")));
    words.add("--out");
    words.add(out);

    assertThat(assertSame(words.toArray()).code()).isZero();
  }

  @Test
  void listThatCannotBeReadIsRefusedInTheSameWords() {
    Path list = write(temporary.resolve("list.txt"), "1...............\n");

    assertThat(assertSame("sudoku", temporary.resolve("none"), "--out", out).code()).isEqualTo(3);
    assertThat(assertSame("sudoku", list, "--out", list.resolve("x")).code()).isEqualTo(3);
  }

  @Test
  void runThatSparkBeganIsResumedInThreads() {
    Path list =
        write(temporary.resolve("list.txt"), "1...............\nx\n2...............\n".repeat(9));
    Left whole = Left.by(out, "sudoku", list, "--out", out, "--bins", StoppedRun.BINS);
    delete(out);
    StoppedRun.stop(out, "sudoku", list, "--out", "faulty:" + out, "--bins", StoppedRun.BINS);

    assertThat(inThreads(() -> Left.by(out, "sudoku", list, "--out", out, "--resume")))
        .isEqualTo(whole);
  }
}
