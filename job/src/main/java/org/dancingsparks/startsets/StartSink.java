package org.dancingsparks.startsets;

import java.io.Serializable;
import java.util.function.BooleanSupplier;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.Grader;

/**
 * What tasks do with unique starts, besides counting them.
 *
 * @param sample how many are returned
 * @param seed of the sample
 * @param work where they are written, or null
 * @param rows how
 * @param hadoop where that is
 */
record StartSink(
    int sample, long seed, String work, StartRows rows, SerializableConfiguration hadoop)
    implements Serializable {
  /** Nothing. */
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
