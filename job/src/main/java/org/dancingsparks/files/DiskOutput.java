package org.dancingsparks.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apache.hadoop.fs.StreamCapabilities;
import org.apache.hadoop.fs.Syncable;

/** A new file on the local disk, to be written by one thread. */
final class DiskOutput extends BufferedOutputStream implements Syncable, StreamCapabilities {
  private static final int BUFFER = 1 << 16;

  private final FileChannel channel;

  private DiskOutput(FileChannel channel) {
    super(Channels.newOutputStream(channel), BUFFER);
    this.channel = channel;
  }

  /**
   * Makes a file.
   *
   * @throws java.nio.file.FileAlreadyExistsException if anything has its name, even a symbolic link
   */
  static DiskOutput create(Path file) throws IOException {
    return new DiskOutput(
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  @Override
  public void hflush() throws IOException {
    flush();
  }

  @Override
  public void hsync() throws IOException {
    flush();
    channel.force(true);
  }

  @Override
  public boolean hasCapability(String capability) {
    return capability.equalsIgnoreCase(StreamCapabilities.HSYNC);
  }
}
