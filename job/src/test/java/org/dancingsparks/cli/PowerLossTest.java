package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * After a loss of power, names and files that were not synced to the disk are lost at random. A run
 * that had reported success is complete; any other can be resumed or started again.
 */
@Tag("slow")
class PowerLossTest {
  private static final int RUNS = 60;

  @TempDir private static Path temporary;
  private static List<Disturbed> runs;

  @BeforeAll
  static void runUndisturbed() {
    Path pieces = write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    Path queens = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    runs =
        List.of(
            Disturbed.enumeration(temporary.resolve("ranges"), pieces, "--bins", 4),
            Disturbed.enumeration(
                temporary.resolve("options"), queens, "--bins", 3, "--engine", "links"),
            Disturbed.count(temporary.resolve("count"), queens, "--bins", 5, "--engine", "links"));
  }

  /**
   * Simulates a loss of power after some faults, and returns how many names and files it changed.
   */
  private static int strike(Faults faults, Random random) {
    try {
      return faults.power().strike(random);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Faults watched(Faults faults, Path root) {
    try {
      faults.power().watch(Files.createDirectories(root));
      return faults;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whatIsSaidToBeDoneIsThereAfterALossOfPower() {
    int[] lost = new int[1];
    int[] times = new int[1];
    Seed.times(
        RUNS / 2,
        (random, seed) -> {
          times[0]++;
          Disturbed run = runs.get(random.nextInt(runs.size()));
          Path root = temporary.resolve("done" + seed);
          Faults faults = watched(Faults.none(), root);
          assertThat(run.begin(faults, root.resolve("a/set"))).isTrue();
          lost[0] += strike(faults, random);
          run.assertWhole(root.resolve("a/set"));
          run.assertResumes(root.resolve("a/set"));
        });
    FaultReport.record(
        "loss of power after exit 0",
        times[0],
        0,
        0,
        "whole; %d names or files undone".formatted(lost[0]));
  }

  @Test
  void interruptedRunIsResumedAfterALossOfPower() {
    int[] lost = new int[1];
    int[] anew = new int[1];
    int[] times = new int[1];
    Seed.times(
        RUNS,
        (random, seed) -> {
          times[0]++;
          Disturbed run = runs.get(random.nextInt(runs.size()));
          Path root = temporary.resolve("midway" + seed);
          Path set = root.resolve("set");
          Faults faults = watched(Faults.dieAt(seed, random.nextLong(run.operations())), root);
          run.begin(faults, set);
          lost[0] += strike(faults, random);
          if (!run.resume(Faults.none(), set)) {
            run.assertReplaces(set);
            anew[0]++;
          }
          run.assertResumes(set);
        });
    assertThat(lost[0]).isPositive();
    FaultReport.record(
        "loss of power in the middle of a run",
        times[0],
        0,
        0,
        "the same bytes when resumed, %d begun anew; %d names or files lost"
            .formatted(anew[0], lost[0]));
  }
}
