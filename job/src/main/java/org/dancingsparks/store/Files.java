package org.dancingsparks.store;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;

/** Finds the file system of a path, and the reason why it refused. */
final class Files {
  private Files() {}

  /**
   * The file system to write to. On a local disk it leaves out Hadoop's {@code .crc} files: the
   * manifest has a checksum of each part.
   */
  static FileSystem of(Path path, Configuration hadoop) throws IOException {
    FileSystem files = path.getFileSystem(hadoop);
    return files instanceof LocalFileSystem local ? local.getRawFileSystem() : files;
  }

  /**
   * Why reading or writing failed. Hadoop's local file system throws an {@code FSError} round the
   * true cause where a disk is full, so both kinds have to be caught.
   */
  static String why(Throwable failure) {
    Throwable cause = failure instanceof FSError ? failure.getCause() : failure;
    return cause.getMessage();
  }
}
