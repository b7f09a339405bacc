package org.dancingsparks.source;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;

/**
 * The rows whose value in each of some columns is one of a set: a conjunction of conditions on one
 * column each. Immutable.
 *
 * @param byColumn the values, as {@link Conditions} numbers them, by the place of the column
 */
record ValueSets(Map<Integer, BitSet> byColumn) {
  /** All rows. */
  static final ValueSets ALL = new ValueSets(Map.of());

  static ValueSets of(int column, BitSet values) {
    return new ValueSets(Map.of(column, values));
  }

  /** Returns the rows that are in both. */
  ValueSets and(ValueSets other) {
    Map<Integer, BitSet> both = new TreeMap<>(byColumn);
    other.byColumn.forEach((column, values) -> both.merge(column, values, ValueSets::common));
    return new ValueSets(both);
  }

  private static BitSet common(BitSet one, BitSet other) {
    BitSet common = (BitSet) one.clone();
    common.and(other);
    return common;
  }

  /** Returns whether no row can be in them. */
  boolean isEmpty() {
    return byColumn.values().stream().anyMatch(BitSet::isEmpty);
  }
}
