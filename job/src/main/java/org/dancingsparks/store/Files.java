package org.dancingsparks.store;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;

/** Finds the file system of a path. */
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
}
