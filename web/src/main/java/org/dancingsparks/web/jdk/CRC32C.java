package org.dancingsparks.web.jdk;

import java.util.zip.Checksum;

/** The checksum of RFC 3720, Castagnoli's, byte by byte from a table. */
public final class CRC32C implements Checksum {
  private static final int POLYNOMIAL = 0x82F6_3B78;

  private static final int[] TABLE = table();

  private int register = -1;

  private static int[] table() {
    int[] table = new int[1 << Byte.SIZE];
    for (int value = 0; value < table.length; value++) {
      int rest = value;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        rest = rest >>> 1 ^ ((rest & 1) == 0 ? 0 : POLYNOMIAL);
      }
      table[value] = rest;
    }
    return table;
  }

  @Override
  public void update(int value) {
    register = register >>> Byte.SIZE ^ TABLE[(register ^ value) & 0xFF];
  }

  @Override
  public void update(byte[] bytes, int from, int length) {
    for (int at = from; at < from + length; at++) {
      update(bytes[at]);
    }
  }

  @Override
  public long getValue() {
    return ~register & 0xFFFF_FFFFL;
  }

  @Override
  public void reset() {
    register = -1;
  }
}
