package org.dancingsparks.runs.solutions;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.parquet.Attempt;
import org.dancingsparks.parquet.SolutionWriter;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.SolutionTask;
import org.dancingsparks.spark.TaskCounters;

/** Writes the solutions of a bin to a file of its {@link Attempt}. */
final class PartTask implements SolutionTask<String> {
  private static final long serialVersionUID = 1;

  private final String directory;
  private final SolutionSchema schema;
  private final TreeMap<String, String> footer;
  private final SerializableConfiguration hadoop;

  /**
   * A task.
   *
   * @param directory where attempts write
   * @param footer the entries in the footers of all parts
   */
  PartTask(
      Path directory,
      SolutionSchema schema,
      Map<String, String> footer,
      SerializableConfiguration hadoop) {
    this.directory = directory.toString();
    this.schema = schema;
    this.footer = new TreeMap<>(footer);
    this.hadoop = hadoop;
  }

  @Override
  public String run(BinCursor solutions) {
    Path work = new Path(directory);
    try (Attempt attempt = Attempt.at(solutions.bin(), work, hadoop.value())) {
      return write(solutions, attempt);
    } catch (IOException | FSError e) {
      throw Attempt.failed(work, solutions.bin(), e);
    }
  }

  private String write(BinCursor solutions, Attempt attempt) throws IOException {
    try {
      long rows = 0;
      try (SolutionWriter writer = SolutionWriter.open(attempt.file(), schema)) {
        while (solutions.next()) {
          writer.write(solutions.solution(), solutions.unchanged());
          rows++;
        }
        attempt.file().describe(footer);
        attempt.file().describe(PartFooter.ofRows(solutions.first(), rows));
        writer.finish();
      }
      FileRecord file = attempt.written();
      TaskCounters.wrote(rows, file.bytes());
      return SealedJson.text(SolutionBin.of(solutions.result(BigInteger.valueOf(rows)), file));
    } catch (IOException | RuntimeException | FSError e) {
      attempt.deleteAfter(e);
      throw e;
    }
  }
}
