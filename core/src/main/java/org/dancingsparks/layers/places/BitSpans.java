package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.residuals.BitLayout;

/**
 * The spans of the item order in which residuals depend on a bit: that of an item, or of its
 * colour. The primary items that the givens leave are numbered by <em>place</em>; an option's place
 * is that of its first item. Immutable.
 */
final class BitSpans {
  static final int NONE = -1;

  private final Problem problem;
  private final BitLayout layout;

  /** By bit: the place of its item; {@link #NONE} if it is secondary or covered by the givens. */
  private final int[] place;

  /** Number of places. */
  final int places;

  /** The options that can be chosen, by ascending place, then id. */
  final int[] options;

  /** By option id: its place; {@link #NONE} if it cannot be chosen. */
  final int[] placeOf;

  /** By bit: the first place at which it can be cleared; {@link #NONE} if at none. */
  final int[] begin;

  /**
   * By bit: the last place at which an option may find it cleared, or not. That of a primary item
   * is the one before its own, since it is open at its own.
   */
  final int[] end;

  /** The spans of the bits of a problem without bounds. */
  BitSpans(OrderedProblem ordered) {
    problem = ordered.problem();
    layout = new BitLayout(problem, ordered.order());
    BitSet cleared = new BitSet();
    for (int option : ordered.givens().options()) {
      Arrays.stream(clears(option)).forEach(cleared::set);
    }
    place = new int[layout.bits()];
    Arrays.fill(place, NONE);
    int next = 0;
    for (int bit = 0; bit < problem.primaryItems(); bit++) {
      place[bit] = cleared.get(bit) ? NONE : next++;
    }
    places = next;
    placeOf = IntStream.range(0, problem.options()).map(id -> placeOf(id, cleared)).toArray();
    options =
        IntStream.range(0, problem.options())
            .filter(option -> placeOf[option] != NONE)
            .boxed()
            .sorted((one, other) -> Integer.compare(placeOf[one], placeOf[other]))
            .mapToInt(Integer::intValue)
            .toArray();
    begin = new int[layout.bits()];
    end = new int[layout.bits()];
    Arrays.fill(begin, NONE);
    Arrays.fill(end, NONE);
    for (int option : options) {
      for (int bit : clears(option)) {
        begin[bit] = begin[bit] == NONE ? placeOf[option] : begin[bit];
      }
      for (int bit : needs(option)) {
        end[bit] = isPrimary(bit) ? place[bit] - 1 : placeOf[option];
      }
    }
  }

  private int placeOf(int option, BitSet cleared) {
    int first = NONE;
    for (int bit : needs(option)) {
      if (cleared.get(bit)) {
        return NONE;
      }
      boolean isEarlier = place[bit] != NONE && (first == NONE || place[bit] < first);
      first = isEarlier ? place[bit] : first;
    }
    return first;
  }

  /** Number of bits; those of primary items come first. */
  int bits() {
    return place.length;
  }

  /** The bits that an option needs. */
  int[] needs(int option) {
    int[] bits = new int[problem.size(option)];
    Arrays.setAll(
        bits, entry -> layout.bit(problem.item(option, entry), problem.colour(option, entry)));
    return bits;
  }

  /** The bits that an option clears. */
  int[] clears(int option) {
    IntStream.Builder bits = IntStream.builder();
    for (int entry = 0; entry < problem.size(option); entry++) {
      layout.forEachCleared(problem.item(option, entry), problem.colour(option, entry), bits::add);
    }
    return bits.build().toArray();
  }

  boolean isPrimary(int bit) {
    return bit < problem.primaryItems();
  }

  /** The place of a primary item that the givens leave, by its bit. */
  int place(int bit) {
    return place[bit];
  }

  /**
   * Returns whether a residual must record a bit: an option of an earlier place may have cleared
   * it, and that matters at a later one.
   */
  boolean isRecorded(int bit) {
    boolean isLong = isPrimary(bit) ? begin[bit] <= end[bit] : begin[bit] < end[bit];
    return begin[bit] != NONE && isLong;
  }
}
