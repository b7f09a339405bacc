package org.dancingsparks.layers.carriers;

/**
 * The innermost part of a sweep: expands the residuals of a block by the options of some carriers.
 *
 * <p>An option is chosen at its first position. A residual is expanded at its first open position;
 * then that position stays open as a hole, and the next one has its turn. One thread.
 */
public final class Expansion {
  private final Window window;
  private final HoleCheck holes;
  private final int bits;
  private final int zone;
  private long choices;

  public Expansion(Sweep sweep) {
    window = sweep.window();
    holes = sweep.holes();
    bits = window.bits;
    zone = window.zone;
  }

  /** Number of options tried so far. */
  long choices() {
    return choices;
  }

  /** Adds the residuals that options of some carriers leave of those of a block. */
  void expand(Block source, SweepOptions options, int carriers, ChildLists into) {
    Chosen chosen = new Chosen(options, carriers);
    into.begin(source);
    for (int at = 0; at < source.size(); at++) {
      choices += expand(into.next(), chosen, into);
    }
  }

  /**
   * Adds the residuals that fitting options leave of one. A method of its own, since Java compiles
   * a long loop again each time that it goes on in the old code.
   *
   * @return how many options were tried
   */
  private int expand(long key, Chosen chosen, ChildLists into) {
    FittingOptions fitting = chosen.options.fitting;
    long covered = key & (1L << bits) - 1;
    int place = (int) (key >>> bits);
    int tried = 0;
    while (place <= window.lastFirst) {
      long[] allowed = chosen.at(place);
      for (int word = 0; word < allowed.length; word++) {
        long fit = fitting.beside(covered, place, word, allowed[word]);
        tried += Long.bitCount(fit);
        for (; fit != 0; fit &= fit - 1) {
          int option = fitting.option(place, word, fit);
          long child = child(chosen.options, option, place, covered);
          if (child >= 0) {
            into.add(chosen.options.carrier[option], child);
          }
        }
      }
      place = next(place, covered);
    }
    return tried;
  }

  /** The options of some carriers. */
  private final class Chosen {
    private final SweepOptions options;
    private final int carriers;

    /** By first position: the set of options; null until asked for. */
    private final long[][] sets = new long[window.lastFirst + 1][];

    Chosen(SweepOptions options, int carriers) {
      this.options = options;
      this.carriers = carriers;
    }

    long[] at(int place) {
      if (sets[place] == null) {
        sets[place] = options.fitting.of(carriers, place);
      }
      return sets[place];
    }
  }

  /**
   * The next place that a residual is expanded at, with a hole at the one before; after all places
   * if that cannot be a hole.
   */
  private int next(int place, long covered) {
    // From the zone on, all bases are the zone.
    return place < zone || window.must[place] || !holes.isOpen(place - zone, covered)
        ? Integer.MAX_VALUE
        : place + 1 + Long.numberOfTrailingZeros(~(covered >>> (place + 1 - zone)));
  }

  /** Returns whether an option of some carriers can be chosen for a residual. */
  boolean canExpand(long key, SweepOptions options, int carriers) {
    int place = (int) (key >>> bits);
    long covered = key & ((1L << bits) - 1);
    while (place <= window.lastFirst) {
      for (int rest = carriers; rest != 0; rest &= rest - 1) {
        int group = options.group(Integer.numberOfTrailingZeros(rest), place);
        for (int option = options.start[group]; option < options.start[group + 1]; option++) {
          if ((covered & options.mask[option]) == 0
              && child(options, option, place, covered) >= 0) {
            return true;
          }
        }
      }
      place = next(place, covered);
    }
    return false;
  }

  /** The key of the residual that an option leaves; -1 if that has no solution. */
  public long child(SweepOptions options, int option, int first, long before) {
    long covered = before | options.mask[option];
    for (int test = options.firstTest[option]; test < options.firstTest[option + 1]; test++) {
      if ((covered & options.closed[test]) == options.walls[test]) {
        return -1;
      }
    }
    int base = window.base[first];
    long passed = covered | window.secondary[first];
    int place = first + 1 + Long.numberOfTrailingZeros(~(passed >>> (first + 1 - base)));
    if (place > zone) {
      long ofZone = covered >>> (zone - base);
      long open = ~ofZone & options.holes[option] & ((1L << (place - zone)) - 1);
      if (open != 0 && !holes.areOpen(open, ofZone)) {
        return -1;
      }
    }
    if (place > window.lastFirst) {
      if (!window.isCovered(covered, base)) {
        return -1;
      }
      place = window.end;
    }
    long moved = covered >>> (window.base[place] - base) & window.relevant[place];
    return (long) place << bits | moved;
  }

  /**
   * The covered bits of the zone, if the residual can be completed by leaving everything else to
   * right options; else -1.
   */
  long filling(long key) {
    int place = (int) (key >>> bits);
    long covered = key & ((1L << bits) - 1);
    if (!window.isCovered(covered, window.base[place])) {
      return -1;
    }
    int shift = zone - window.base[place];
    long ofZone = shift < Long.SIZE ? covered >>> shift : 0;
    long inZone = (1L << window.zoneBits()) - 1;
    return holes.areOpen(~ofZone & inZone, ofZone) ? ofZone & inZone : -1;
  }
}
