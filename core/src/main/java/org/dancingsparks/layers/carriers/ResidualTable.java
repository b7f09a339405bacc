package org.dancingsparks.layers.carriers;

/**
 * The residuals of a block while it is built: a hash table with linear probing that adds up the
 * multiplicities of equal keys. There is a subclass for each width of multiplicities. One thread.
 */
public abstract class ResidualTable {
  static final int MOST_SLOTS = 1 << 28;

  private static final int MIN_BITS = 6;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  /** The lowest of the hash bits that choose a slice; those of a slot are higher ones. */
  private static final int SLICE_FROM = 24;

  /** Number of distinct keys. */
  public int size;

  /** True once a multiplicity was too large; the sums are wrong then. */
  boolean hasOverflowed;

  /** Maximum number of slots. */
  int mostSlots = MOST_SLOTS;

  /** Bits that a hash is shifted by, to give a slot. */
  int hashShift;

  /** Number of distinct keys. */
  public final int size() {
    return size;
  }

  /** Empties the table. */
  public final void clear(int expected) {
    int wanted = 1 + Integer.SIZE - Integer.numberOfLeadingZeros(expected);
    int most = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(mostSlots);
    int bits = Math.max(MIN_BITS, Math.min(wanted, most));
    hashShift = Long.SIZE - bits;
    size = 0;
    hasOverflowed = false;
    allocate(1 << bits);
  }

  /** The slot at which the search for a key begins: multiplicative hashing. */
  final int slot(long key) {
    return (int) (key * FACTOR >>> hashShift);
  }

  /** Throws if a table of this many slots is too large. */
  final void checkSlots(int slots) {
    if (slots > mostSlots) {
      throw new BlockTooLargeException(mostSlots);
    }
  }

  /** Provides this many empty slots. */
  abstract void allocate(int slots);

  /** Adds the multiplicity of an entry to that of a key. */
  abstract void add(long key, Block source, int at);

  /** Adds all entries of a block. */
  public final void addAll(Block source) {
    for (int at = 0; at < source.size(); at++) {
      add(source.key(at), source, at);
    }
  }

  /**
   * Adds the entries of a block whose keys are in a slice.
   *
   * @param slices a power of two; each key is in one of so many
   */
  final void addAll(Block source, int slice, int slices) {
    if (slices == 1) {
      addAll(source);
      return;
    }
    for (int at = 0; at < source.size(); at++) {
      long key = source.key(at);
      if ((key * FACTOR >>> SLICE_FROM & slices - 1) == slice) {
        add(key, source, at);
      }
    }
  }

  /** Words of a multiplicity; 0 where they are packed. */
  final int words() {
    return slots().words();
  }

  /** The slot of a key; -1 if it is not in the table. */
  abstract int find(long key);

  /** The entries by slot; those with multiplicity 0 are free. */
  public abstract Block slots();

  /** The entries, in the order of their slots. */
  public abstract Block entries();
}
