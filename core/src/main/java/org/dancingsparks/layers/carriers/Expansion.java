package org.dancingsparks.layers.carriers;

/**
 * The innermost part of a sweep: expands the residuals of a block by the options of a carrier.
 *
 * <p>An option is chosen at its first position. A residual is expanded at its first open position;
 * then that position stays open as a hole, and the next one has its turn. One thread.
 */
public final class Expansion {
  private final Window window;
  private final HoleCheck holes;
  private final int bits;
  private final int zone;

  public Expansion(Sweep sweep) {
    window = sweep.window();
    holes = sweep.holes();
    bits = window.bits;
    zone = window.zone;
  }

  /** Adds the residuals that options of a carrier leave. */
  void expand(Block source, SweepOptions options, int carrier, ResidualTable into) {
    int row = carrier * options.row;
    long windowBits = (1L << bits) - 1;
    for (int at = 0; at < source.size(); at++) {
      int place = (int) (source.key(at) >>> bits);
      if (place > window.lastFirst) {
        break;
      }
      long covered = source.key(at) & windowBits;
      while (true) {
        int end = options.start[row + place + 1];
        for (int option = options.start[row + place]; option < end; option++) {
          if ((covered & options.mask[option]) == 0) {
            long child = child(options, option, place, covered);
            if (child >= 0) {
              into.add(child, source, at);
            }
          }
        }
        // From the zone on, all bases are the zone.
        if (place < zone || window.must[place] || !holes.isOpen(place - zone, covered)) {
          break;
        }
        place = place + 1 + Long.numberOfTrailingZeros(~(covered >>> (place + 1 - zone)));
        if (place > window.lastFirst) {
          break;
        }
      }
    }
  }

  /** Returns whether an option of some carriers can be chosen for a residual. */
  boolean canExpand(long key, SweepOptions options, int carriers) {
    int place = (int) (key >>> bits);
    long covered = key & ((1L << bits) - 1);
    while (place <= window.lastFirst) {
      for (int rest = carriers; rest != 0; rest &= rest - 1) {
        int group = Integer.numberOfTrailingZeros(rest) * options.row + place;
        for (int option = options.start[group]; option < options.start[group + 1]; option++) {
          if ((covered & options.mask[option]) == 0
              && child(options, option, place, covered) >= 0) {
            return true;
          }
        }
      }
      if (place < zone || window.must[place] || !holes.isOpen(place - zone, covered)) {
        return false;
      }
      place = place + 1 + Long.numberOfTrailingZeros(~(covered >>> (place + 1 - zone)));
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
      if (!isCovered(covered, place, base)) {
        return -1;
      }
      place = window.end;
    }
    long moved = covered >>> (window.base[place] - base) & window.relevant[place];
    return (long) place << bits | moved;
  }

  /** Returns whether all positions from a place on that must be covered are. */
  private boolean isCovered(long covered, int place, int base) {
    for (int at = place; at <= window.lastMust; at++) {
      if (window.must[at] && (at - base >= Long.SIZE || (covered >>> (at - base) & 1) == 0)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The covered bits of the zone, if the residual can be completed by leaving everything else to
   * right options; else -1.
   */
  long filling(long key) {
    int place = (int) (key >>> bits);
    long covered = key & ((1L << bits) - 1);
    if (!isCovered(covered, place, window.base[place])) {
      return -1;
    }
    int shift = zone - window.base[place];
    long ofZone = shift < Long.SIZE ? covered >>> shift : 0;
    long inZone = (1L << window.zoneBits()) - 1;
    return holes.areOpen(~ofZone & inZone, ofZone) ? ofZone & inZone : -1;
  }
}
