package org.dancingsparks.startsets;

import java.io.Serializable;
import java.util.function.BooleanSupplier;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.Grader;

/**
 * The use that tasks make of unique starts, besides counting them.
 *
 * @param sample size of the sample that is returned
 * @param seed of the sample
 * @param work the directory where starts are written, or null
 * @param rows their columns
 * @param hadoop the configuration of the directory's file system
 */
record StartSink(
    int sample, long seed, String work, StartRows rows, SerializableConfiguration hadoop)
    implements Serializable {
  /** No other use. */
  static final StartSink COUNTING = sampling(0, 0);

  static StartSink sampling(int sample, long seed) {
    return new StartSink(sample, seed, null, null, null);
  }

  static StartSink writing(Path work, StartRows rows, SerializableConfiguration hadoop) {
    return new StartSink(0, 0, work.toString(), rows, hadoop);
  }

  boolean isCounted() {
    return sample == 0 && work == null;
  }

  StartWriter writer(Search search, RowFile<StartRow> file, BooleanSupplier cancelled) {
    Grader grader =
        rows.isGraded()
            ? new Grader(search.problem(), search.order(), search.givens(), cancelled)
            : null;
    return new StartWriter(file, new StartRow(rows.size()), search.givens().options(), grader);
  }
}
