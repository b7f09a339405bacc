package org.dancingsparks.residuals;

import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * A problem as bit sets, for a fixed item order.
 *
 * <p>A residual is a set of bits. A choice of an option needs some of them, and clears some. A
 * primary item has one bit, at its <em>place</em> in the item order, from 0 to {@link #primary},
 * exclusive: set while it is uncovered. A secondary item has one as well; a coloured one has a bit
 * for each of its colours, and one for a use without a colour. An option needs the bit of its
 * colour and clears the others, so only the bit of the given colour remains. Items with bounds have
 * counters behind these bits; {@link #choose} keeps them in normal form, so that residuals with the
 * same solutions are mostly equal.
 *
 * <p>The search branches on the first place that is set, and so tries only options with that first
 * place. Options are grouped by their first place, by ascending id within a group, and numbered in
 * this order. At the place of an item with bounds a set of options is chosen, in this order, and
 * then the place is left. Options that conflict with the givens, or have no primary item, are left
 * out. Immutable.
 */
public final class BitSetProblem {
  private final int width;
  private final int primary;
  private final int[] first;

  /** Option ids by number, and last that of leaving. */
  private final int[] ids;

  private final long[] masks;
  private final long[] clears;
  private final long[] relevant;
  private final ItemBits items;

  /** The counters of items with bounds; null if no item has bounds. */
  private final Counters counters;

  /** By place: its first stage; then the number of stages. */
  private final int[] firstStage;

  /** By stage: its place. */
  private final int[] placeOf;

  private final Prefix givens;

  /** Words of a problem's bit sets. */
  public static int width(Problem problem) {
    return ItemBits.width(problem);
  }

  /** The bit sets of a problem. */
  public BitSetProblem(OrderedProblem ordered) {
    Problem problem = ordered.problem();
    primary = problem.primaryItems();
    items = new ItemBits(problem, ordered.order());
    counters = items.counters();
    width = items.width();
    givens = ordered.givens();
    int[] leastPlace = items.leastPlaces(givens);
    first = new int[primary + 1];
    for (int least : leastPlace) {
      if (least < primary) {
        first[least + 1]++;
      }
    }
    for (int at = 0; at < primary; at++) {
      first[at + 1] += first[at];
    }
    ids = new int[first[primary] + 1];
    ids[first[primary]] = problem.options();
    masks = new long[Math.multiplyExact(first[primary], width)];
    clears = problem.isPlain() ? masks : new long[masks.length];
    int[] next = Arrays.copyOf(first, primary);
    for (int option = 0; option < problem.options(); option++) {
      if (leastPlace[option] < primary) {
        int number = next[leastPlace[option]]++;
        ids[number] = option;
        setBits(option, number);
      }
    }
    firstStage = firstStages();
    placeOf = new int[stages()];
    for (int place = 0; place < primary; place++) {
      Arrays.fill(placeOf, firstStage[place], firstStage[place + 1], place);
    }
    relevant = relevantBits();
    if (counters != null) {
      counters.count(this);
    }
  }

  private int[] firstStages() {
    int[] stages = new int[primary + 1];
    for (int place = 0; place < primary; place++) {
      stages[place + 1] =
          stages[place] + (isCounted(place) ? Math.max(1, first[place + 1] - first[place]) : 1);
    }
    return stages;
  }

  private void setBits(int option, int number) {
    items.forEachNeeded(option, bit -> set(masks, number, bit));
    if (clears != masks) {
      items.forEachCleared(option, bit -> set(clears, number, bit));
    }
  }

  private void set(long[] sets, int number, int bit) {
    sets[number * width + (bit >> 6)] |= 1L << bit;
  }

  private long[] relevantBits() {
    long[] sets = new long[Math.multiplyExact(Math.max(1, primary), width)];
    long[] used = new long[width];
    for (int bit = 0; bit < primary; bit++) {
      used[bit >> 6] |= 1L << bit;
    }
    if (counters != null) {
      Arrays.setAll(used, word -> used[word] | counters.bits(word, false));
    }
    for (int at = primary - 1; at >= 0; at--) {
      for (int number = first[at]; number < first[at + 1]; number++) {
        for (int word = 0; word < width; word++) {
          used[word] |= masks[number * width + word];
        }
      }
      System.arraycopy(used, 0, sets, at * width, width);
    }
    return sets;
  }

  /** Words of a bit set. */
  public int width() {
    return width;
  }

  /** Number of bits of items; those of counters follow. */
  public int itemBits() {
    return items.bits();
  }

  /** Returns whether no bit of the last word is free. */
  public boolean isFull() {
    return counters == null ? items.bits() == width * Long.SIZE : counters.isFull();
  }

  /** A word of the bits that only counters change: of their fields, and of their items. */
  public long counterBits(int word) {
    return counters == null ? 0 : counters.bits(word, true);
  }

  /** Number of primary items. */
  public int primary() {
    return primary;
  }

  /** Number of the first option of each place, then the number of options; read-only. */
  public int[] first() {
    return first;
  }

  /** The bits that the options need, by number, {@link #width} words each; read-only. */
  public long[] masks() {
    return masks;
  }

  /**
   * The bits that the options clear, by number, {@link #width} words each, apart from counters; not
   * to be changed. Where there are no colours and no bounds, those that they need.
   */
  public long[] clears() {
    return clears;
  }

  /**
   * The bits of a residual that matter at each place, {@link #width} words each; read-only. Bits of
   * secondary items that no later option needs are left out, so that residuals that differ only in
   * these become equal.
   */
  public long[] relevant() {
    return relevant;
  }

  /**
   * Number of stages; residuals pass through them in order. A place is one stage, but the place of
   * an item with bounds has a stage for each of its options: there, that option and the later ones
   * can still be chosen.
   */
  public int stages() {
    return firstStage[primary];
  }

  /** The place of a stage. */
  public int placeOf(int stage) {
    return placeOf[stage];
  }

  /** The stage of a residual at a place. */
  public int stage(long[] residuals, int at, int place) {
    return firstStage[place] + (isCounted(place) ? counters.next(residuals, at) : 0);
  }

  /** Number of options that can be chosen. */
  public int options() {
    return first[primary];
  }

  /**
   * The id of an option by its number. After the last comes the number of <em>leaving</em> a place,
   * whose id is the number of options of the problem.
   */
  public int id(int number) {
    return ids[number];
  }

  /** The id of leaving a place, where items have bounds; else -1. */
  public int leave() {
    return counters == null ? -1 : ids[options()];
  }

  /** Number of options of the place that has most. */
  public int mostOptions() {
    int most = 0;
    for (int at = 0; at < primary; at++) {
      most = Math.max(most, first[at + 1] - first[at]);
    }
    return most;
  }

  /** Maximum number of choices on a path: options, and leaving a place. */
  public int mostChoices() {
    return primary + (counters == null ? 0 : counters.mostChosen());
  }

  /** Returns whether an option needs a bit. */
  public boolean has(int number, int bit) {
    return (masks[number * width + (bit >> 6)] >>> bit & 1) != 0;
  }

  /** Returns whether the choice of an option can clear the bit of an item. */
  public boolean changes(int number, int bit) {
    boolean isCleared = (clears[number * width + (bit >> 6)] >>> bit & 1) != 0;
    return isCleared || isBounded(bit) && has(number, bit);
  }

  /**
   * The number of options that an item can do without, by its place: the room within its bounds.
   */
  public int spare(int place) {
    return isCounted(place) ? counters.spare(counters.at(place)) : 0;
  }

  /** The number of options that may still cover the item of a place, which has bounds. */
  public int room(long[] residuals, int at, int place) {
    return counters.room(residuals, at, counters.at(place));
  }

  /** The bits that the choice of an option can clear, ascending. */
  int[] cleared(int number) {
    long[] bits = Arrays.copyOfRange(clears, number * width, (number + 1) * width);
    for (int word = 0; counters != null && word < width; word++) {
      bits[word] |= masks[number * width + word];
    }
    return BitSet.valueOf(bits).stream().toArray();
  }

  /** The first place of a residual; {@link #primary} or more if all items are passed. */
  public int place(long[] residuals, int at) {
    for (int word = 0; word < width; word++) {
      if (residuals[at + word] != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(residuals[at + word]);
      }
    }
    return primary;
  }

  /** Returns whether the item of a place has bounds. */
  public boolean isCounted(int place) {
    return counters != null && counters.at(place) >= 0;
  }

  /** Returns whether a bit is that of an item with bounds. */
  public boolean isBounded(int bit) {
    return bit < primary && isCounted(bit);
  }

  /** Returns whether a bit is that of an item that must be covered exactly once. */
  public boolean isOnce(int bit) {
    return bit < primary && !isCounted(bit);
  }

  /** Returns whether an item has bounds. */
  public boolean hasCounters() {
    return counters != null;
  }

  /**
   * The number of the option from which on options can be chosen at a residual's place: the first
   * of the place, or where its item has bounds the first after those chosen there that fits.
   */
  public int next(long[] residuals, int at, int place) {
    return first[place] + (isCounted(place) ? counters.next(residuals, at) : 0);
  }

  /** Lets all options of a residual's place be chosen; none of them must have been chosen yet. */
  public void rewind(long[] residual) {
    if (counters != null && place(residual, 0) < primary) {
      counters.setNext(residual, 0);
    }
  }

  /** Returns whether a residual's place can be left: its item has bounds, and needs no more. */
  public boolean canLeave(long[] residuals, int at, int place) {
    int counter = counters == null ? -1 : counters.at(place);
    return counter >= 0 && counters.needsNone(residuals, at, counter);
  }

  /**
   * Computes the residual that the choice of an option leaves, which fits, or leaving the place.
   *
   * @param from residuals; one begins at the index
   * @param number of the option, or {@link #options} to leave the place
   * @param to receives the residual, from its beginning
   * @return whether enough options are left for the items that need some
   */
  public boolean choose(long[] from, int at, int number, long[] to) {
    boolean isLeaving = number == options();
    for (int word = 0; word < width; word++) {
      to[word] = from[at + word] & ~(isLeaving ? 0 : clears[number * width + word]);
    }
    if (counters == null) {
      relate(to);
      return true;
    }
    int place = place(from, at);
    if (isLeaving) {
      counters.clear(to, counters.at(place));
      return normalise(to, first[place + 1]);
    }
    counters.choose(to, number);
    return normalise(to, number + 1);
  }

  /**
   * Computes the residual that the choice of an option leaves, which fits, whatever its place; all
   * options of the residual's place can still be chosen then.
   *
   * @return whether enough options are left for the items that need some
   */
  public boolean chooseAhead(long[] from, int number, long[] to) {
    int place = place(from, 0);
    for (int word = 0; word < width; word++) {
      to[word] = from[word] & ~clears[number * width + word];
    }
    if (counters == null) {
      relate(to);
      return true;
    }
    counters.choose(to, number);
    return normalise(to, first[place]);
  }

  /** Clears the bits that no longer matter. */
  private void relate(long[] residual) {
    int place = place(residual, 0);
    for (int word = 0; word < width && place < primary; word++) {
      residual[word] &= relevant[place * width + word];
    }
  }

  /**
   * Brings a residual with counters into normal form: the room of an item is at most the number of
   * later options that have it, and places without an option that fits are left.
   *
   * @param from number of the first option that may be chosen
   * @return whether enough options are left for the items that need some
   */
  boolean normalise(long[] residual, int from) {
    int next = from;
    int place = place(residual, 0);
    while (place < primary) {
      relate(residual);
      next = Math.max(next, first[place]);
      if (!counters.normalise(residual, next)) {
        return false;
      }
      int fitting = next;
      while (isCounted(place) && fitting < first[place + 1] && !fits(residual, 0, fitting)) {
        fitting++;
      }
      if (isCounted(place) && fitting == first[place + 1]) {
        if (!canLeave(residual, 0, place)) {
          return false;
        }
        counters.clear(residual, counters.at(place));
      }
      int newPlace = place(residual, 0);
      if (newPlace == place && fitting == next) {
        counters.setNext(residual, isCounted(place) ? next - first[place] : 0);
        return true;
      }
      place = newPlace;
      next = fitting;
    }
    Arrays.fill(residual, 0);
    return true;
  }

  /** Returns whether an option fits a residual. */
  public boolean fits(long[] residuals, int at, int number) {
    for (int word = 0; word < width; word++) {
      if ((masks[number * width + word] & ~residuals[at + word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The residual that the givens leave; null if they leave too few options for an item. */
  public long[] initial() {
    return residual(givens);
  }

  /**
   * The residual that a prefix leaves: {@link #width} words.
   *
   * @return null if it leaves too few options for an item
   * @throws IllegalArgumentException if the prefix lacks some of the givens, since options that
   *     conflict with these are missing; or if it excludes options but not the first ones of a
   *     place
   */
  public long[] residual(Prefix prefix) {
    BitSet missing = new BitSet();
    Arrays.stream(givens.options()).forEach(missing::set);
    Arrays.stream(prefix.options()).forEach(missing::clear);
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          "The prefix %s lacks some of the givens; begin it with them.".formatted(prefix));
    }
    long[] residual = items.left(prefix);
    if (counters != null) {
      return new PrefixResidual(this, prefix).of(residual);
    }
    relate(residual);
    return residual;
  }
}
