package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dancingsparks.isomorphism.Incidence.Option;

/**
 * Pairs of bits of an incidence that can be exchanged, so that options are mapped onto options.
 * These have no labels yet: no twins have been merged.
 */
final class Exchange {
  /** No bit, which can be exchanged for none. */
  static final int NONE = -1;

  /** Several bits, which cannot be exchanged. */
  static final int SEVERAL = -2;

  private final Incidence incidence;

  /** By bit: the options that have it. */
  private final Map<Integer, List<Key>> keys = new HashMap<>();

  /** The numbers of equal options. */
  private final Map<Key, Integer> numbers = new HashMap<>();

  /** An option without its number. */
  private record Key(List<BitSet> bits) {
    static Key of(Option option) {
      return new Key(option.bits().stream().map(Key::set).toList());
    }

    private static BitSet set(int... bits) {
      BitSet set = new BitSet();
      for (int bit : bits) {
        set.set(bit);
      }
      return set;
    }

    Key exchanged(int one, int other) {
      return new Key(bits.stream().map(set -> exchanged(set, one, other)).toList());
    }

    private static BitSet exchanged(BitSet set, int one, int other) {
      if (set.get(one) == set.get(other)) {
        return set;
      }
      BitSet exchanged = (BitSet) set.clone();
      exchanged.flip(one);
      exchanged.flip(other);
      return exchanged;
    }
  }

  Exchange(Incidence incidence) {
    this.incidence = incidence;
    for (Option option : incidence.options()) {
      Key key = Key.of(option);
      numbers.merge(key, 1, Integer::sum);
      option.all().forEach(bit -> keys.computeIfAbsent(bit, own -> new ArrayList<>()).add(key));
    }
  }

  /** Returns whether two bits can be exchanged. */
  boolean isPossible(int one, int other) {
    if (one < 0 || other < 0) {
      return one == NONE && other == NONE;
    }
    List<Key> ofOne = keys.get(one);
    List<Key> ofOther = keys.get(other);
    return incidence.bitLabels()[one] == incidence.bitLabels()[other]
        && ofOne.size() == ofOther.size()
        && ofOne.stream().allMatch(key -> hasImage(key, one, other))
        && ofOther.stream().allMatch(key -> hasImage(key, one, other));
  }

  private boolean hasImage(Key key, int one, int other) {
    return numbers.get(key).equals(numbers.get(key.exchanged(one, other)));
  }
}
