package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.runs.StoreFileSystem;
import org.dancingsparks.runs.StoreRequests;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * On an object store whose requests fail, or from one of them on all do, commands lose and double
 * nothing: they succeed or end with one line, and once resumed have the files of undisturbed ones.
 */
@Tag("slow")
class DisturbedStoreTest {
  @TempDir private Path temporary;

  @AfterEach
  void clearStores() {
    StoreFileSystem.clear();
  }

  /**
   * A command that is done once without faults.
   *
   * @param resume the words that resume it, before the directory
   * @param requests that it sends
   */
  private record Command(
      List<Object> words,
      List<Object> resume,
      String out,
      SortedMap<String, ByteBuffer> files,
      long requests) {

    static Command of(List<Object> words, List<Object> resume) {
      StoreRequests requests = StoreRequests.taking(0);
      Dancing ran = on(requests, words, "store://uploads/whole");
      assertThat(ran.code()).as(ran.err()).isZero();
      return new Command(
          words, resume, ran.out(), contents("store://uploads/whole"), requests.number());
    }

    private static Dancing on(StoreRequests requests, List<Object> words, String place) {
      StoreFileSystem.install(requests);
      try {
        return dance(Stream.concat(words.stream(), Stream.of(place)).toArray());
      } finally {
        StoreFileSystem.install(StoreRequests.taking(0));
      }
    }

    private static SortedMap<String, ByteBuffer> contents(String place) {
      return StoreFileSystem.contents(new org.apache.hadoop.fs.Path(place));
    }

    private StoreRequests some(Random random) {
      return random.nextBoolean()
          ? StoreRequests.dyingAt(random.nextLong(requests))
          : StoreRequests.failing(random.nextLong(), random.nextDouble() * 0.05);
    }

    private boolean succeeds(StoreRequests disturbed, List<Object> command, String place) {
      Dancing ran = on(disturbed, command, place);
      if (ran.code() != 0) {
        ran.assertMendable();
        return false;
      }
      assertThat(ran.out()).isEqualTo(out);
      return true;
    }

    /** Starts it with faults, and resumes it; returns how often it has failed. */
    int disturb(Random random, String place) {
      int failed = 0;
      boolean isDone = succeeds(some(random), words, place);
      for (int again = random.nextInt(4); !isDone && again > 0; again--) {
        failed++;
        isDone = succeeds(some(random), resume, place);
      }
      Dancing last = on(StoreRequests.taking(0), resume, place);
      assertThat(last.code()).as(last.err()).isZero();
      assertThat(last.out()).isEqualTo(out);
      assertThat(contents(place)).isEqualTo(files);
      return isDone ? failed : failed + 1;
    }
  }

  private void disturb(Command command, int runs, String what) {
    int[] failed = new int[1];
    Seed.times(
        runs,
        (random, seed) ->
            failed[0] += command.disturb(random, "store://uploads/place%d".formatted(seed)));
    assertThat(failed[0]).isPositive();
    FaultReport.record(
        "requests of %s to an object store fail".formatted(what),
        failed[0],
        0,
        0,
        "resumed: the same bytes");
  }

  @Test
  void enumerationsAreResumed() {
    Path puzzle = write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    List<Object> words = List.of("enumerate", puzzle, "--bins", 4, "--quiet");
    Command enumeration =
        Command.of(
            Stream.concat(words.stream(), Stream.of("--out")).toList(),
            Stream.concat(words.stream(), Stream.of("--resume", "--out")).toList());
    disturb(enumeration, 40, "enumerations");
  }

  @Test
  void diagramsInPartitionsAreResumed() {
    Command diagram =
        Command.of(
            List.of("count", "queens:6", "--rounds", "--diagram", "--quiet", "--out"),
            List.of("count", "queens:6", "--rounds", "--diagram", "--quiet", "--resume"));
    disturb(diagram, 12, "diagrams in partitions");
  }
}
