package org.dancingsparks.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.UUID;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.plan.BinCursor;
import org.dancingsparks.plan.BinTask;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.SolutionSchema;
import org.dancingsparks.plan.WrittenFile;

/**
 * Writes the solutions of a bin to a file whose name no other attempt shares; the driver decides
 * which attempt's file counts.
 */
final class PartTask implements BinTask {
  private static final long serialVersionUID = 1;

  private final String directory;
  private final SolutionSchema schema;
  private final SerializableConfiguration hadoop;

  /**
   * A task.
   *
   * @param directory where attempts write
   */
  PartTask(Path directory, SolutionSchema schema, SerializableConfiguration hadoop) {
    this.directory = directory.toString();
    this.schema = schema;
    this.hadoop = hadoop;
  }

  @Override
  public Outcome run(BinCursor solutions) {
    String name = "attempt-%05d-%s.parquet".formatted(solutions.bin(), UUID.randomUUID());
    Path path = new Path(directory, name);
    try {
      FileSystem files = HadoopFiles.of(path, hadoop.value());
      if (!files.exists(path.getParent())) {
        // Creating the file would make it again, in a directory whose run is complete by now.
        throw new FileNotFoundException("the place of work is gone, and with it the run");
      }
      return write(solutions, files, path);
    } catch (IOException | FSError e) {
      throw new StoreException(
          "Cannot write %s: %s; mend that, and go on with --resume."
              .formatted(path, HadoopFiles.why(e)),
          e);
    }
  }

  private Outcome write(BinCursor solutions, FileSystem files, Path path) throws IOException {
    try (ParquetFile file = new ParquetFile(files, path)) {
      long rows = 0;
      try (SolutionWriter writer = SolutionWriter.open(file, schema)) {
        while (solutions.next()) {
          writer.write(solutions.solution(), solutions.unchanged());
          rows++;
        }
        writer.finish();
      }
      RunDirectory.checkLength(files, path, file.bytes());
      return new Outcome(rows, new WrittenFile(path.getName(), file.bytes(), file.sha256()));
    } catch (IOException | RuntimeException | FSError e) {
      drop(files, path, e);
      throw e;
    }
  }

  /** Deletes what is of no use; if that fails too, the first failure is what matters. */
  private static void drop(FileSystem files, Path path, Throwable failure) {
    try {
      files.delete(path, false);
    } catch (IOException | FSError e) {
      failure.addSuppressed(e);
    }
  }
}
