package org.dancingsparks.runs;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.hadoop.fs.PositionedReadable;
import org.apache.hadoop.fs.Seekable;

/** The bytes of a file in memory, as Hadoop reads them. To be used by one thread. */
final class StoredBytes extends ByteArrayInputStream implements Seekable, PositionedReadable {
  StoredBytes(byte[] bytes) {
    super(bytes);
  }

  @Override
  public void seek(long position) {
    pos = Math.toIntExact(position);
  }

  @Override
  public long getPos() {
    return pos;
  }

  @Override
  public boolean seekToNewSource(long position) {
    return false;
  }

  @Override
  public int read(long position, byte[] buffer, int offset, int length) {
    int available = (int) Math.min(length, Math.max(0, count - position));
    System.arraycopy(buf, (int) position, buffer, offset, available);
    return available == 0 && length > 0 ? -1 : available;
  }

  @Override
  public void readFully(long position, byte[] buffer, int offset, int length) throws IOException {
    if (read(position, buffer, offset, length) < length) {
      throw new IOException("the file ends before");
    }
  }

  @Override
  public void readFully(long position, byte[] buffer) throws IOException {
    readFully(position, buffer, 0, buffer.length);
  }
}
