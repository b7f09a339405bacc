package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.message.UserException;
import org.dancingsparks.runs.InterleavedRunsTest.Done;
import org.dancingsparks.runs.StoreRequests.Kind;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.FaultReport;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A driver sends few requests to a remote store, and loses nothing if some of them fail. */
class CommitRequestsTest {
  private static final int BINS = 256;

  /** The number of requests of a run, beside those of its bins. */
  private static final int OTHERS = 70;

  private static final int RUNS = 20;

  @AfterEach
  void clearStores() {
    StoreFileSystem.clear();
  }

  private static List<Done> attempts(StoreRuns runs, RunCommitter<Done> committer) {
    return IntStream.range(0, runs.bins())
        .mapToObj(bin -> StoreRuns.attempt(bin, committer.work()))
        .toList();
  }

  /** Commits bins whose files are there. */
  static void commit(StoreRuns runs, StoreRequests requests) {
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done = attempts(runs, committer);
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
    assertThat(runs.check()).hasSize(BINS + 1);
  }

  @Test
  void uploadsThatAreRecordedTogetherTakeTwoRequestsEachAndAreNotCopied() {
    StoreRequests requests = StoreRequests.taking(0);
    StoreRuns runs = new StoreRuns("store://uploads/set", BINS);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done = attempts(runs, committer);
    StoreFileSystem.install(requests);
    committer.record(done);
    StoreRuns.complete(committer, done);

    assertThat(requests.number()).as(requests.toString()).isLessThan(2L * BINS + OTHERS);
    // The manifest is an upload as well.
    assertThat(requests.number(Kind.COMPLETE_UPLOAD)).isEqualTo(BINS + 1);
    assertThat(requests.number(Kind.COPY)).isZero();
    assertThat(StoreUploads.open()).isZero();
    assertThat(runs.check()).hasSize(BINS + 1);
  }

  @Test
  void recordAndUploadOfABinTakeAtMostFourRequests() {
    StoreRequests requests = StoreRequests.taking(0);
    StoreRuns runs = new StoreRuns("store://uploads/set", BINS);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done = attempts(runs, committer);
    StoreFileSystem.install(requests);
    done.forEach(bin -> committer.record(List.of(bin)));
    StoreRuns.complete(committer, done);

    // A look at the claims, a batch of one record, its description, and the end of its upload.
    assertThat(requests.number()).as(requests.toString()).isLessThan(4L * BINS + OTHERS);
    assertThat(runs.check()).hasSize(BINS + 1);
  }

  /** One after another they would wait for a minute, and fail. */
  @ParameterizedTest
  @CsvSource({"renames, RENAME", "uploads, COMPLETE_UPLOAD"})
  void partsAreCompletedManyAtATime(String store, Kind kind) {
    StoreRuns runs = new StoreRuns("store://" + store + "/set", BINS);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done = attempts(runs, committer);
    committer.record(done);
    StoreFileSystem.install(StoreRequests.meeting(kind, BINS, 16));
    StoreRuns.complete(committer, done);
    assertThat(runs.check()).hasSize(BINS + 1);
  }

  /** In a campaign 10,000 bins. The time is printed, and is for the page on clusters. */
  @ParameterizedTest
  @ValueSource(strings = {"renames", "uploads"})
  void binsTakeAtMostFourSlowRequests(String store) {
    StoreRequests requests = StoreRequests.taking(30);
    int bins = Campaign.runs(BINS, 10_000);
    long begin = System.nanoTime();
    commit(new StoreRuns("store://" + store + "/set", bins), requests);
    System.out.printf(
        "%s: %,d bins, %,d requests of 30 ms, %.1f s%n",
        store, bins, requests.number(), (System.nanoTime() - begin) / 1e9);
    assertThat(requests.number()).as(requests.toString()).isLessThan(4L * bins + OTHERS);
  }

  @Test
  void filesOfLosersAndOfUnfinishedRunsAreNeverThere() throws IOException {
    StoreRuns runs = new StoreRuns("store://uploads/set", 3);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    for (int times = 0; times < 2; times++) {
      committer.record(attempts(runs, committer));
    }
    assertThat(runs.names()).noneMatch(RunNames::isPart).hasSize(3);
    runs.resume();
    assertThat(runs.check()).hasSize(4);
    assertThat(StoreUploads.open()).isZero();
  }

  /** An object store gives up old uploads by itself, if it is told to. */
  @Test
  void uploadThatTheStoreHasGivenUpIsMadeAgain() {
    StoreRuns runs = new StoreRuns("store://uploads/set", 3);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    committer.record(attempts(runs, committer));
    StoreUploads.clear();

    assertThatThrownBy(runs::resume)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("the upload of part-00000.parquet cannot be completed");
    runs.resume();
    assertThat(runs.check()).hasSize(4);
  }

  @Test
  void binsThatAreRecordedTogetherTakeOneRequestEach() {
    StoreRuns runs = new StoreRuns("store://renames/set", BINS);
    RunCommitter<Done> committer = runs.begin(SaveMode.REFUSE);
    List<Done> done = attempts(runs, committer);
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
  @ParameterizedTest
  @ValueSource(strings = {"renames", "uploads"})
  void runsWhoseRequestsFailAreResumed(String store) {
    int[] failed = new int[1];
    Seed.times(
        RUNS,
        (random, seed) -> {
          StoreRuns runs =
              new StoreRuns("store://" + store + "/set" + seed, 20 + random.nextInt(20));
          for (int times = random.nextInt(4); times >= 0; times--) {
            failed[0] += isDone(runs, some(random, runs.bins())) ? 0 : 1;
          }
          runs.resume();
          assertThat(runs.check()).hasSize(runs.bins() + 1);
          assertThat(StoreUploads.open()).isZero();
        });
    assertThat(failed[0]).isPositive();
    FaultReport.record(
        "requests to a remote store of " + store + " fail",
        failed[0],
        0,
        0,
        "resumed: the same bytes");
  }

  private static StoreRequests some(Random random, int bins) {
    return random.nextBoolean()
        ? StoreRequests.dyingAt(random.nextLong(8L * bins))
        : StoreRequests.failing(random.nextLong(), random.nextDouble() * 0.1);
  }
}
