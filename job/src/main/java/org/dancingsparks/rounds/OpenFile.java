package org.dancingsparks.rounds;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.layers.rounds.RandomBytes;

/** A file that is read anywhere, by one thread. */
final class OpenFile implements RandomBytes, Closeable {
  private final FSDataInputStream in;
  private final String name;

  OpenFile(FSDataInputStream in, String name) {
    this.in = in;
    this.name = name;
  }

  @Override
  public byte[] read(long from, int length) {
    byte[] bytes = new byte[length];
    try {
      in.readFully(from, bytes);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(
          new IOException("%s cannot be read: %s".formatted(name, HadoopFiles.why(e)), e));
    }
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
