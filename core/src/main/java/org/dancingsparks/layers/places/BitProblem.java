package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.isomorphism.OptionClasses;
import org.dancingsparks.isomorphism.Stage;
import org.dancingsparks.isomorphism.Stages;
import org.dancingsparks.layers.arrays.Frontier;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.LookAhead;

/**
 * A problem with the residuals of {@link BitSetProblem}: one with bounds, or one whose isomorphic
 * residuals are merged. Thread safe.
 */
final class BitProblem extends PlaceProblem {
  final BitSetProblem bitSets;
  final LookAhead lookAhead;

  /** The residual at first; null if it leaves too few options for an item. */
  private final long[] initial;

  /** Words of a residual with the highest bit. */
  private final int width;

  /** By stage, {@link #width} words: the bits in which its residuals can differ. */
  private final long[] used;

  /** Stages, if residuals are merged there; else null. */
  private final Stages stages;

  BitProblem(OrderedProblem problem) {
    this(new BitSetProblem(problem), null);
  }

  private BitProblem(BitSetProblem bitSets, Stages stages) {
    this.bitSets = bitSets;
    this.stages = stages;
    lookAhead = new LookAhead(bitSets);
    initial = bitSets.initial();
    width = bitSets.width() + (bitSets.isFull() ? 1 : 0);
    used = usedBits();
  }

  /**
   * A problem whose isomorphic residuals can be merged: they wait at the first place of an item,
   * with all its options before them.
   */
  static BitProblem inStages(OrderedProblem problem) {
    BitSetProblem bitSets = new BitSetProblem(problem);
    return new BitProblem(bitSets, new Stages(bitSets));
  }

  @Override
  public int places() {
    return bitSets.stages();
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public long[] initial() {
    return entryOf(initial == null ? new long[width] : initial);
  }

  /** The entry of a residual. */
  long[] entry(long[] residual, BigInteger multiplicity) {
    long[] entry = Arrays.copyOf(residual, width + multiplicity.bitLength() / Long.SIZE + 1);
    entry[width - 1] |= Long.MIN_VALUE;
    for (int word = width; word < entry.length; word++) {
      entry[word] = multiplicity.shiftRight(Long.SIZE * (word - width)).longValue();
    }
    return entry;
  }

  /**
   * The place of a residual, which is rewound if that is wanted.
   *
   * @param before the place of the item that it was expanded by
   */
  int placeOf(long[] residual, int before) {
    int place = bitSets.place(residual, 0);
    if (stages != null && place != before) {
      bitSets.rewind(residual);
    }
    return place >= bitSets.primary() ? places() : bitSets.stage(residual, 0, place);
  }

  /** Returns whether a place is the first of its item. */
  boolean isFirstOfPlace(int place) {
    return place == 0 || bitSets.placeOf(place - 1) != bitSets.placeOf(place);
  }

  /** Returns whether the frontier is narrow before the item of a place. */
  boolean isNarrow(int place) {
    return stages.isNarrow(bitSets.placeOf(place));
  }

  /** The stage before the item of a place. */
  Stage stage(int place) {
    return stages.stage(bitSets.placeOf(place));
  }

  /** The options of the item of a place in classes. */
  OptionClasses optionClasses(int place) {
    return stages.optionClasses(bitSets.placeOf(place));
  }

  /** The residual of an entry, without the mark of its last word. */
  long[] withoutMark(long[] entries, int at) {
    long[] residual = Arrays.copyOfRange(entries, at, at + bitSets.width());
    if (bitSets.width() == width) {
      residual[width - 1] &= Long.MAX_VALUE;
    }
    return residual;
  }

  /** Returns whether nothing can be chosen from the beginning. */
  boolean isDead() {
    return initial == null;
  }

  @Override
  boolean hasOptions(int stage) {
    int place = bitSets.placeOf(stage);
    return bitSets.first()[place] < bitSets.first()[place + 1];
  }

  @Override
  PlaceExpansion expansion(Children children) {
    return new BitExpansion(this, children);
  }

  @Override
  int id(int option) {
    return bitSets.id(option);
  }

  @Override
  public int leave() {
    return bitSets.leave();
  }

  @Override
  public Optional<Frontier> frontier() {
    return Optional.empty();
  }

  @Override
  long used(int place, int word) {
    return used[place * width + word];
  }

  private long[] usedBits() {
    long[] bits = new long[Math.multiplyExact(places() + 1, width)];
    for (int stage = 0; stage + 1 < places(); stage++) {
      for (int word = 0; word < width; word++) {
        long before = bits[stage * width + word] | changed(stage, word);
        bits[(stage + 1) * width + word] = before & relevant(bitSets.placeOf(stage + 1), word);
      }
    }
    return bits;
  }

  /** A word of the bits that matter at a place. */
  private long relevant(int place, int word) {
    boolean isThere = place < bitSets.primary() && word < bitSets.width();
    return isThere ? bitSets.relevant()[place * bitSets.width() + word] : 0;
  }

  @Override
  long changed(int stage, int word) {
    int place = bitSets.placeOf(stage);
    long changed = relevant(place, word) & ~relevant(place + 1, word);
    if (word < bitSets.width()) {
      changed |= bitSets.counterBits(word);
      for (int number = bitSets.first()[place]; number < bitSets.first()[place + 1]; number++) {
        changed |= bitSets.clears()[number * bitSets.width() + word];
      }
    }
    return changed;
  }
}
