package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.dancingsparks.cli.FileDamage;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Counts in rounds on a store that fails in every way, and with files that are damaged while they
 * are stopped: they succeed or end with one line, and once resumed without faults have the number
 * and the bytes of an undisturbed count.
 */
@Tag("slow")
class DisturbedRoundsTest {
  private static final int RUNS = 20;

  /** Of partitions and joins; the last ones are done in a moment. */
  private static final int BINS = 20;

  @TempDir private static Path temporary;
  private static Disturbed byCarriers;
  private static Disturbed byHash;
  private static Disturbed byClasses;
  private static Disturbed diagram;
  private static Disturbed diagramByHash;
  private static Disturbed proof;

  private final Map<String, Integer> injected = new TreeMap<>();

  @BeforeAll
  static void runUndisturbed() {
    byCarriers = Disturbed.count(temporary.resolve("whole"), "pentominoes:3x20", "--rounds");
    assertThat(byCarriers.out()).isEqualTo("8\n");
    byCarriers.assertVerified(temporary.resolve("whole"));
    byHash = Disturbed.count(temporary.resolve("wholeByHash"), "queens:7", "--rounds");
    assertThat(byHash.out()).isEqualTo("40\n");
    byHash.assertVerified(temporary.resolve("wholeByHash"));
    byClasses = Disturbed.count(temporary.resolve("wholeByClasses"), "latin:6", "--rounds");
    assertThat(byClasses.out()).isEqualTo("812851200\n");
    byClasses.assertVerified(temporary.resolve("wholeByClasses"));
    diagram =
        Disturbed.count(
            temporary.resolve("wholeDiagram"), "pentominoes:3x20", "--rounds", "--diagram");
    assertThat(diagram.out()).isEqualTo("8\n");
    diagram.assertVerified(temporary.resolve("wholeDiagram"));
    Path whole = temporary.resolve("wholeDiagramByHash");
    diagramByHash = Disturbed.count(whole, "queens:6", "--rounds", "--diagram");
    assertThat(diagramByHash.out()).isEqualTo("4\n");
    diagramByHash.assertVerified(whole);
    Path proved = temporary.resolve("wholeProof");
    proof = Disturbed.proof(proved, "queens:5", "--rounds");
    proof.assertVerified(proved);
  }

  private static Disturbed any(Random random) {
    List<Disturbed> all = List.of(byCarriers, byHash, byClasses, diagram, diagramByHash, proof);
    return all.get(random.nextInt(all.size()));
  }

  private boolean resume(Disturbed rounds, Faults faults, Path directory) {
    boolean isDone = rounds.resume(faults, directory);
    Disturbed.add(injected, faults);
    return isDone;
  }

  private void report(String outcome) {
    assertThat(injected).isNotEmpty();
    injected.forEach((fault, times) -> FaultReport.record(fault, times, 0, 0, outcome));
  }

  @Test
  void countsOnAFaultyStoreLoseAndDoubleNothing() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          Disturbed rounds = any(random);
          Path directory = temporary.resolve("faulty" + seed);
          boolean isDone = resume(rounds, rounds.some(random), directory);
          for (int again = 0; !isDone && again < 3 && random.nextBoolean(); again++) {
            isDone = resume(rounds, rounds.some(random), directory);
          }
          rounds.assertResumes(directory);
        });
    report("count in rounds resumed: the same bytes");
  }

  @Test
  void driverThatDiesAtAnyOperationIsResumed() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          Disturbed rounds = any(random);
          Path directory = temporary.resolve("killed" + seed);
          resume(rounds, Faults.dieAt(seed, random.nextLong(rounds.operations())), directory);
          resume(rounds, Faults.dieAt(seed, random.nextLong(rounds.operations())), directory);
          rounds.assertResumes(directory);
        });
    report("driver gone at this operation, count in rounds resumed: the same bytes");
  }

  /** Stops a count when it is about to record bins, the first or others, or is complete. */
  private static void stop(Disturbed rounds, Random random, Path directory) {
    String record = "(bins-%05d|run).json".formatted(random.nextInt(BINS));
    Faults faults =
        new Faults(
            1,
            (operation, file, ordinal) ->
                operation == Operation.CREATE && file.getName().matches(record)
                    ? Fault.DIES
                    : Fault.NONE);
    assertThat(rounds.begin(faults, directory)).isFalse();
  }

  @Test
  void damagedFilesOfAStoppedCountAreMadeAgain() {
    Map<String, Integer> outcomes = new TreeMap<>();
    Seed.times(
        RUNS,
        (random, seed) -> {
          Disturbed rounds = any(random);
          Path directory = temporary.resolve("damaged" + seed);
          stop(rounds, random, directory);
          String damage = FileDamage.cause(directory, random);
          if (rounds.resume(Faults.none(), directory)) {
            rounds.assertResumes(directory);
            outcomes.merge(damage + "\tcount in rounds resumed: the same bytes", 1, Integer::sum);
          } else {
            rounds.assertReplaces(directory);
            outcomes.merge(damage + "\trefused in one line, begun anew", 1, Integer::sum);
          }
        });
    assertThat(outcomes.keySet()).anyMatch(outcome -> outcome.contains("the same bytes"));
    outcomes.forEach(
        (outcome, times) -> {
          String[] parts = outcome.split("\t");
          FaultReport.record(parts[0], times, 0, 0, parts[1]);
        });
  }
}
