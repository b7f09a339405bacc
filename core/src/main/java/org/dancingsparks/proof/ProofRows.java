package org.dancingsparks.proof;

import java.math.BigInteger;
import org.dancingsparks.diagram.InternTable;

/**
 * The residuals of a proof in memory, by the place of their first open item and a share by hash,
 * and their numbers of completions, in as many words as they need.
 */
final class ProofRows {
  static final int SHARES = 1 << ProofRows.SHARE_BITS;
  private static final int SHARE_BITS = 4;

  /** Bytes of a key's entry in a hash table that is a quarter to half full. */
  private static final int SLOT_BYTES = 3 * Integer.BYTES;

  private final int words;
  private final InternTable[][] tables;
  private long[][][] numbers;
  private int numberWords;

  ProofRows(ProofOptions options) {
    words = options.words();
    tables = new InternTable[options.primary() + 1][SHARES];
  }

  /** The share of the key at an index. */
  static int shareOf(long[] keys, int at, int words) {
    return (int) (hash(keys, at, words) >>> Long.SIZE - SHARE_BITS);
  }

  /** A hash of the key at an index, whose highest bits number the share. */
  static long hash(long[] keys, int at, int words) {
    long mixed = 0;
    for (int word = 0; word < words; word++) {
      mixed = (mixed ^ keys[at + word]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    return mixed * 0xD6E8FEB86659FD93L;
  }

  int share(long[] key, int at) {
    return shareOf(key, at, words);
  }

  /** The keys of a share, to which more can be added by one thread. */
  InternTable table(int place, int share) {
    if (tables[place][share] == null) {
      tables[place][share] = new InternTable(words);
    }
    return tables[place][share];
  }

  /** The keys of a share; null if there are none. */
  InternTable known(int place, int share) {
    return tables[place][share];
  }

  /** Number of places, that of residuals without primary items included. */
  int places() {
    return tables.length;
  }

  /** By share, the number of rows of a place up to its end. */
  int[] ends(int place) {
    int[] ends = new int[SHARES];
    int sum = 0;
    for (int share = 0; share < SHARES; share++) {
      sum += tables[place][share] == null ? 0 : tables[place][share].size();
      ends[share] = sum;
    }
    return ends;
  }

  /** Copies a key. */
  void read(InternTable table, int row, long... key) {
    for (int word = 0; word < words; word++) {
      key[word] = table.word(row, word);
    }
  }

  /** Number of rows. */
  long size() {
    long size = 0;
    for (InternTable[] shares : tables) {
      for (InternTable share : shares) {
        size += share == null ? 0 : share.size();
      }
    }
    return size;
  }

  /** Bytes held, with numbers of one word. */
  long bytes() {
    return bytes(1);
  }

  /** Bytes held, with numbers of so many words. */
  long bytes(int ofNumber) {
    return size() * (Long.BYTES * (words + ofNumber) + SLOT_BYTES);
  }

  /** Makes room for numbers of so many words, all 0. */
  void number(int itsWords) {
    numberWords = itsWords;
    numbers = new long[tables.length][SHARES][];
    for (int place = 0; place < tables.length; place++) {
      for (int share = 0; share < SHARES; share++) {
        InternTable table = tables[place][share];
        numbers[place][share] =
            table == null ? null : new long[Math.multiplyExact(table.size(), itsWords)];
      }
    }
  }

  /** Words of a number. */
  int numberWords() {
    return numberWords;
  }

  /** The numbers of a share, of the lowest word first. */
  long[] numbers(int place, int share) {
    return numbers[place][share];
  }

  /** The number of a row. */
  BigInteger number(int place, int share, int row) {
    byte[] bytes = new byte[1 + numberWords * Long.BYTES];
    for (int at = 0; at < numberWords * Long.BYTES; at++) {
      long word = numbers[place][share][row * numberWords + at / Long.BYTES];
      bytes[bytes.length - 1 - at] = (byte) (word >>> at % Long.BYTES * Byte.SIZE);
    }
    return new BigInteger(bytes);
  }
}
