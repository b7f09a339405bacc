package org.dancingsparks.layers.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Files for what does not fit in memory; the system deletes them when they are closed. */
public final class TemporaryFile {
  private TemporaryFile() {}

  /** A new file in a directory. */
  public static FileChannel open(Path directory) {
    try {
      Path path = Files.createTempFile(directory, "dancing-sparks-blocks-", ".tmp");
      return FileChannel.open(
          path,
          StandardOpenOption.READ,
          StandardOpenOption.WRITE,
          StandardOpenOption.DELETE_ON_CLOSE);
    } catch (IOException e) {
      throw failure(directory, e);
    }
  }

  /** The exception for a file that could not be made, written or read. */
  public static UncheckedIOException failure(Path directory, IOException cause) {
    return new UncheckedIOException(
        "a file in %s failed (%s)".formatted(directory, cause.getMessage()), cause);
  }
}
