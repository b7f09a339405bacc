package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.arrays.Frontier;
import org.dancingsparks.layers.arrays.FrontierPlace;

/**
 * A problem without bounds. A residual consists of the first place that is not covered and of bits
 * for the items that occur both in earlier options and in later ones. The bit of an item is set if
 * the item is covered. A coloured item has a bit for each colour that later options give it; it is
 * set if an earlier one has ruled that colour out. Immutable.
 */
final class SlotProblem extends PlaceProblem {
  private final int places;

  private final int width;

  /** Number of slots. */
  private final int bits;

  /** By place: its first option; then the number of options. Options are numbered by place. */
  final int[] first;

  /** By option: its id, ascending at a place. */
  private final int[] ids;

  /** By option, {@link #width} words: the bits that must be clear for it; without its place. */
  final long[] masks;

  /** By option, {@link #width} words: the bits that it sets; {@link #masks} without colours. */
  final long[] sets;

  /** By place: the bit of its item; -1 if no option of an earlier place has it. */
  final int[] slot;

  /** By place, {@link #width} words: all bits but those of secondary items of no later option. */
  final long[] kept;

  /** Tests of the residual that an option leaves. */
  final WallTests tests;

  /** By place, {@link #width} words: the bits that can be set in its residuals. */
  private final long[] used;

  /** Prepares a problem. */
  SlotProblem(OrderedProblem problem) {
    BitSpans spans = new BitSpans(problem);
    Slots slots = new Slots(spans);
    places = spans.places;
    ids = spans.options;
    bits = slots.number();
    width = bits / Long.SIZE + 1;
    first = new int[places + 1];
    masks = new long[Math.multiplyExact(spans.options.length, width)];
    sets = problem.problem().isPlain() ? masks : new long[masks.length];
    for (int option = 0; option < spans.options.length; option++) {
      int id = spans.options[option];
      first[spans.placeOf[id] + 1] = option + 1;
      int place = spans.placeOf[id];
      for (int bit : spans.needs(id)) {
        if (slots.of(bit) >= 0 && spans.begin[bit] <= place && place <= spans.end[bit]) {
          set(masks, option, slots.of(bit));
        }
      }
      for (int bit : spans.clears(id)) {
        if (slots.of(bit) >= 0 && place <= spans.end[bit]) {
          set(sets, option, slots.of(bit));
        }
      }
    }
    for (int place = 0; place < places; place++) {
      first[place + 1] = Math.max(first[place], first[place + 1]);
    }
    slot = new int[places];
    Arrays.fill(slot, BitSpans.NONE);
    kept = new long[Math.multiplyExact(places, width)];
    Arrays.fill(kept, -1);
    for (int bit = 0; bit < spans.bits(); bit++) {
      int itsSlot = slots.of(bit);
      if (itsSlot >= 0 && spans.isPrimary(bit)) {
        slot[spans.place(bit)] = itsSlot;
      } else if (itsSlot >= 0) {
        kept[spans.end[bit] * width + (itsSlot >> 6)] &= ~(1L << itsSlot);
      }
    }
    tests = new WallTests(spans, slots, width);
    used = usedBits();
  }

  @Override
  public int places() {
    return places;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public long[] initial() {
    return entryOf(new long[width]);
  }

  @Override
  boolean hasOptions(int place) {
    return first[place] < first[place + 1];
  }

  @Override
  PlaceExpansion expansion(Children children) {
    return new SlotExpansion(this, children);
  }

  @Override
  int id(int option) {
    return ids[option];
  }

  @Override
  public int leave() {
    return PlaceEdges.NO_OPTION;
  }

  @Override
  public Optional<Frontier> frontier() {
    return bits > Frontier.MAX_BITS
        ? Optional.empty()
        : Optional.of(
            new Frontier(bits, IntStream.range(0, places).mapToObj(this::frontierPlace).toList()));
  }

  private FrontierPlace frontierPlace(int place) {
    int own = slot[place] >= 0 ? 1 << slot[place] : 0;
    return new FrontierPlace(own, (int) kept[place], ofPlace(masks, place), ofPlace(sets, place));
  }

  private int[] ofPlace(long[] words, int place) {
    return IntStream.range(first[place], first[place + 1])
        .map(option -> (int) words[option])
        .toArray();
  }

  @Override
  long used(int place, int word) {
    return used[place * width + word];
  }

  @Override
  long changed(int place, int word) {
    return ~kept[place * width + word] | masks(place, word) | slotBit(place, word);
  }

  private long[] usedBits() {
    long[] bits = new long[(places + 1) * width];
    for (int place = 0; place < places; place++) {
      for (int word = 0; word < width; word++) {
        long before = bits[place * width + word] & ~slotBit(place, word);
        bits[(place + 1) * width + word] =
            (before | masks(place, word)) & kept[place * width + word];
      }
    }
    return bits;
  }

  /** The bit of the item of a place, if it is in a word. */
  private long slotBit(int place, int word) {
    return slot[place] >= 0 && slot[place] >> 6 == word ? 1L << slot[place] : 0;
  }

  /** A word of the bits that some option of a place sets. */
  private long masks(int place, int word) {
    long bits = 0;
    for (int option = first[place]; option < first[place + 1]; option++) {
      bits |= sets[option * width + word];
    }
    return bits;
  }

  private void set(long[] sets, int number, int bit) {
    sets[number * width + (bit >> 6)] |= 1L << bit;
  }
}
