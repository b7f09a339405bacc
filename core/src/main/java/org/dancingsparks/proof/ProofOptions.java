package org.dancingsparks.proof;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;

/**
 * The options of a problem that may be chosen beside its givens, by the first of their primary
 * items in an item order, and the residuals that they leave. Immutable.
 */
final class ProofOptions {
  private static final int[] NONE = {};

  private final Problem problem;
  private final ResidualFields fields;
  private final ItemOrder order;
  private final int words;
  private final int primary;

  /** By place, its item. */
  private final int[] items;

  /** By place, whether its item is covered exactly once. */
  private final boolean[] isOnce;

  /** By place, the number of its first option; then the number of options. */
  private final int[] first;

  /** By number. */
  private final int[] ids;

  /** By number, words: the bits of one-bit fields that an option needs, and clears. */
  private final long[] masks;

  /** By number: the indexes of entries in wider fields. */
  private final int[][] wide;

  /** By number, words: the fields of secondary items; empty where there are none. */
  private final long[] secondary;

  /** The fields of primary items. */
  private final long[] primaryFields;

  /** By byte of a key and its value, the first place of a primary item in it. */
  private final int[] placeOfByte;

  private final long[] start;
  private final OpenWalls walls;

  ProofOptions(OrderedProblem ordered, ResidualFields fields) {
    problem = ordered.problem();
    this.fields = fields;
    order = ordered.order();
    words = fields.words();
    primary = problem.primaryItems();
    items = IntStream.range(0, order.size()).map(order::item).filter(problem::isPrimary).toArray();
    int[] places = new int[primary];
    for (int place = 0; place < primary; place++) {
      places[items[place]] = place;
    }
    isOnce = new boolean[primary];
    for (int place = 0; place < primary; place++) {
      isOnce[place] = problem.isOnce(items[place]);
    }
    int[] placeOf = firstPlaces(places, ordered.givens().options());
    first = new int[primary + 1];
    for (int place : placeOf) {
      if (place < primary) {
        first[place + 1]++;
      }
    }
    for (int place = 0; place < primary; place++) {
      first[place + 1] += first[place];
    }
    ids = new int[first[primary]];
    masks = new long[Math.multiplyExact(ids.length, words)];
    wide = new int[ids.length][];
    boolean hasSecondary = problem.items() > primary;
    secondary = new long[hasSecondary ? masks.length : 0];
    int[] next = Arrays.copyOf(first, primary);
    for (int option = 0; option < problem.options(); option++) {
      if (placeOf[option] < primary) {
        add(option, next[placeOf[option]]++);
      }
    }
    primaryFields = new long[words];
    for (int item = 0; item < primary; item++) {
      primaryFields[fields.word(item)] |= fields.mask(item);
    }
    placeOfByte = placesOfBytes(places);
    start = startOf(ordered.givens().options());
    walls = new OpenWalls(this, once());
  }

  /** By option, the first place of a primary item; that of none for a given. */
  private int[] firstPlaces(int[] places, int... givens) {
    int[] firsts = new int[problem.options()];
    for (int option = 0; option < firsts.length; option++) {
      firsts[option] = primary;
      for (int at = 0; at < problem.size(option); at++) {
        int item = problem.item(option, at);
        if (problem.isPrimary(item)) {
          firsts[option] = Math.min(firsts[option], places[item]);
        }
      }
    }
    for (int given : givens) {
      firsts[given] = primary;
    }
    return firsts;
  }

  private void add(int option, int number) {
    ids[number] = option;
    int[] found = new int[problem.size(option)];
    int size = 0;
    for (int at = 0; at < problem.size(option); at++) {
      int item = problem.item(option, at);
      int index = number * words + fields.word(item);
      if (fields.bits(item) == 1) {
        masks[index] |= fields.mask(item);
      } else {
        found[size++] = at;
      }
      if (!problem.isPrimary(item)) {
        secondary[index] |= fields.mask(item);
      }
    }
    wide[number] = size == 0 ? NONE : Arrays.copyOf(found, size);
  }

