package org.dancingsparks.layers.rounds;

import java.nio.ByteBuffer;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.dancingsparks.layers.carriers.Block;

/**
 * Sorted entries as chunks of bytes: the differences of the keys and the multiplicities as variable
 * length numbers, some 3 bytes an entry. Immutable.
 *
 * <p>A chunk has a checksum of the rest, the number of entries, the words of a multiplicity (0 if
 * packed), and the entries; a wide multiplicity is that many numbers.
 */
final class ChunkCodec {
  /** Maximum number of bytes of a chunk. */
  static final int MAX_BYTES = 1 << 20;

  private static final int HEAD = 3 * Integer.BYTES;
  private static final int LONGEST_NUMBER = 10;
  private static final int GROUP_BITS = 7;
  private static final int MORE = 1 << GROUP_BITS;

  private final int shift;
  private final int mostBytes;

  /**
   * A codec.
   *
   * @param shift of packed entries
   * @param mostBytes the most bytes of a chunk; one of a single entry may be longer
   */
  ChunkCodec(int shift, int mostBytes) {
    this.shift = shift;
    this.mostBytes = mostBytes;
  }

  /** The most bytes of a chunk. */
  int mostBytes() {
    return mostBytes;
  }

  /** Hands over the chunks of a block, whose keys ascend, in their order. */
  void encode(Block sorted, Consumer<byte[]> chunks) {
    int longest = Math.multiplyExact(LONGEST_NUMBER, 1 + Math.max(1, sorted.words()));
    long bound = HEAD + (long) longest * sorted.size();
    Writer writer = new Writer((int) Math.min(bound, Math.max(mostBytes, HEAD + longest)), sorted);
    for (int at = 0; at < sorted.size(); at++) {
      if (writer.bytes.length - writer.end < longest && writer.number > 0) {
        chunks.accept(writer.finished());
      }
      writer.add(at);
    }
    if (writer.number > 0) {
      chunks.accept(writer.finished());
    }
  }

  /** Writes chunks one after another. */
  private static final class Writer {
    final byte[] bytes;
    final Block block;
    int end = HEAD;
    int number;
    long before;

    Writer(int most, Block block) {
      bytes = new byte[most];
      this.block = block;
    }

    void add(int at) {
      long key = block.key(at);
      put(key - before);
      before = key;
      if (block.words() == 0) {
        put(block.low(at));
      } else {
        for (int word = 0; word < block.words(); word++) {
          put(block.word(at, word));
        }
      }
      number++;
    }

    private void put(long value) {
      long rest = value;
      while (rest >= MORE || rest < 0) {
        bytes[end++] = (byte) (rest | MORE);
        rest >>>= GROUP_BITS;
      }
      bytes[end++] = (byte) rest;
    }

    byte[] finished() {
      ByteBuffer chunk = ByteBuffer.allocate(end).put(bytes, 0, end);
      chunk.putInt(Integer.BYTES, number).putInt(2 * Integer.BYTES, block.words());
      chunk.putInt(0, checksum(chunk.array()));
      end = HEAD;
      number = 0;
      before = 0;
      return chunk.array();
    }
  }

  private static int checksum(byte[] chunk) {
    CRC32C checksum = new CRC32C();
    checksum.update(chunk, Integer.BYTES, chunk.length - Integer.BYTES);
    return (int) checksum.getValue();
  }

  /**
   * The entries of a chunk.
   *
   * @throws TransferException if it is damaged
   */
  Block decode(byte[] chunk) {
    if (chunk.length < HEAD || checksum(chunk) != ByteBuffer.wrap(chunk).getInt()) {
      throw TransferException.of("a chunk of %,d bytes is damaged", chunk.length);
    }
    int number = ByteBuffer.wrap(chunk).getInt(Integer.BYTES);
    int words = ByteBuffer.wrap(chunk).getInt(2 * Integer.BYTES);
    return words == 0 ? packed(chunk, number) : wide(chunk, number, words);
  }

  private Block packed(byte[] chunk, int number) {
    long[] entries = new long[number];
    Reader reader = new Reader(chunk);
    long key = 0;
    for (int at = 0; at < number; at++) {
      key += reader.next();
      entries[at] = key << shift | reader.next();
    }
    return new Block(entries, shift);
  }

  private static Block wide(byte[] chunk, int number, int words) {
    Reader reader = new Reader(chunk);
    long[] keys = new long[number];
    long[] counts = new long[number * words];
    long key = 0;
    for (int at = 0; at < number; at++) {
      key += reader.next();
      keys[at] = key;
      for (int word = 0; word < words; word++) {
        counts[at * words + word] = reader.next();
      }
    }
    return new Block(keys, words, counts);
  }

  /** Reads the numbers of a chunk one after another. */
  private static final class Reader {
    final byte[] bytes;
    int from = HEAD;

    Reader(byte[] chunk) {
      bytes = chunk;
    }

    long next() {
      long group = bytes[from++];
      long number = group & MORE - 1;
      for (int bits = GROUP_BITS; group < 0; bits += GROUP_BITS) {
        group = bytes[from++];
        number |= (group & MORE - 1) << bits;
      }
      return number;
    }
  }
}
