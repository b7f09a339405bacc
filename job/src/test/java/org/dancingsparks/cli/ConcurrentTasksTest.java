package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.util.TaskCompletionListener;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.sudoku.SudokuGenerator;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tasks that run at once in a JVM share nothing that changes: every kind of run writes the same
 * bytes, statistics of columns included, as one task at a time. Tables are not among them: the
 * driver writes their rows.
 */
@Tag("slow")
class ConcurrentTasksTest {
  private static final int RUNS = Campaign.runs(3, 200);
  private static final int BINS = 8;
  private static final int PUZZLES = 64;

  @TempDir private Path temporary;

  @AfterEach
  void mendDisk() {
    FaultyFileSystem.install(Faults.none());
  }

  static Stream<List<String>> runs() {
    return Stream.of(
            "enumerate pentominoes:3x20",
            "enumerate langford:2,7",
            "enumerate sudoku:2",
            "enumerate pentominoes:3x20 --up-to-symmetry",
            "enumerate pentominoes:3x20 --engine links",
            "count pentominoes:3x20 --engine links --split-depth 2",
            "count pentominoes:3x20 --rounds",
            "challenges pentominoes:3x20 --pieces 2",
            "challenges pentominoes:3x20 --pieces 9 --grade",
            "boards BOARDS",
            "sudoku LIST")
        .map(words -> List.of(words.split(" ")));
  }

  @ParameterizedTest
  @MethodSource("runs")
  void writeTheBytesOfOneTaskAtATime(List<String> words) throws IOException {
    FaultyFileSystem.install(oneTaskAtATime());
    SortedMap<String, String> expected = SetOnDisk.hashes(ran(words, "reference"));
    FaultyFileSystem.install(Faults.none());

    assertThat(expected).containsKey("_meta/run.json");
    for (int run = 0; run < RUNS; run++) {
      assertThat(SetOnDisk.hashes(ran(words, "concurrent")))
          .as("run %d of %s", run, words)
          .isEqualTo(expected);
    }
  }

  private Path ran(List<String> words, String name) throws IOException {
    Path out = temporary.resolve(name);
    List<Object> all = new ArrayList<>();
    for (String word : words) {
      all.add(word.equals("LIST") ? list() : word.equals("BOARDS") ? boards() : word);
    }
    all.addAll(List.of("--out", "faulty:" + out, "--quiet", "--overwrite"));
    if (!words.contains("--rounds")) {
      all.addAll(List.of("--bins", BINS));
    }
    Dancing ran = dance(all.toArray());
    assertThat(ran.code()).as(ran.err()).isZero();
    return out;
  }

  private Path list() {
    SudokuGenerator generator = new SudokuGenerator(42);
    List<String> lines = new ArrayList<>(List.of("malformed"));
    for (int puzzle = 0; puzzle < PUZZLES; puzzle++) {
      lines.add(SudokuGrid.of(SudokuShape.order(3), generator.puzzle(puzzle)).line());
    }
    return write(temporary.resolve("list.txt"), String.join("\n", lines) + "\n");
  }

  private Path boards() {
    return write(
        temporary.resolve("boards.yaml"),
        """
        name: boards
        board: 4x4
        holes: 1
        pieces:
          Bar: {shape: "###", use: 5}
        """);
  }

  /** Makes a task wait at its first operation on a file until no other one is at work. */
  private static Faults oneTaskAtATime() {
    Semaphore turn = new Semaphore(1);
    Set<Long> begun = ConcurrentHashMap.newKeySet();
    return new Faults(
        1,
        (operation, path, ordinal) -> {
          TaskContext task = TaskContext.get();
          if (task != null && begun.add(task.taskAttemptId())) {
            turn.acquireUninterruptibly();
            TaskCompletionListener release = context -> turn.release();
            task.addTaskCompletionListener(release);
          }
          return Fault.NONE;
        });
  }
}
