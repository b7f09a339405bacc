package org.dancingsparks.files;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.StreamCapabilities;

/**
 * A file system on which names must be synced as well as bytes. On any other, the new name of a
 * file is safe as soon as the call has returned.
 */
public interface Durable {
  /**
   * Makes a file's bytes, or a directory's names, safe from a loss of power before it returns.
   *
   * @throws IOException if the disk does not confirm it
   */
  void sync(Path path) throws IOException;

  /** Syncs a path where its file system needs that; does nothing on any other. */
  static void sync(FileSystem files, Path path) throws IOException {
    if (files instanceof Durable disk) {
      disk.sync(path);
    }
  }

  /** Syncs the bytes written so far, if the file system can. */
  static void sync(FSDataOutputStream out) throws IOException {
    if (out.hasCapability(StreamCapabilities.HSYNC)) {
      out.hsync();
    }
  }
}
