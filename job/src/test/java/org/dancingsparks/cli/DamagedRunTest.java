package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
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
 * A stopped run whose files are damaged either resumes to the bytes of an undisturbed run, or is
 * refused with one line and can be started again.
 */
@Tag("slow")
class DamagedRunTest {
  private static final int RUNS = 60;

  private static final String BEFORE_MANIFEST = "CREATE run.json";

  @TempDir private static Path temporary;
  private static List<Disturbed> runs;

  @BeforeAll
  static void runUndisturbed() {
    Path pieces = write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    Path queens = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    Object[] flags = {"--bins", 4, "--engine", "links"};
    runs =
        List.of(
            Disturbed.enumeration(temporary.resolve("ranges"), pieces, "--bins", 4),
            Disturbed.enumeration(temporary.resolve("options"), queens, flags),
            Disturbed.count(temporary.resolve("count"), queens, flags));
  }

  /** Stops a run while bins are done, while parts are moved, or just before the manifest is. */
  private static void stop(Disturbed run, Random random, Path directory) {
    boolean hasParts = run.expected().containsKey("part-00000.parquet");
    List<String> moments =
        List.of("CREATE (bins-00001|run).json", BEFORE_MANIFEST, "RENAME attempt-00001-.*");
    stop(run, moments.get(random.nextInt(hasParts ? 3 : 2)), directory);
  }

  private static void stop(Disturbed run, String at, Path directory) {
    Faults faults =
        new Faults(
            1,
            (operation, file, ordinal) ->
                (operation + " " + file.getName()).matches(at) ? Fault.DIES : Fault.NONE);
    assertThat(run.begin(faults, directory)).isFalse();
  }

  @Test
  void damageEndsInTheSameBytesOrInOneLine() {
    Map<String, Integer> outcomes = new TreeMap<>();
    Seed.times(
        RUNS,
        (random, seed) -> {
          Disturbed run = runs.get(random.nextInt(runs.size()));
          Path directory = temporary.resolve("damaged" + seed);
          stop(run, random, directory);
          String damage = FileDamage.cause(directory, random);
          if (run.resume(Faults.none(), directory)) {
            run.assertResumes(directory);
            outcomes.merge(damage + "\tresumed: the same bytes", 1, Integer::sum);
          } else {
            run.assertReplaces(directory);
            outcomes.merge(damage + "\trefused in one line, begun anew", 1, Integer::sum);
          }
        });
    assertThat(outcomes.keySet())
        .anyMatch(outcome -> outcome.contains("the same bytes"))
        .noneMatch(outcome -> outcome.matches(".*\\d.*"));
    outcomes.forEach(
        (outcome, times) -> {
          String[] parts = outcome.split("\t");
          FaultReport.record(parts[0], times, 0, 0, parts[1]);
        });
  }

  @Test
  void dataChangedInPlaceWhileARunIsStoppedIsMadeAgain() throws IOException {
    Disturbed run = runs.get(0);
    Path directory = temporary.resolve("changed");
    stop(run, BEFORE_MANIFEST, directory);
    Path data = directory.resolve("part-00001.parquet");
    byte[] bytes = Files.readAllBytes(data);
    bytes[bytes.length / 3] ^= 1;
    Files.write(data, bytes);

    run.assertResumes(directory);
  }
}
