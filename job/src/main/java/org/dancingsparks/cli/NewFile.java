package org.dancingsparks.cli;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.HadoopFiles;

/** Writes a new file on any Hadoop file system; never replaces one. */
final class NewFile {
  private NewFile() {}

  /** What writes the content. */
  interface Content {
    void write(OutputStream out) throws IOException;
  }

  /**
   * Writes the file.
   *
   * @throws InputException if it is there already or cannot be written
   */
  static void write(String name, Content content) {
    try {
      Path path = new Path(name);
      try (OutputStream out = HadoopFiles.of(path, SparkStart.hadoop()).create(path, false)) {
        content.write(out);
      }
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw new InputException(
          "Cannot write %s: %s; choose a new file in a place that you may write to."
              .formatted(name, HadoopFiles.why(e)));
    }
  }
}