  private int[] placesOfBytes(int... places) {
    int[] placeOfBit = new int[words * Long.SIZE];
    Arrays.fill(placeOfBit, primary);
    for (int item = 0; item < primary; item++) {
      for (int bit = 0; bit < fields.bits(item); bit++) {
        placeOfBit[fields.word(item) * Long.SIZE + fields.shift(item) + bit] = places[item];
      }
    }
    int[] found = new int[words * Long.BYTES << Byte.SIZE];
    for (int index = 0; index < found.length; index++) {
      found[index] = primary;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        if ((index >> bit & 1) != 0) {
          int place = placeOfBit[(index >> Byte.SIZE) * Byte.SIZE + bit];
          found[index] = Math.min(found[index], place);
        }
      }
    }
    return found;
  }

  private long[] startOf(int... givens) {
    long[] key = new long[words];
    for (int item = 0; item < problem.items(); item++) {
      fields.set(key, item, item < primary ? fields.room(item) : ResidualFields.UNCOVERED);
    }
    for (int given : givens) {
      for (int at = 0; at < problem.size(given); at++) {
        cover(key, 0, given, at);
      }
    }
    drop(key);
    return key;
  }

  /** Words of a key. */
  int words() {
    return words;
  }

  /** Number of primary items, which is the place of residuals without any. */
  int primary() {
    return primary;
  }

  /** The primary item of a place. */
  int item(int place) {
    return items[place];
  }

  /** The item that has a bit of keys. */
  int itemOfBit(int bit) {
    for (int item = 0; item < problem.items(); item++) {
      if (fields.word(item) == bit >> 6 && fields.shift(item) == (bit & 63)) {
        return item;
      }
    }
    throw new IndexOutOfBoundsException("No field begins at bit %d.".formatted(bit));
  }

  /** The residual of the whole problem, less the givens'. */
  long[] start() {
    return start.clone();
  }

  /** The bits of the items that options need, by number; read-only. */
  long[] masks() {
    return masks;
  }

  /** The number of the first option of a place. */
  int first(int place) {
    return first[place];
  }

  /** Number of options. */
  int options() {
    return ids.length;
  }

  /** The id of an option by its number. */
  int id(int number) {
    return ids[number];
  }

  /** A word of the fields that the options of a place change, those of secondary items included. */
  long fieldsOf(int place, int word) {
    long bits = fieldsOfSecondary(word) | fieldOf(items[place], word);
    for (int number = first[place]; number < first[place + 1]; number++) {
      bits |= masks[number * words + word];
      for (int entry : wide[number]) {
        bits |= fieldOf(problem.item(ids[number], entry), word);
      }
    }
    return bits;
  }

  /** A word of the fields of the primary items from a place on, and of the secondary ones. */
  long fieldsFrom(int place, int word) {
    long bits = fieldsOfSecondary(word);
    for (int at = place; at < primary; at++) {
      bits |= fieldOf(items[at], word);
    }
    return bits;
  }

  private long fieldsOfSecondary(int word) {
    long bits = 0;
    for (int item = primary; item < problem.items(); item++) {
      bits |= fieldOf(item, word);
    }
    return bits;
  }

  private long fieldOf(int item, int word) {
    return fields.word(item) == word ? fields.mask(item) : 0;
  }

  /** Returns whether all items are covered once, and fields are bits. */
  boolean isPlain() {
    return problem.isPlain();
  }

  /** The first place of a primary item in a key; {@link #primary} if it has none. */
  int place(long[] keys, int at) {
    int place = primary;
    for (int word = 0; word < words; word++) {
      long left = keys[at + word];
      for (int index = word * Long.BYTES << Byte.SIZE; left != 0; index += 1 << Byte.SIZE) {
        place = Math.min(place, placeOfByte[index + (int) (left & 0xFF)]);
        left >>>= Byte.SIZE;
      }
    }
    return place;
  }

  /** Returns whether an option fits a residual. */
  boolean fits(long[] keys, int at, int number) {
    for (int word = 0; word < words; word++) {
      if ((masks[number * words + word] & ~keys[at + word]) != 0) {
        return false;
      }
    }
    for (int entry : wide[number]) {
      int option = ids[number];
      int item = problem.item(option, entry);
      int value = fields.value(keys, at, item);
      int colour = problem.colour(option, entry);
      boolean isAllowed =
          problem.isPrimary(item)
              ? value > 0
              : value == ResidualFields.UNCOVERED
                  || colour > 0 && value == ResidualFields.UNCOVERED + colour;
      if (!isAllowed) {
        return false;
      }
    }
    return true;
  }

  /** Covers the items of an option that fits; secondary ones may stay that no option has. */
  void choose(long[] key, int number) {
    for (int word = 0; word < words; word++) {
      key[word] &= ~masks[number * words + word];
    }
    for (int entry : wide[number]) {
      cover(key, 0, ids[number], entry);
    }
  }

  private void cover(long[] key, int at, int option, int entry) {
    int item = problem.item(option, entry);
    int colour = problem.colour(option, entry);
    int value =
        problem.isPrimary(item)
            ? fields.value(key, at, item) - 1
            : colour == 0 ? 0 : ResidualFields.UNCOVERED + colour;
    fields.set(key, item, value);
  }

  /** Drops the secondary items that no option which fits has. */
  void drop(long[] key) {
    if (problem.items() == primary) {
      return;
    }
    int place = place(key, 0);
    long[] kept = new long[words];
    for (int number = first[place]; number < ids.length; number++) {
      if (fits(key, 0, number)) {
        for (int word = 0; word < words; word++) {
          kept[word] |= secondary[number * words + word];
        }
      }
    }
    for (int word = 0; word < words; word++) {
      key[word] &= primaryFields[word] | kept[word];
    }
  }

  /** The number of options that the item of a place needs still. */
  int needs(long[] key, int place) {
    int item = item(place);
    int chosen = fields.room(item) - fields.value(key, 0, item);
    return Math.max(0, problem.least(item) - chosen);
  }

  /** Removes the item of a place. */
  void leave(long[] key, int place) {
    fields.set(key, item(place), 0);
  }

  /** Returns whether the item of a place is covered exactly once. */
  boolean isOnce(int place) {
    return isOnce[place];
  }

  /**
   * The item of the row of a residual: that of its place, or one that is walled in; -1 if it has no
   * primary items.
   */
  int itemOfRow(int place, long... key) {
    if (place == primary) {
      return -1;
    }
    int bit = walls.walledIn(key);
    return bit < 0 ? item(place) : itemOfBit(bit);
  }

  /** The walls of the items that are covered once. */
  OpenWalls walls() {
    return walls;
  }

  private BitSet once() {
    BitSet once = new BitSet();
    for (int item = 0; item < primary; item++) {
      if (problem.isOnce(item)) {
        once.set(fields.word(item) * Long.SIZE + fields.shift(item));
      }
    }
    return once;
  }
}
