package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.apache.spark.TaskContext;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.layers.disk.StoredDiagram;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Solution sets written from a diagram in a file are those of a diagram in memory. */
class DiagramOnDiskTest {
  private static final Puzzle PUZZLE = NamedPuzzles.of("pentominoes:6x10");
  private static final int BINS = 6;

  @TempDir private Path temporary;

  @AfterEach
  void mendDisk() {
    FaultyFileSystem.install(Faults.none());
  }

  private static Plan inMemory() {
    return SetOnDisk.plan(Engines.of(PUZZLE).withDiagram(Walks.all(PUZZLE)), BINS);
  }

  private static Plan onDisk() {
    Search search = Walks.all(PUZZLE);
    NumberedSolutions solutions =
        LayerDiagram.of(new OrderedProblem(PUZZLE.problem(), search.order()))
            .orElseThrow()
            .within(1 << 18)
            .solutions()
            .orElseThrow();
    assertThat(solutions).isInstanceOf(StoredDiagram.class);
    return SetOnDisk.plan(search.withDiagram(solutions), BINS);
  }

  @Test
  void rowsAndRecordsAreTheSameBytes() {
    Path expected = temporary.resolve("memory");
    Path found = temporary.resolve("disk");
    SetOnDisk.write(expected.toString(), PUZZLE, inMemory());
    SetOnDisk.write(found.toString(), PUZZLE, onDisk());
    assertThat(SetOnDisk.hashes(found))
        .isEqualTo(SetOnDisk.hashes(expected))
        .hasSizeGreaterThan(BINS);
  }

  @Test
  void runFromMemoryIsResumedFromADisk() {
    Path expected = temporary.resolve("memory");
    SetOnDisk.write(expected.toString(), PUZZLE, inMemory());
    FaultyFileSystem.install(
        new Faults(
            1,
            (operation, path, ordinal) -> {
              TaskContext task = TaskContext.get();
              boolean isLate = task != null && task.partitionId() >= BINS / 2;
              return operation == Operation.WRITE && isLate ? Fault.FAILS : Fault.NONE;
            }));
    Path resumed = temporary.resolve("resumed");
    assertThatThrownBy(() -> SetOnDisk.write("faulty:" + resumed, PUZZLE, inMemory())).isNotNull();
    FaultyFileSystem.install(Faults.none());
    SetOnDisk.begin("faulty:" + resumed, SaveMode.RESUME, PUZZLE, onDisk())
        .run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {});
    assertThat(SetOnDisk.parts(resumed)).hasSize(BINS);
    for (int part = 0; part < BINS; part++) {
      assertThat(SetOnDisk.sha256(SetOnDisk.parts(resumed).get(part)))
          .isEqualTo(SetOnDisk.sha256(SetOnDisk.parts(expected).get(part)));
    }
  }
}
