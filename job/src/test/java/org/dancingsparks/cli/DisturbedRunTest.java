package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.write;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
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
 * On a store that fails in every way, runs lose and duplicate nothing: they succeed or end with one
 * line, and once resumed without faults they leave the same bytes as undisturbed ones.
 */
@Tag("slow")
class DisturbedRunTest {
  private static final int RUNS = 60;

  @TempDir private static Path temporary;
  private static List<Disturbed> enumerations;
  private static Disturbed count;

  private final List<Faults> installed = new ArrayList<>();

  /** Columns of pieces by ranges of a diagram and by links, and arrays of options. */
  @BeforeAll
  static void runUndisturbed() {
    Path pieces = write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    Path queens = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    enumerations =
        List.of(
            Disturbed.enumeration(temporary.resolve("ranges"), "faulty:" + pieces, "--bins", 4),
            Disturbed.enumeration(
                temporary.resolve("links"), pieces, "--bins", 5, "--engine", "links"),
            Disturbed.enumeration(
                temporary.resolve("options"), queens, "--bins", 3, "--engine", "links"));
    count = Disturbed.count(temporary.resolve("count"), queens, "--bins", 5, "--engine", "links");
  }

  private void disturb(Disturbed run, Random random, Path directory) {
    boolean isDone = run.begin(noted(run.some(random)), directory);
    for (int again = 0; !isDone && again < 4 && random.nextInt(3) > 0; again++) {
      isDone = run.resume(noted(run.some(random)), directory);
    }
    finish(run, random, directory);
  }

  /** Ends the run; a proof of each would take most of the time, and the bytes are the same. */
  private static void finish(Disturbed run, Random random, Path directory) {
    run.assertResumes(directory);
    if (random.nextInt(5) == 0) {
      run.assertVerified(directory);
    }
  }

  private Faults noted(Faults faults) {
    installed.add(faults);
    return faults;
  }

  private void report(String outcome) {
    Map<String, Integer> injected = new TreeMap<>();
    installed.forEach(faults -> Disturbed.add(injected, faults));
    assertThat(injected).isNotEmpty();
    injected.forEach((fault, times) -> FaultReport.record(fault, times, 0, 0, outcome));
  }

  @Test
  void enumerationsOnAFaultyStoreLoseAndDoubleNothing() {
    Seed.times(
        RUNS,
        (random, seed) ->
            disturb(
                enumerations.get(random.nextInt(enumerations.size())),
                random,
                temporary.resolve("enumeration" + seed)));
    report("enumeration resumed: the same bytes");
  }

  @Test
  void countsOnAFaultyStoreLoseAndDoubleNothing() {
    Seed.times(
        RUNS / 2, (random, seed) -> disturb(count, random, temporary.resolve("count" + seed)));
    report("count resumed: the same bytes");
  }

  /** Causes a fault at each operation in turn, or at a sample of them; and again while resuming. */
  @Test
  void driverThatDiesAtAnyOperationIsResumed() {
    Seed.times(
        RUNS / 2,
        (random, seed) -> {
          Disturbed run = enumerations.get((int) Math.floorMod(seed, (long) enumerations.size()));
          Path directory = temporary.resolve("killed" + seed);
          run.begin(noted(Faults.dieAt(seed, random.nextLong(run.operations()))), directory);
          run.resume(noted(Faults.dieAt(seed, random.nextLong(run.operations()))), directory);
          finish(run, random, directory);
        });
    report("driver gone at this operation, resumed: the same bytes");
  }
}
