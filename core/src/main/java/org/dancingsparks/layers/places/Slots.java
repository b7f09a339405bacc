package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * The slots of a residual. Bits of items whose spans do not overlap share a slot, so there are no
 * more than bits that are recorded at one place: the colouring of an interval graph by its left
 * ends (as registers are allocated: Hashimoto and Stevens, "Wire routing by optimizing channel
 * assignment", 1971). A residual never needs shifting. Immutable.
 */
final class Slots {
  /** By bit of an item: its slot; {@link BitSpans#NONE} if it is not recorded. */
  private final int[] slot;

  private int number;

  Slots(BitSpans spans) {
    slot = new int[spans.bits()];
    Arrays.fill(slot, BitSpans.NONE);
    PriorityQueue<Integer> taken =
        new PriorityQueue<>(Comparator.comparing(item -> spans.end[item]));
    PriorityQueue<Integer> free = new PriorityQueue<>();
    int[] byBegin =
        IntStream.range(0, spans.bits())
            .filter(spans::isRecorded)
            .boxed()
            .sorted(Comparator.comparing(item -> spans.begin[item]))
            .mapToInt(Integer::intValue)
            .toArray();
    for (int item : byBegin) {
      while (!taken.isEmpty() && spans.end[taken.peek()] < spans.begin[item]) {
        free.add(slot[taken.remove()]);
      }
      slot[item] = free.isEmpty() ? number++ : free.remove();
      taken.add(item);
    }
  }

  /** Number of slots. */
  int number() {
    return number;
  }

  int of(int bit) {
    return slot[bit];
  }
}
