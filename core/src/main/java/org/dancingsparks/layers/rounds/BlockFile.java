package org.dancingsparks.layers.rounds;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;
import org.dancingsparks.layers.carriers.Block;

/** Reads the blocks of a {@linkplain BlockFileWriter file}, in any order. One thread. */
final class BlockFile {
  /** The subblock of a block that has no others. */
  static final int ONLY = 0;

  private final RoundSweep.Stored file;
  private final ChunkCodec codec;

  private final List<Row> rows = new ArrayList<>();

  /** By set: its subblocks; null for those that are not there. */
  private final Map<Integer, Row[]> bySet = new LinkedHashMap<>();

  private record Row(int set, int subblock, long from, int length) {}

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
      Row row = new Row(in.getInt(), in.get(), in.getLong(), in.getInt());
      rows.add(row);
      bySet.computeIfAbsent(row.set, set -> new Row[2])[row.subblock] = row;
    }
  }

  /** The sets of the blocks, in their order. */
  Iterable<Integer> sets() {
    return bySet.keySet();
  }

  /** A subblock of the block of a set; null if there is none. */
  Block read(int set, int subblock) {
    Row[] subblocks = bySet.get(set);
    return subblocks == null || subblocks[subblock] == null ? null : read(subblocks[subblock]);
  }

  /** Number of subblocks of blocks. */
  int subblocks() {
    return rows.size();
  }

  /** The set, or the place, of a subblock by its number in the file. */
  int set(int number) {
    return rows.get(number).set;
  }

  /** The subblocks of one kind, by their numbers in the file: in order of their sets or places. */
  List<Integer> ofSubblock(int subblock) {
    return IntStream.range(0, rows.size())
        .filter(number -> rows.get(number).subblock == subblock)
        .boxed()
        .sorted(Comparator.comparingInt(this::set))
        .toList();
  }

  /** A subblock by its number in the file. */
  Block read(int number) {
    return read(rows.get(number));
  }

  /**
   * Checks all that was read.
   *
   * @throws TransferException if it is not what was written
   */
  void check(MultiplicitySum read) {
    StoredBlocks facts = file.facts();
    if (read.entries() != facts.entries() || read.sum() != facts.sum()) {
      throw TransferException.of(
              "%,d residuals were written, but %,d or other ones were read",
              facts.entries(), read.entries())
          .in(file.name());
    }
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
