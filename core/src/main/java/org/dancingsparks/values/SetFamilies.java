package org.dancingsparks.values;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Families of sets, numbered so that equal ones are the same: number 0 has the empty set alone.
 * Families with too many sets lose some. Not thread safe.
 */
final class SetFamilies {
  /** The family of the empty set. */
  static final int EMPTY = 0;

  private final int limit;
  private final List<Set<BitSet>> families = new ArrayList<>();
  private final Map<Set<BitSet>, Integer> numbers = new HashMap<>();
  private final Map<Long, Integer> made = new HashMap<>();
  private boolean areWhole = true;

  /**
   * Families with no more sets than a limit each.
   *
   * @param limit 1 or more
   */
  SetFamilies(int limit) {
    this.limit = limit;
    number(Set.of(new BitSet()));
  }

  /** Returns whether no set was lost. */
  boolean areWhole() {
    return areWhole;
  }

  Set<BitSet> sets(int family) {
    return families.get(family);
  }

  /** The family with an element added to each set. */
  int with(int family, int element) {
    long key = ((long) family << Integer.SIZE) | (~element & 0xffffffffL);
    return made.computeIfAbsent(key, absent -> number(adding(sets(family), element)));
  }

  private static Set<BitSet> adding(Set<BitSet> sets, int element) {
    Set<BitSet> larger = new LinkedHashSet<>();
    for (BitSet set : sets) {
      BitSet copy = (BitSet) set.clone();
      copy.set(element);
      larger.add(copy);
    }
    return larger;
  }

  /** The family of the sets of two. */
  int union(int one, int other) {
    if (one == other) {
      return one;
    }
    long key = ((long) one << Integer.SIZE) | other;
    Integer known = made.get(key);
    if (known == null) {
      Set<BitSet> all = new LinkedHashSet<>(sets(one));
      all.addAll(sets(other));
      known = number(all);
      made.put(key, known);
    }
    return known;
  }

  private int number(Set<BitSet> sets) {
    Set<BitSet> kept = sets;
    if (sets.size() > limit) {
      areWhole = false;
      kept = new LinkedHashSet<>(new ArrayList<>(sets).subList(0, limit));
    }
    Integer known = numbers.putIfAbsent(kept, families.size());
    if (known == null) {
      families.add(kept);
      return families.size() - 1;
    }
    return known;
  }
}
