package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.runs.InterleavedRunsTest.Outcome;
import org.dancingsparks.runs.InterleavedRunsTest.Run;
import org.dancingsparks.runs.StoreRequests.Kind;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Several runs in one directory of an object store, which claims tell apart. Between any two
 * requests other runs may begin, continue, end or be killed, with one exception: a look at the
 * claims and the deletion of files or uploads after it are one step, since a store deletes however
 * late it is asked to.
 */
@Tag("slow")
class InterleavedClaimsTest {
  private static final int TIMES = 30;

  /** The requests of a run that is stopped with some of its bins recorded. */
  private static final int REQUESTS_BEFORE_STOP = 60;

  @AfterEach
  void clearStores() {
    StoreFileSystem.clear();
  }

  /** Knows before which requests others may have their turn. */
  private static final class Steps {
    /** Whether the request before was a look at a claim, or a deletion after one. */
    private boolean isLook;

    boolean isNext(Kind kind, Path path) {
      boolean isClaim = isIn(path, RunNames.CLAIMS);
      boolean isVisible = isIn(path, RunNames.META) || !path.toString().contains("/_");
      boolean isRead = isClaim && (kind == Kind.OPEN || kind == Kind.STATUS);
      boolean isDeletion =
          kind == Kind.ABORT_UPLOAD && isLook
              || kind == Kind.DELETE && (isVisible || isClaim && isLook);
      isLook = isRead || isLook && kind == Kind.ABORT_UPLOAD;
      return !isRead && !isDeletion;
    }

    private static boolean isIn(Path path, String name) {
      return path.getParent().getName().equals(name) || path.getName().equals(name);
    }
  }

  private static List<String> interleave(long seed, List<Run> runs) {
    Turns turns = new Turns(seed);
    List<String> requests = new ArrayList<>();
    List<Integer> last = new ArrayList<>(List.of(-1));
    Steps steps = new Steps();
    StoreFileSystem.install(
        new StoreRequests(
            0,
            (kind, path, ordinal) -> {
              int number = steps.isNext(kind, path) ? turns.pause() : last.get(0);
              last.set(0, number);
              if (number < 0) {
                return StoreRequests.Outcome.DONE;
              }
              requests.add("%d %s %s".formatted(number, kind, path.getName()));
              return runs.get(number).isKilled()
                  ? StoreRequests.Outcome.FAILS
                  : StoreRequests.Outcome.DONE;
            }));
    try {
      turns.run(runs.stream().<Runnable>map(run -> run::run).toList());
    } finally {
      StoreFileSystem.install(StoreRequests.taking(0));
    }
    return requests;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void runThatReportsSuccessLeavesACompleteSet(boolean mayDie) {
    int[] changes = new int[1];
    int[] done = new int[1];
    int[] times = new int[1];
    Seed.times(
        TIMES,
        (random, seed) -> {
          times[0]++;
          String place = "store://uploads/place" + seed;
          List<Run> before = before(place, random);
          Run[] some = new Run[2 + random.nextInt(3)];
          Arrays.setAll(some, any -> InterleavedRunsTest.random(place, random, mayDie));
          changes[0] += InterleavedRunsTest.changes(interleave(seed, List.of(some)));
          done[0] += (int) Arrays.stream(some).filter(run -> run.outcome == Outcome.DONE).count();
          InterleavedRunsTest.check(place, before, List.of(some));
          assertThat(StoreUploads.open()).isZero();
        });
    assertThat(done[0]).isPositive();
    FaultReport.record(
        "2 to 4 runs interleaved on an object store%s".formatted(mayDie ? ", some killed" : ""),
        times[0],
        0,
        0,
        "runs that reported success left a complete set; %d changes of turn".formatted(changes[0]));
  }

  private static List<Run> before(String place, Random random) {
    if (random.nextBoolean()) {
      return List.of();
    }
    Run first = new Run(place, SaveMode.REFUSE, random.nextInt(2), -1);
    first.run();
    return List.of(first);
  }

  /** What is at a place before two runs meet there. */
  private enum Before {
    NOTHING,
    A_SET,
    A_STOPPED_RUN
  }

  /** Before each request of a run, another does all of its own. */
  @ParameterizedTest
  @MethodSource("meetings")
  void runThatWakesUpLateDoesNotChangeWhatAnotherHasCompleted(
      Before before, SaveMode late, SaveMode other) {
    // In a build at some requests, other ones each time.
    int step = Campaign.runs(4, 1);
    boolean isOver = false;
    for (int at = new Random().nextInt(step); !isOver; at += step) {
      String place = "store://uploads/%s%s%s%d".formatted(before, late, other, at);
      List<Run> earlier = begun(before, place);
      Run paused = new Run(place, late, late == SaveMode.OVERWRITE ? 2 : 0, -1);
      Run whole = new Run(place, other, other == SaveMode.OVERWRITE ? 1 : 0, -1);
      isOver = runWithin(paused, whole, at);
      if (!isOver) {
        List<Run> both = List.of(whole, paused);
        String what =
            "%d: %s %s, then %s".formatted(at, whole.outcome, whole.message, paused.message);
        // It has the highest claim; only what is there may keep it from beginning.
        boolean mayBegin =
            other == SaveMode.OVERWRITE || other == SaveMode.RESUME && late != SaveMode.OVERWRITE;
        assertThat(!mayBegin || whole.outcome == Outcome.DONE).as(what).isTrue();
        InterleavedRunsTest.check(place, earlier, both);
        assertThat(StoreUploads.open()).as(what).isZero();
      }
    }
  }

  static Stream<Arguments> meetings() {
    return Stream.of(Before.values())
        .flatMap(
            before ->
                Stream.of(SaveMode.values())
                    .flatMap(
                        late ->
                            Stream.of(SaveMode.values())
                                .map(other -> Arguments.of(before, late, other))));
  }

  /** The runs before, of which the last has left what is there. */
  private static List<Run> begun(Before before, String place) {
    if (before == Before.NOTHING) {
      return List.of();
    }
    int operations = before == Before.A_SET ? -1 : REQUESTS_BEFORE_STOP;
    Run run = new Run(place, SaveMode.REFUSE, 0, operations);
    interleave(0, List.of(run));
    assertThat(run.outcome).isEqualTo(operations < 0 ? Outcome.DONE : Outcome.KILLED);
    return List.of(run);
  }

  /**
   * Does a run and, before a request, all of another; returns whether there was no such request.
   */
  private static boolean runWithin(Run late, Run other, int at) {
    int[] requests = {0};
    Steps steps = new Steps();
    StoreFileSystem.install(
        new StoreRequests(
            0,
            (kind, path, ordinal) -> {
              if (steps.isNext(kind, path) && requests[0]++ == at) {
                other.run();
              }
              return StoreRequests.Outcome.DONE;
            }));
    try {
      late.run();
      return other.outcome == null;
    } finally {
      StoreFileSystem.install(StoreRequests.taking(0));
    }
  }

  @Test
  void claimsAreGoneOnceTheRunIsComplete() {
    Run run = new Run("store://uploads/set", SaveMode.REFUSE, 0, -1);
    run.run();
    assertThat(StoreFileSystem.contents(new Path("store://uploads/set")).keySet())
        .containsExactlyInAnyOrder(
            "_meta/run.json",
            "_meta/problem.dlx",
            "part-00000.parquet",
            "part-00001.parquet",
            "part-00002.parquet");
  }
}
