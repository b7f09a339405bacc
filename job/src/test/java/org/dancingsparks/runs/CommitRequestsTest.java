package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.runs.InterleavedRunsTest.Done;
import org.dancingsparks.runs.InterleavedRunsTest.Header;
import org.dancingsparks.runs.InterleavedRunsTest.Summary;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A driver asks a remote store for little beside the move of each part. */
class CommitRequestsTest {
  private static final int BINS = 256;

  @AfterEach
  void clearStores() {
    StoreFileSystem.clear();
  }

  /** Begins a run. */
  private static RunCommitter<Done> begin(String directory, int bins) {
    return RunCommitter.begin(
        new RunTarget(directory, SaveMode.REFUSE, new Configuration(false)),
        new RunOutline<>(new Header(new RunOrigin(7, "1.2.3", "count"), 0), Done.class, bins, bins),
        run -> List.of());
  }

  /** Writes the file of an attempt at a bin as its task would, not counted as the driver's. */
  private static Done attempt(int bin, Path work) {
    String text = "rows of bin " + bin;
    String name = RunNames.attemptName(bin, "a");
    StoreFileSystem.put(new Path(work, name), text.getBytes(StandardCharsets.UTF_8));
    return new Done(bin, FileRecord.of(name, text));
  }

  /** Records all bins and completes the run, with these requests. */
  static void commit(String directory, int bins, StoreRequests requests) {
    RunCommitter<Done> committer = begin(directory, bins);
    List<Done> done = new ArrayList<>();
    for (int bin = 0; bin < bins; bin++) {
      done.add(attempt(bin, committer.work()));
    }
    StoreFileSystem.install(requests);
    done.forEach(committer::record);
    committer.complete(done, new Summary(List.of(), List.of()), (share, found) -> {});
  }

  @Test
  void recordsAndMovesTakeFewRequestsABin() {
    StoreRequests requests = StoreRequests.taking(0);
    commit("store://renames/set", BINS, requests);
    assertThat(requests.number()).as(requests.toString()).isLessThan(10L * BINS);
  }
}
