package org.dancingsparks.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.UUID;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
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
   * Checks, before long work, that the file may be written.
   *
   * @throws InputException if it is there already
   */
  static void check(String name) {
    try {
      Path path = new Path(name);
      if (HadoopFiles.of(path, SparkStart.hadoop()).exists(path)) {
        throw new InputException(
            "Cannot write %s: it is there already; choose a new file.".formatted(name));
      }
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(name, e);
    }
  }

  /**
   * Writes the file beside its place, and then puts it there whole; if that fails, none is left.
   *
   * @throws InputException if it is there already or cannot be written
   */
  static void write(String name, Content content) {
    check(name);
    try {
      Path path = new Path(name);
      FileSystem files = HadoopFiles.of(path, SparkStart.hadoop());
      Path attempt = new Path(path.getParent(), "_" + path.getName() + "." + UUID.randomUUID());
      try {
        try (OutputStream out = files.create(attempt, false)) {
          // For when this program is interrupted; of what is not there yet it takes no note.
          files.deleteOnExit(attempt);
          content.write(out);
        }
        if (files.exists(path) || !files.rename(attempt, path)) {
          throw new IOException("it is there by now, or cannot be renamed to");
        }
      } finally {
        files.delete(attempt, false);
        files.cancelDeleteOnExit(attempt);
      }
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(name, e);
    }
  }

  private static InputException cannotWrite(String name, Throwable e) {
    return new InputException(
        "Cannot write %s: %s; choose a new file in a place that you may write to."
            .formatted(name, HadoopFiles.why(e)));
  }
}
