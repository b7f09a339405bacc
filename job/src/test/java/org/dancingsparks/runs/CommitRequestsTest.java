package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.message.UserException;
import org.dancingsparks.runs.InterleavedRunsTest.Done;
import org.dancingsparks.runs.StoreRequests.Kind;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A driver sends few requests to a remote store, and loses nothing if some of them fail. */
class CommitRequestsTest {
  private static final int BINS = 256;

  /** The number of requests of a run, beside those of its bins. */
  private static final int OTHERS = 60;

  private static final int RUNS = 30;

  @AfterEach
  void clearStores() {
    StoreFileSystem.clear();
  }

  /** Commits bins whose files are there. */
  static void commit(StoreRuns runs, StoreRequests requests) {
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done = new ArrayList<>();
    for (int bin = 0; bin < runs.bins(); bin++) {
      done.add(StoreRuns.stored(bin, committer.work()));
    }
    StoreFileSystem.install(requests);
    try (BinRecorder<Done> recorder = new BinRecorder<>(committer::record)) {
      done.forEach(recorder::record);
      recorder.finish();
    }
    StoreRuns.complete(committer, done);
  }

  @Test
  void recordAndMoveOfABinTakeAtMostFourRequests() {
    StoreRequests requests = StoreRequests.taking(0);
    StoreRuns runs = new StoreRuns("store://renames/set", BINS);
    commit(runs, requests);

    // Three for a batch of records, which may be a single one, and one for the move.
    assertThat(requests.number()).as(requests.toString()).isLessThan(4L * BINS + OTHERS);
    assertThat(requests.number(Kind.RENAME)).isEqualTo(BINS + 1);
    assertThat(runs.check()).hasSize(BINS + 2);
  }

  @Test
  void binsThatAreRecordedTogetherTakeOneRequestEach() {
    StoreRuns runs = new StoreRuns("store://renames/set", BINS);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done = new ArrayList<>();
    for (int bin = 0; bin < BINS; bin++) {
      done.add(StoreRuns.stored(bin, committer.work()));
    }
    StoreRequests requests = StoreRequests.taking(0);
    StoreFileSystem.install(requests);
    committer.record(done);
    StoreRuns.complete(committer, done);

    assertThat(requests.number()).as(requests.toString()).isLessThan(BINS + OTHERS);
  }

  private static boolean isDone(StoreRuns runs, StoreRequests requests) {
    StoreFileSystem.install(requests);
    try {
      runs.resume();
      return true;
    } catch (UserException e) {
      return false;
    } finally {
      StoreFileSystem.install(StoreRequests.taking(0));
    }
  }

  /** Enough bins for several threads to move their files. */
  @Test
  void runsWhoseRequestsFailAreResumed() {
    int[] failed = new int[1];
    Seed.times(
        RUNS,
        (random, seed) -> {
          StoreRuns runs = new StoreRuns("store://renames/set" + seed, 20 + random.nextInt(20));
          for (int times = random.nextInt(4); times >= 0; times--) {
            failed[0] += isDone(runs, some(random, runs.bins())) ? 0 : 1;
          }
          runs.resume();
          assertThat(runs.check()).hasSize(runs.bins() + 2);
        });
    assertThat(failed[0]).isPositive();
    FaultReport.record(
        "requests to a remote store fail", failed[0], 0, 0, "resumed: the same bytes");
  }

  private static StoreRequests some(Random random, int bins) {
    return random.nextBoolean()
        ? StoreRequests.dyingAt(random.nextLong(8L * bins))
        : StoreRequests.failing(random.nextLong(), random.nextDouble() * 0.1);
  }
}
