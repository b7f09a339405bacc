package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.LookAhead;

/** The kernel for residuals of any width. */
class WideKernel extends Kernel {
  private static final int MIN_CAPACITY = 1 << 8;

  final int width;

  /** The words of the residuals, one residual after another. */
  long[] list;

  /** The residual being sent or searched for. */
  final long[] child;

  WideKernel(BitSetProblem bitSets, LookAhead lookAhead) {
    super(bitSets, lookAhead);
    width = bitSets.width();
    list = new long[width];
    child = new long[width];
  }

  @Override
  void send(long[] residual) {
    System.arraycopy(residual, 0, child, 0, width);
    send();
  }

  /** Sends the residual that is held as the child. */
  final void send() {
    int to = bitSets.place(child, 0);
    if (to < bitSets.primary()) {
      LongList words = sentTo(bitSets.stage(child, 0, to));
      for (int word = 0; word < width; word++) {
        words.add(child[word] & bitSets.relevant()[to * width + word]);
      }
    }
  }

  @Override
  void clear(int sent) {
    list = new long[Math.min(MIN_CAPACITY, sent) * width];
  }

  @Override
  int find(LongList sent, int at) {
    for (int word = 0; word < width; word++) {
      child[word] = sent.at((long) at * width + word);
    }
    int slot = hash(child, 0) & (table.length - 1);
    for (int entry = table[slot]; entry != 0; entry = table[slot]) {
      if (isChild((entry - 1) * width)) {
        return entry - 1;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    if (size * width == list.length) {
      list = Arrays.copyOf(list, 2 * list.length);
    }
    System.arraycopy(child, 0, list, size * width, width);
    table[slot] = ++size;
    return size - 1;
  }

  private boolean isChild(int at) {
    for (int word = 0; word < width; word++) {
      if (list[at + word] != child[word]) {
        return false;
      }
    }
    return true;
  }

  private int hash(long[] words, int at) {
    long mixed = mix(words[at]);
    for (int word = 1; word < width; word++) {
      mixed = mix(mixed ^ words[at + word]);
    }
    return (int) (mixed >>> 32);
  }

  @Override
  int hashAt(int index) {
    return hash(list, index * width);
  }

  @Override
  void expand(int from, int to) {
    for (int index = from; index < to; index++) {
      int before = options.size();
      compatibility.select(list, index * width, selected);
      for (int word = 0; word < compatibility.words(); word++) {
        expand(index * width, bitSets.first()[place] + (word << 6), selected[word]);
      }
      degrees.add(options.size() - before);
    }
  }

  private void expand(int at, int first, long chosen) {
    for (long left = chosen; left != 0; left &= left - 1) {
      int option = first + Long.numberOfTrailingZeros(left);
      for (int word = 0; word < width; word++) {
        child[word] = list[at + word] & ~bitSets.clears()[option * width + word];
      }
      if (!lookAhead.isWalledIn(option, child, 0)) {
        choose(option);
        send();
      }
    }
  }
}
