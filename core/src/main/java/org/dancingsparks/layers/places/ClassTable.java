package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.dancingsparks.isomorphism.CanonicalForm;

/**
 * Classes of residuals with equal forms: the least residual of each, and the sum of the
 * multiplicities. Thread safe.
 */
final class ClassTable {
  /** About the bytes of an entry beside its words. */
  private static final int BYTES = 160;

  private final ConcurrentHashMap<CanonicalForm, ResidualClass> classes = new ConcurrentHashMap<>();
  private final long mostEntries;

  /** A class. */
  private record ResidualClass(long[] least, BigInteger multiplicity) {
    ResidualClass plus(ResidualClass other) {
      return new ResidualClass(
          Arrays.compare(other.least, least) < 0 ? other.least : least,
          multiplicity.add(other.multiplicity));
    }
  }

  /**
   * A table without classes.
   *
   * @param memory approximate number of bytes beyond which no class is added
   * @param words of a form and a residual
   */
  ClassTable(long memory, int words) {
    mostEntries = memory / (BYTES + (long) words * Long.BYTES);
  }

  /** Adds a residual to its class; returns whether there is room for it. */
  boolean add(CanonicalForm form, long[] residual, BigInteger multiplicity) {
    if (classes.mappingCount() >= mostEntries && !classes.containsKey(form)) {
      return false;
    }
    classes.merge(form, new ResidualClass(residual, multiplicity), ResidualClass::plus);
    return true;
  }

  /** Number of classes. */
  long size() {
    return classes.mappingCount();
  }

  /** Visits the least residual of each class, with the multiplicity of all. */
  void forEach(BiConsumer<long[], BigInteger> visitor) {
    classes.forEach((form, one) -> visitor.accept(one.least, one.multiplicity));
  }
}
