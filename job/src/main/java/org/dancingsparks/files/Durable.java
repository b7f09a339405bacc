package org.dancingsparks.files;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.StreamCapabilities;

/**
 * A file system on which names, too, have to be brought to the disk. Where a file system is none, a
 * name that was given to a file is safe as soon as the call has returned.
 */
public interface Durable {
  /**
   * Returns when a loss of power would leave a file's bytes, or a directory's names, as they are.
   *
   * @throws IOException if the disk does not say so
   */
  void sync(Path path) throws IOException;

  /** The same on any file system. */
  static void sync(FileSystem files, Path path) throws IOException {
    if (files instanceof Durable disk) {
      disk.sync(path);
    }
  }

  /** Brings what was written to the disk, where the file system lets that be asked for. */
  static void sync(FSDataOutputStream out) throws IOException {
    if (out.hasCapability(StreamCapabilities.HSYNC)) {
      out.hsync();
    }
  }
}
