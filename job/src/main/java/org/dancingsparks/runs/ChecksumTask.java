package org.dancingsparks.runs;

import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * Checks in tasks that files still have every byte as written, since Parquet's page checksums do
 * not cover the footer and the page headers. Files and their faults cross the wire as text.
 */
public final class ChecksumTask implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  private final String directory;
  private final SerializableConfiguration hadoop;

  /**
   * The result of a task.
   *
   * @param fault empty if the file has none
   */
  private record Finding(String file, String fault) {}

  private ChecksumTask(String directory, SerializableConfiguration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
  }

  /** A check that reads each file in a task. */
  public static ContentCheck by(TaskRunner runner) {
    return (directory, files) -> faults(runner, directory, files);
  }

  private static SortedMap<String, String> faults(
      TaskRunner runner, String directory, List<FileRecord> files) {
    SortedMap<String, String> faults = new TreeMap<>();
    if (!files.isEmpty()) {
      runner
          .job("check " + Redacted.text(directory), "%,d files".formatted(files.size()))
          .run(
              files.stream().map(SealedJson::text).toList(),
              new ChecksumTask(directory, new SerializableConfiguration(runner.hadoop())),
              text -> {
                Finding finding = SealedJson.record(Finding.class, text);
                faults.put(finding.file(), finding.fault());
              },
              (done, found) -> {});
    }
    faults.values().removeIf(String::isEmpty);
    return faults;
  }

  @Override
  public String apply(String text, Watch watch) {
    FileRecord file = SealedJson.record(FileRecord.class, text);
    try {
      String fault = file.contentFault(new RunDirectory(directory, hadoop.value())).orElse("");
      return SealedJson.text(new Finding(file.file(), fault));
    } catch (IOException | FSError e) {
      throw StoreException.cannotRead(directory, e);
    }
  }
}
