package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.apache.spark.TaskContext;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;

/**
 * Runs of four bins that are stopped by a failing disk: the third bin cannot be written, after the
 * first two were recorded.
 */
public final class StoppedRun {
  public static final int BINS = 4;
  private static final int FAILING = 2;
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private StoppedRun() {}

  /**
   * Runs a command that writes {@link #BINS} bins to {@code faulty:OUT}, and then repairs the disk.
   */
  public static void stop(Path out, Object... command) {
    FaultyFileSystem.install(new Faults(1, (operation, path, ordinal) -> fault(operation, out)));
    try {
      Dancing ran = dance(command);
      assertThat(ran.err()).contains("Cannot write").contains("--resume");
      assertThat(ran.code()).isEqualTo(3);
    } finally {
      FaultyFileSystem.install(Faults.none());
    }
    assertThat(isRecorded(out, 0)).isTrue();
    assertThat(isRecorded(out, 1)).isTrue();
    assertThat(out.resolve("_meta/run.json")).doesNotExist();
  }

  private static Fault fault(Operation operation, Path out) {
    TaskContext task = TaskContext.get();
    if (operation != Operation.WRITE || task == null || task.partitionId() != FAILING) {
      return Fault.NONE;
    }
    for (int bin = 0; bin < FAILING; bin++) {
      awaitRecord(out, bin);
    }
    return Fault.FAILS;
  }

  /** Waits for the record of a bin, since its task and the one that fails run at the same time. */
  private static void awaitRecord(Path out, int bin) {
    Instant deadline = Instant.now().plus(PATIENCE);
    try {
      while (!isRecorded(out, bin) && Instant.now().isBefore(deadline)) {
        Thread.sleep(10);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isRecorded(Path out, int bin) {
    return SetOnDisk.recordOf(out, bin).isPresent();
  }
}
