package org.dancingsparks.parquet;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.apache.parquet.bytes.BytesInput;

/**
 * Encodes runs of equal numbers in Parquet's hybrid of run lengths and bit packing, as of
 * dictionary indexes and definition levels (parquet-format, Encodings.md, "RLE / Bit-Packing
 * Hybrid").
 *
 * <p>Once a begun group of eight is full, eight or more equal numbers in a row become one repeated
 * run; all others are packed. A run of any length takes constant time. For one thread, and for one
 * page after another.
 */
final class HybridEncoder {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /** The number of values packed together. */
  private static final int GROUP = 8;

  /** The maximum number of groups under a header of one byte. */
  private static final int MAX_GROUPS = 63;

  /**
   * An upper bound on the bytes added by one run: two groups of 32 bits, two headers and a repeated
   * number.
   */
  private static final int ROOM = 96;

  private byte[] bytes = new byte[4096];
  private int size;
  private int width;

  /** The position of the packed groups' header, or -1 outside of such groups. */
  private int header;

  private int fullGroups;

  /** Numbers of the begun group, 0 to 7. */
  private int begun;

  /** Packed bits not yet written; fewer than 32 between two numbers. */
  private long bits;

  private int bitCount;

  /**
   * Begins a page.
   *
   * @param width bits of a number, 0 to 31; no number may need more
   */
  void start(int width) {
    this.width = width;
    size = 0;
    header = -1;
    begun = 0;
  }

  /** Adds a number repeatedly. */
  void add(int number, int times) {
    if (bytes.length - size < ROOM) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    int left = times;
    if (begun > 0) {
      int filling = Math.min(left, GROUP - begun);
      pack(number, filling);
      left -= filling;
    }
    if (left >= GROUP) {
      endPacked();
      repeat(number, left);
    } else if (left > 0) {
      pack(number, left);
    }
  }

  /** Packs a number repeatedly, at most to the end of the group. */
  private void pack(int number, int times) {
    if (header < 0) {
      header = size++;
      fullGroups = 0;
      bits = 0;
      bitCount = 0;
    }
    for (int time = 0; time < times; time++) {
      bits |= (long) number << bitCount;
      bitCount += width;
      if (bitCount >= Integer.SIZE) {
        INT.set(bytes, size, (int) bits);
        size += Integer.BYTES;
        bits >>>= Integer.SIZE;
        bitCount -= Integer.SIZE;
      }
    }
    begun += times;
    if (begun == GROUP) {
      begun = 0;
      fullGroups++;
      if (fullGroups == MAX_GROUPS) {
        endPacked();
      }
    }
  }

  /**
   * Ends the packed groups. Called only if no group is begun, since full groups fill whole bytes.
   */
  private void endPacked() {
    if (header >= 0) {
      bytes[header] = (byte) (fullGroups << 1 | 1);
      header = -1;
      INT.set(bytes, size, (int) bits);
      size += bitCount / Byte.SIZE;
    }
  }

  private void repeat(int number, int times) {
    int rest = times << 1;
    while (rest >>> 7 != 0) {
      bytes[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[size++] = (byte) rest;
    INT.set(bytes, size, number);
    size += (width + Byte.SIZE - 1) / Byte.SIZE;
  }

  /** Ends the page and returns its bytes, which are valid until the next page begins. */
  BytesInput finish() {
    if (begun > 0) {
      pack(0, GROUP - begun);
    }
    endPacked();
    return BytesInput.from(bytes, 0, size);
  }
}
