package org.dancingsparks.store;

import java.io.IOException;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.Meter;
import org.dancingsparks.plan.SparkJob;

/**
 * Looks inside Spark tasks whether parts are as they were written, all of their bytes: the
 * checksums of pages, which readers of Parquet look at, are not of what says where pages are and
 * what is in them. Parts, and what is wrong with them, cross the wire as text.
 */
final class PartChecksums implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  private final String directory;
  private final SerializableConfiguration hadoop;

  PartChecksums(String directory, SerializableConfiguration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
  }

  /** What is wrong with a part; empty if nothing is. */
  @Override
  public String apply(String text, TaskContext context, Meter meter) {
    FileRecord part = SealedJson.record(FileRecord.class, text);
    try {
      part.check(new RunDirectory(directory, hadoop.value()));
      return "";
    } catch (DamagedException e) {
      return e.getMessage();
    } catch (IOException | FSError e) {
      return "%s cannot be read: %s".formatted(part.file(), HadoopFiles.why(e));
    }
  }
}
