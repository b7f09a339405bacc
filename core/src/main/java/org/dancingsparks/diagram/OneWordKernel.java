package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.LookAhead;

/** The kernel for residuals of one word. */
final class OneWordKernel extends Kernel {
  private static final int MIN_CAPACITY = 1 << 8;

  private long[] list = new long[MIN_CAPACITY];

  OneWordKernel(BitSetProblem bitSets, LookAhead lookAhead) {
    super(bitSets, lookAhead);
  }

  @Override
  void send(long[] residual) {
    send(residual[0]);
  }

  private void send(long residual) {
    int to = Long.numberOfTrailingZeros(residual);
    if (to < bitSets.primary()) {
      sentTo(to).add(residual & bitSets.relevant()[to]);
    }
  }

  @Override
  void clear(int sent) {
    list = new long[Math.min(MIN_CAPACITY, sent)];
  }

  @Override
  int find(LongList sent, int at) {
    long residual = sent.at(at);
    int slot = hash(residual) & (table.length - 1);
    for (int entry = table[slot]; entry != 0; entry = table[slot]) {
      if (list[entry - 1] == residual) {
        return entry - 1;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    if (size == list.length) {
      list = Arrays.copyOf(list, 2 * size);
    }
    list[size] = residual;
    table[slot] = ++size;
    return size - 1;
  }

  private static int hash(long residual) {
    return (int) (mix(residual) >>> 32);
  }

  @Override
  int hashAt(int index) {
    return hash(list[index]);
  }

  @Override
  void expand(int from, int to) {
    for (int index = from; index < to; index++) {
      int before = options.size();
      compatibility.selectAll(selected);
      compatibility.retain(0, list[index], selected);
      for (int word = 0; word < compatibility.words(); word++) {
        expand(list[index], bitSets.first()[place] + (word << 6), selected[word]);
      }
      degrees.add(options.size() - before);
    }
  }

  private void expand(long residual, int first, long chosen) {
    for (long left = chosen; left != 0; left &= left - 1) {
      int option = first + Long.numberOfTrailingZeros(left);
      long child = residual & ~bitSets.clears()[option];
      if (!lookAhead.isWalledIn(option, child)) {
        choose(option);
        send(child);
      }
    }
  }
}
