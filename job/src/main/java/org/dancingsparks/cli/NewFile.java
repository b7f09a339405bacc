package org.dancingsparks.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.HadoopFiles;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A file that a command writes, on any Hadoop file system: a new one, or with {@code --overwrite}
 * in place of one that is there, which stays until the new one is whole.
 */
final class NewFile {
  /** The flag that lets a file be replaced; a command that writes files has it. */
  static final String OVERWRITE = "--overwrite";

  private final String name;
  private final boolean isReplacing;

  private NewFile(String name, boolean isReplacing) {
    this.name = name;
    this.isReplacing = isReplacing;
  }

  /** A file that a command line names. */
  static NewFile of(CommandSpec command, String name) {
    return new NewFile(name, command.commandLine().getParseResult().hasMatchedOption(OVERWRITE));
  }

  /** What writes the content. */
  interface Content {
    void write(OutputStream out) throws IOException;
  }

  /**
   * Checks, before long work, that the file may be written.
   *
   * @throws InputException if it is there already and is not to be replaced
   */
  void check() {
    try {
      Path path = new Path(name);
      FileSystem files = HadoopFiles.of(path, SparkStart.hadoop());
      if (!files.exists(path)) {
        return;
      }
      if (files.getFileStatus(path).isDirectory()) {
        throw new InputException(
            "Cannot write %s: it is a directory; name a file.".formatted(name));
      }
      if (!isReplacing) {
        throw new InputException(
            "Cannot write %s: it is there already; choose a new file, or replace it with %s."
                .formatted(name, OVERWRITE));
      }
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(e);
    }
  }

  /** Writes text, as UTF-8. */
  void write(String text) {
    write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes the file beside its place, and then puts it there whole; if that fails, what was there
   * is there still.
   *
   * @throws InputException if it is there already and is not to be replaced, or cannot be written
   */
  void write(Content content) {
    check();
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
        put(files, attempt, path);
      } finally {
        files.delete(attempt, false);
        files.cancelDeleteOnExit(attempt);
      }
    } catch (IOException | FSError | IllegalArgumentException e) {
      throw cannotWrite(e);
    }
  }

  private void put(FileSystem files, Path attempt, Path path) throws IOException {
    boolean isThere = files.exists(path);
    if (isThere && isReplacing && !(files instanceof RawLocalFileSystem)) {
      FileContext.getFileContext(files.getUri(), files.getConf())
          .rename(
              files.makeQualified(attempt), files.makeQualified(path), Options.Rename.OVERWRITE);
      return;
    }
    // On a local disk, a file that is renamed to one that is there replaces it.
    if (isThere && !isReplacing || !files.rename(attempt, path)) {
      throw new IOException("it is there by now, or cannot be renamed to");
    }
  }

  private InputException cannotWrite(Throwable e) {
    return new InputException(
        "Cannot write %s: %s; choose a new file in a place that you may write to."
            .formatted(name, HadoopFiles.why(e)));
  }
}
