package org.dancingsparks.runs;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.StreamCapabilities;
import org.apache.hadoop.fs.Syncable;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;

/** A file that is written until something goes wrong. To be used by one thread. */
final class FaultyOutput extends OutputStream implements Syncable, StreamCapabilities {
  private final FSDataOutputStream out;
  private final Path path;
  private final Faults faults;
  private final Fault fault;

  /** Bytes that come through before the fault; if there are fewer, it comes as they are closed. */
  private final long room;

  private long written;
  private boolean isClosed;

  FaultyOutput(FSDataOutputStream out, Path path, Faults faults) throws IOException {
    this.out = out;
    this.path = path;
    this.faults = faults;
    try {
      fault = faults.next(Operation.WRITE, path);
    } catch (IOException e) {
      out.close();
      throw e;
    }
    room = fault == Fault.NONE ? Long.MAX_VALUE : faults.below(1000);
  }

  @Override
  public void write(int unit) throws IOException {
    write(new byte[] {(byte) unit}, 0, 1);
  }

  @Override
  public void write(byte[] units, int from, int length) throws IOException {
    if (fault != Fault.DIES || written >= room) {
      faults.checkAlive();
    }
    int through = (int) Math.min(length, room - written);
    out.write(units, from, through);
    written += through;
    if (through < length) {
      fail();
    }
  }

  private void fail() throws IOException {
    switch (fault) {
      case DISK_IS_FULL -> throw new IOException("No space left on device");
      case DISK_IS_FULL_ERROR -> throw fullDisk();
      default -> throw new IOException("the disk fails at WRITE of " + path);
    }
  }

  /** As Hadoop's local disk throws it; no other package can make one by a constructor. */
  private static FSError fullDisk() {
    try {
      var constructor = FSError.class.getDeclaredConstructor(Throwable.class);
      constructor.setAccessible(true);
      return constructor.newInstance(new IOException("No space left on device"));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void hflush() throws IOException {
    out.hflush();
  }

  @Override
  public void hsync() throws IOException {
    if (faults.next(Operation.SYNC, path) != Fault.NONE) {
      throw new IOException("the disk fails at SYNC of " + path);
    }
    out.flush();
    faults.power().synced(path);
  }

  @Override
  public boolean hasCapability(String capability) {
    return out.hasCapability(capability);
  }

  @Override
  public void close() throws IOException {
    if (isClosed) {
      return;
    }
    isClosed = true;
    out.close();
    if (fault != Fault.NONE) {
      fail();
    }
    Fault atEnd = faults.next(Operation.CLOSE, path);
    if (atEnd == Fault.TRUNCATES) {
      truncate();
    } else if (atEnd != Fault.NONE) {
      throw new IOException("the disk fails at CLOSE of " + path);
    }
  }

  private void truncate() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toUri().getPath(), "rw")) {
      file.setLength(Math.max(0, file.length() - 1 - faults.below(1000)));
    }
  }
}
