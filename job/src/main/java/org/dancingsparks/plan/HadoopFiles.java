package org.dancingsparks.plan;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.files.LocalDisk;

/** Finds the file system of a path, and the reason why it refused. */
public final class HadoopFiles {
  private HadoopFiles() {}

  /**
   * The file system of a path. A local disk is ours, without Hadoop's {@code .crc} files, which
   * would forbid to edit what was written; the manifest has a checksum of each part.
   *
   * @throws IOException if there is none, or its class is not on the class path
   */
  public static FileSystem of(Path path, Configuration hadoop) throws IOException {
    try {
      FileSystem files = path.getFileSystem(hadoop);
      return files instanceof LocalFileSystem ? LocalDisk.of(hadoop) : files;
    } catch (RuntimeException e) {
      // What Hadoop throws where a class that its configuration names cannot be loaded.
      throw new IOException(e.getMessage(), e);
    }
  }

  /**
   * Why reading or writing failed, in a few words. Hadoop's local file system throws an {@code
   * FSError} round the true cause where a disk is full, so that has to be caught too; and {@code
   * Path} throws an {@code IllegalArgumentException} round what is wrong with a name.
   */
  public static String why(Throwable failure) {
    boolean isWrapped =
        failure instanceof FSError
            || failure instanceof IllegalArgumentException
            || failure instanceof UncheckedIOException;
    Throwable cause = isWrapped && failure.getCause() != null ? failure.getCause() : failure;
    return cause.getMessage();
  }
}
