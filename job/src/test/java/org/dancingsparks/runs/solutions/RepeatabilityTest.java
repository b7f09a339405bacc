package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import org.apache.spark.TaskContext;
import org.dancingsparks.parquet.Readers;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.search.Search;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs write the same files, byte for byte, however their tasks ran; a failed job leaves its
 * finished bins and no manifest.
 */
@Tag("slow")
class RepeatabilityTest {
  private static final PiecePuzzle PUZZLE = SmallPuzzles.mirrored();

  @TempDir private Path temporary;

  @AfterEach
  void mendDisk() {
    FaultyFileSystem.install(Faults.none());
  }

  private Path made(String name, Puzzle puzzle, int bins) {
    Path directory = temporary.resolve(name);
    SetOnDisk.write(directory, puzzle, bins);
    return directory;
  }

  /** Writes to the disk that fails for some bins. */
  private Path madeOnFaultyDisk(String name, IntPredicate failing) {
    FaultyFileSystem.install(
        new Faults(
            1,
            (operation, path, ordinal) -> {
              TaskContext task = TaskContext.get();
              boolean isWritten = operation == Operation.WRITE && task != null;
              return isWritten && failing.test(task.partitionId()) ? Fault.FAILS : Fault.NONE;
            }));
    Path directory = temporary.resolve(name);
    Search search = Walks.all(PUZZLE);
    SetOnDisk.write("faulty:" + directory, PUZZLE, SetOnDisk.plan(search, 8));
    return directory;
  }

  @Test
  void twoRunsGiveTheSameBytes() {
    for (Puzzle puzzle :
        List.of(PUZZLE, SmallPuzzles.spares(), new PlainPuzzle("q", SmallProblems.queens(6)))) {
      Path once = made(puzzle.name() + 1, puzzle, 8);
      Path again = made(puzzle.name() + 2, puzzle, 8);
      assertThat(SetOnDisk.hashes(again)).isEqualTo(SetOnDisk.hashes(once)).hasSizeGreaterThan(4);
    }
  }

  @Test
  void numberOfBinsChangesTheFilesAndNotTheRows() {
    Path few = made("few", PUZZLE, 1);
    Path many = made("many", PUZZLE, 8);

    assertThat(SetOnDisk.parts(few)).hasSize(1);
    assertThat(SetOnDisk.parts(many)).hasSizeGreaterThan(4);
    assertThat(Readers.parquet(many)).isEqualTo(Readers.parquet(few));
  }

  @Test
  void taskThatFailsHalfWayOnceGivesTheSameBytes() {
    AtomicInteger failures = new AtomicInteger();
    Path steady = made("steady", PUZZLE, 8);
    Path flaky =
        madeOnFaultyDisk(
            "flaky",
            bin -> {
              boolean fails = bin % 2 == 0 && TaskContext.get().attemptNumber() < 2;
              failures.addAndGet(fails ? 1 : 0);
              return fails;
            });

    assertThat(failures.get()).isGreaterThanOrEqualTo(4);
    assertThat(SetOnDisk.hashes(flaky)).isEqualTo(SetOnDisk.hashes(steady));
    SetOnDisk.assertTidy(flaky);
  }

  @Test
  void tasksThatEndInAnyOrderGiveTheSameBytes() {
    Path steady = made("steady", PUZZLE, 8);
    List<Integer> order = Collections.synchronizedList(new ArrayList<>());
    Path slowStart =
        madeOnFaultyDisk(
            "slow",
            bin -> {
              pause(bin == 0 ? 500 : 0);
              order.add(bin);
              return false;
            });

    assertThat(order).first().isNotEqualTo(0);
    assertThat(SetOnDisk.hashes(slowStart)).isEqualTo(SetOnDisk.hashes(steady));
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void jobThatFailsLeavesTheFinishedBinsAndNoManifest() throws IOException {
    int last = SetOnDisk.parts(made("steady", PUZZLE, 8)).size() - 1;

    assertThatThrownBy(() -> madeOnFaultyDisk("failed", bin -> bin == last))
        .hasStackTraceContaining("the disk fails");

    Path failed = temporary.resolve("failed");
    assertThat(failed.resolve("_meta/run.json")).doesNotExist();
    assertThat(SetOnDisk.parts(failed)).isEmpty();
    List<JsonNode> records = SetOnDisk.records(SetOnDisk.batches(failed));
    assertThat(records)
        .hasSizeGreaterThanOrEqualTo(last - 2)
        .noneMatch(record -> record.get("bin").asInt() == last);
    assertThat(SetOnDisk.json(SetOnDisk.work(failed).resolve("plan.json")).get("problem").asText())
        .isEqualTo(PUZZLE.problem().hash());
    for (JsonNode record : records) {
      Path part = SetOnDisk.work(failed).resolve(record.get("file").get("file").asText());
      assertThat(record.get("file").get("bytes").asLong()).isEqualTo(Files.size(part));
      assertThat(record.get("file").get("sha256").asText()).isEqualTo(SetOnDisk.sha256(part));
      assertThat(Readers.query("SELECT count(*) FROM '" + part + "'"))
          .containsExactly(List.of(record.get("solutions").asInt()));
    }
    assertThat(SetOnDisk.list(SetOnDisk.work(failed)))
        .noneMatch(
            file -> file.getFileName().toString().startsWith("attempt-%05d".formatted(last)));
  }
}
