package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * The bits of a residual. Items whose spans do not overlap share a bit, so there are no more bits
 * than items that are recorded at one place: the colouring of an interval graph by its left ends
 * (as registers are allocated: Hashimoto and Stevens, "Wire routing by optimizing channel
 * assignment", 1971). A residual never has to be shifted. Immutable.
 */
final class Slots {
  /** By item: its bit; {@link ItemSpans#NONE} if it is not recorded. */
  private final int[] slot;

  private int number;

  Slots(ItemSpans spans) {
    slot = new int[spans.items()];
    Arrays.fill(slot, ItemSpans.NONE);
    PriorityQueue<Integer> taken =
        new PriorityQueue<>(Comparator.comparing(item -> spans.end[item]));
    PriorityQueue<Integer> free = new PriorityQueue<>();
    int[] byBegin =
        IntStream.range(0, spans.items())
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

  /** Number of bits. */
  int number() {
    return number;
  }

  int of(int item) {
    return slot[item];
  }
}
