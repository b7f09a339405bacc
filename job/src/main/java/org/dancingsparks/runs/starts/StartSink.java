package org.dancingsparks.runs.starts;

import java.io.Serializable;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.BottomKSample;
import org.dancingsparks.starts.Grader;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartVisitor;
import org.dancingsparks.starts.StartWork;

/** Takes the starts of a bin, to write, count or sample them. */
interface StartSink extends Serializable {
  /** The result of a bin. */
  StartBin bin(int bin, Starts starts);

  /** The starts of a bin; a call of one of the methods searches for them. */
  record Starts(StartWork work, int bin, Search search, Watch watch) {
    /** Counts them. */
    StartCounts count() {
      return work.count(bin, search, watch);
    }

    /** Counts them, and shows the unique ones. */
    StartCounts show(StartVisitor visitor) {
      return work.show(bin, search, visitor, watch);
    }
  }

  /** Counts starts. */
  record Counting() implements StartSink {
    @Override
    public StartBin bin(int bin, Starts starts) {
      return new StartBin(bin, starts.count(), null, List.of());
    }
  }

  /**
   * Counts starts and samples the unique ones.
   *
   * @param most size of the sample
   */
  record Sampling(int most, long seed) implements StartSink {
    @Override
    public StartBin bin(int bin, Starts starts) {
      BottomKSample sample = new BottomKSample(most, seed);
      return new StartBin(bin, starts.show(sample), null, sample.starts());
    }
  }

  /**
   * Writes the unique starts to a file.
   *
   * @param work the directory
   * @param rows their columns
   * @param hadoop the configuration of the directory's file system
   */
  record Writing(String work, StartRows rows, SerializableConfiguration hadoop)
      implements StartSink {
    @Override
    public StartBin bin(int bin, Starts starts) {
      try (RowFile<StartRow> file = new RowFile<>(bin, new Path(work), rows, hadoop.value())) {
        StartCounts counts = starts.show(writer(starts, file));
        FileRecord written = file.finish();
        return new StartBin(bin, counts.withoutSets(), written, List.of());
      }
    }

    private StartWriter writer(Starts starts, RowFile<StartRow> file) {
      Search search = starts.search();
      Grader grader =
          rows.isGraded() ? new Grader(search.ordered(), starts.watch()::isCancelled) : null;
      return new StartWriter(file, new StartRow(rows.size()), search.givens().options(), grader);
    }
  }
}
