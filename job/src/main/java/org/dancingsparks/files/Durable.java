package org.dancingsparks.files;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.StreamCapabilities;

/**
 * A file system on which names, too, have to be synced. On any other file system the new name of a
 * file is safe as soon as the call has returned.
 */
public interface Durable {
  /**
   * Returns when a loss of power would leave a file's bytes, or a directory's names, as they are.
   *
   * @throws IOException if the disk does not confirm it
   */
  void sync(Path path) throws IOException;

  /** The same on any file system. */
  static void sync(FileSystem files, Path path) throws IOException {
    if (files instanceof Durable disk) {
      disk.sync(path);
    }
  }

  /** Syncs the bytes that were written, if the file system can do so. */
  static void sync(FSDataOutputStream out) throws IOException {
    if (out.hasCapability(StreamCapabilities.HSYNC)) {
      out.hsync();
    }
  }
}
