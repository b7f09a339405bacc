package org.dancingsparks.layers.rounds;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32C;
import org.dancingsparks.layers.carriers.Block;

/**
 * Writes a file of blocks: for each subblock its chunks, each after its length; then the index,
 * with a set, a subblock, a place and a length in each row. One thread.
 */
final class BlockFileWriter {
  /** Bytes of a row of the index. */
  static final int ROW = Integer.BYTES + 1 + Long.BYTES + Integer.BYTES;

  private final ChunkCodec codec;
  private final DataOutputStream out;
  private final ByteArrayOutputStream index = new ByteArrayOutputStream();
  private final DataOutputStream rows = new DataOutputStream(index);
  private final MultiplicitySum sum = new MultiplicitySum();
  private long end;
  private int blocks;

  /** Writes to a stream, which is not closed. */
  BlockFileWriter(OutputStream out, ChunkCodec codec) {
    this.out = new DataOutputStream(out);
    this.codec = codec;
  }

  /** Adds a subblock of the block of a set, or of the residuals of a place; its keys ascend. */
  void add(int set, int subblock, Block sorted) {
    long from = end;
    codec.encode(sorted, this::write);
    sum.add(sorted);
    blocks++;
    try {
      rows.writeInt(set);
      rows.writeByte(subblock);
      rows.writeLong(from);
      rows.writeInt(Math.toIntExact(end - from));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(byte[] chunk) {
    try {
      out.writeInt(chunk.length);
      out.write(chunk);
      end += Integer.BYTES + chunk.length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the index. */
  StoredBlocks finish() {
    CRC32C checksum = new CRC32C();
    checksum.update(index.toByteArray());
    try {
      index.writeTo(out);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return StoredBlocks.of(end + index.size(), blocks, (int) checksum.getValue(), sum);
  }
}
