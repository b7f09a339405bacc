package org.dancingsparks.run;

import java.io.IOException;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.search.TaskProgress;
import org.dancingsparks.spark.SparkJob;

/**
 * Checks inside Spark tasks that parts are as they were written, all of their bytes: Parquet's
 * checksums of pages do not cover the footer and the headers of pages. Parts and their faults cross
 * the wire as text.
 */
public final class ChecksumTask implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  private final String directory;
  private final SerializableConfiguration hadoop;

  public ChecksumTask(String directory, SerializableConfiguration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
  }

  /** The fault of a part; empty if it has none. */
  @Override
  public String apply(String text, TaskContext context, TaskProgress progress) {
    FileRecord part = SealedJson.record(FileRecord.class, text);
    try {
      part.check(new RunDirectory(directory, hadoop.value()));
      return "";
    } catch (DamagedException e) {
      return e.getMessage();
    } catch (IOException | FSError e) {
      throw StoreException.cannotRead(directory, e);
    }
  }
}
