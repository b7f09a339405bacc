package org.dancingsparks.runs.rounds;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.layers.disk.RandomBytes;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.spark.TaskCounters;

/** A file of blocks that is read anywhere, by one thread. */
final class OpenBlockFile implements RandomBytes, Closeable {
  private final FSDataInputStream in;
  private final RoundFile file;

  OpenBlockFile(FSDataInputStream in, RoundFile file) {
    this.in = in;
    this.file = file;
  }

  RoundSweep.Stored stored() {
    return new RoundSweep.Stored(file.name(), this, file.blocks());
  }

  @Override
  public byte[] read(long from, int length) {
    byte[] bytes = new byte[length];
    try {
      in.readFully(from, bytes);
      TaskCounters.read(length);
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(
          new IOException("%s cannot be read: %s".formatted(file.name(), HadoopFiles.why(e)), e));
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
