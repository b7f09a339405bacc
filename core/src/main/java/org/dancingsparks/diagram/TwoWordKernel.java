package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.LookAhead;

/** The kernel for residuals of two words. */
final class TwoWordKernel extends Kernel {
  private static final int MIN_CAPACITY = 1 << 8;

  /** By residual: the word of the first 64 items. */
  private long[] lows = new long[MIN_CAPACITY];

  private long[] highs = new long[MIN_CAPACITY];

  TwoWordKernel(BitSetProblem bitSets, LookAhead lookAhead) {
    super(bitSets, lookAhead);
  }

  @Override
  void send(long[] residual) {
    send(residual[0], residual[1]);
  }

  private void send(long low, long high) {
    int to =
        low == 0 ? Long.SIZE + Long.numberOfTrailingZeros(high) : Long.numberOfTrailingZeros(low);
    if (to < bitSets.primary()) {
      LongList words = sentTo(to);
      words.add(low & bitSets.relevant()[2 * to]);
      words.add(high & bitSets.relevant()[2 * to + 1]);
    }
  }

  @Override
  void clear(int sent) {
    lows = new long[Math.min(MIN_CAPACITY, sent)];
    highs = new long[Math.min(MIN_CAPACITY, sent)];
  }

  @Override
  int find(LongList sent, int at) {
    long low = sent.at(2L * at);
    long high = sent.at(2L * at + 1);
    int slot = hash(low, high) & (table.length - 1);
    for (int entry = table[slot]; entry != 0; entry = table[slot]) {
      if (lows[entry - 1] == low && highs[entry - 1] == high) {
        return entry - 1;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    if (size == lows.length) {
      lows = Arrays.copyOf(lows, 2 * size);
      highs = Arrays.copyOf(highs, 2 * size);
    }
    lows[size] = low;
    highs[size] = high;
    table[slot] = ++size;
    return size - 1;
  }

  private static int hash(long low, long high) {
    return (int) (mix(mix(low) ^ high) >>> 32);
  }

  @Override
  int hashAt(int index) {
    return hash(lows[index], highs[index]);
  }

  @Override
  void expand(int from, int to) {
    for (int index = from; index < to; index++) {
      int before = options.size();
      compatibility.selectAll(selected);
      compatibility.retain(0, lows[index], selected);
      compatibility.retain(1, highs[index], selected);
      for (int word = 0; word < compatibility.words(); word++) {
        expand(index, bitSets.first()[place] + (word << 6), selected[word]);
      }
      degrees.add(options.size() - before);
    }
  }

  private void expand(int index, int first, long chosen) {
    for (long left = chosen; left != 0; left &= left - 1) {
      int option = first + Long.numberOfTrailingZeros(left);
      long low = lows[index] & ~bitSets.clears()[2 * option];
      long high = highs[index] & ~bitSets.clears()[2 * option + 1];
      if (!lookAhead.isWalledIn(option, low, high)) {
        choose(option);
        send(low, high);
      }
    }
  }
}
