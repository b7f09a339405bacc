package org.dancingsparks.layers.rounds;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.dancingsparks.layers.Block;

/** Reads the blocks of a {@linkplain BlockFileWriter file}, in any order. One thread. */
final class BlockFile {
  private final RoundSweep.Stored file;
  private final ChunkCodec codec;

  /** By set: its parts; null for those that are not there. */
  private final Map<Integer, Row[]> rows = new LinkedHashMap<>();

  private record Row(long from, int length) {}

  /**
   * Reads the index of a file.
   *
   * @throws TransferException if that is damaged
   */
  BlockFile(RoundSweep.Stored file, ChunkCodec codec) {
    this.file = file;
    this.codec = codec;
    StoredBlocks facts = file.facts();
    int length = Math.multiplyExact(BlockFileWriter.ROW, facts.blocks());
    byte[] index = file.bytes().read(facts.bytes() - length, length);
    CRC32C checksum = new CRC32C();
    checksum.update(index);
    if ((int) checksum.getValue() != facts.indexChecksum()) {
      throw TransferException.of("the index of %,d blocks is damaged", facts.blocks())
          .in(file.name());
    }
    ByteBuffer in = ByteBuffer.wrap(index);
    while (in.hasRemaining()) {
      Row[] parts = rows.computeIfAbsent(in.getInt(), set -> new Row[2]);
      parts[in.get()] = new Row(in.getLong(), in.getInt());
    }
  }

  /** The sets of the blocks, in their order. */
  Iterable<Integer> sets() {
    return rows.keySet();
  }

  /** A part of the block of a set; null if there is none. */
  Block read(int set, int part) {
    Row[] parts = rows.get(set);
    return parts == null || parts[part] == null ? null : read(parts[part]);
  }

  private Block read(Row row) {
    ByteBuffer in = ByteBuffer.wrap(file.bytes().read(row.from, row.length));
    try {
      return joined(in);
    } catch (TransferException e) {
      throw e.in(file.name());
    }
  }

  private Block joined(ByteBuffer in) {
    List<Block> blocks = new ArrayList<>();
    while (in.hasRemaining()) {
      int length = in.remaining() < Integer.BYTES ? -1 : in.getInt();
      if (length < 0 || length > in.remaining()) {
        throw TransferException.of("the length of a chunk is damaged");
      }
      byte[] chunk = new byte[length];
      in.get(chunk);
      blocks.add(codec.decode(chunk));
    }
    return Block.joined(blocks);
  }
}
