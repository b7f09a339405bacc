package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.dancingsparks.isomorphism.CanonicalForm;

/**
 * Classes of residuals with equal forms: the least residual of each, and the sum of the
 * multiplicities. Thread safe.
 */
final class ClassTable {
  private static final int SHARE_BITS = 6;

  /** About the bytes of an entry beside its words. */
  private static final int BYTES = 160;

  private final List<Map<CanonicalForm, ResidualClass>> shares = new ArrayList<>();
  private final AtomicInteger size = new AtomicInteger();
  private final int mostEntries;

  /** A class. */
  private static final class ResidualClass {
    long[] least;
    BigInteger multiplicity;

    ResidualClass(long[] residual, BigInteger multiplicity) {
      least = residual;
      this.multiplicity = multiplicity;
    }

    void add(long[] residual, BigInteger more) {
      multiplicity = multiplicity.add(more);
      least = Arrays.compare(residual, least) < 0 ? residual : least;
    }
  }

  /**
   * A table without classes.
   *
   * @param memory approximate number of bytes beyond which no class is added
   * @param words of a form and a residual
   */
  ClassTable(long memory, int words) {
    for (int share = 0; share < 1 << SHARE_BITS; share++) {
      shares.add(new HashMap<>());
    }
    mostEntries = (int) Math.min(Integer.MAX_VALUE, memory / (BYTES + (long) words * Long.BYTES));
  }

  /** Adds a residual to its class; returns whether there is room for it. */
  boolean add(CanonicalForm form, long[] residual, BigInteger multiplicity) {
    Map<CanonicalForm, ResidualClass> share =
        shares.get(form.hashCode() * 0x9E3779B9 >>> Integer.SIZE - SHARE_BITS);
    synchronized (share) {
      ResidualClass known = share.get(form);
      if (known != null) {
        known.add(residual, multiplicity);
        return true;
      }
      if (size.get() >= mostEntries) {
        return false;
      }
      share.put(form, new ResidualClass(residual, multiplicity));
      size.incrementAndGet();
      return true;
    }
  }

  /** Number of classes. */
  int size() {
    return size.get();
  }

  /** Visits the least residual of each class, with the multiplicity of all. */
  void forEach(BiConsumer<long[], BigInteger> visitor) {
    for (Map<CanonicalForm, ResidualClass> share : shares) {
      share.values().forEach(one -> visitor.accept(one.least, one.multiplicity));
    }
  }
}
