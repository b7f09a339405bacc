package org.dancingsparks.links;

import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * The linked lists of Dancing Links where options give colours to secondary items: choosing an
 * option <em>purifies</em> the items that it colours, by hiding the options that do not give them
 * this colour. The entries of those that do are settled until the choice is undone: they are not
 * purified again, and stay in their lists when their options are hidden.
 *
 * <p>After Knuth, TAOCP 7.2.2.1, Algorithm C. Not thread safe.
 */
class ColouredLinks extends DancingLinks {
  private static final int SETTLED = -1;

  /** By entry: its colour, 0 if it has none, or {@link #SETTLED}. */
  private final int[] colour;

  ColouredLinks(Problem problem, ItemOrder order) {
    super(problem, order);
    colour = new int[top.length];
    for (int option = 0; option < problem.options(); option++) {
      if (problem.hasPrimary(option)) {
        int entry = firstEntry(option);
        for (int index = 0; index < problem.size(option); index++) {
          colour[entry + index] = problem.colour(option, index);
        }
      }
    }
  }

  @Override
  long cover(int header) {
    right[left[header]] = right[header];
    left[right[header]] = left[header];
    long updates = 1;
    for (int row = down[header]; row != header; row = down[row]) {
      updates += hide(row);
    }
    resize(header, SizeTournament.ABSENT);
    return updates;
  }

  @Override
  void uncover(int header) {
    for (int row = up[header]; row != header; row = up[row]) {
      unhide(row);
    }
    right[left[header]] = header;
    left[right[header]] = header;
    resize(header, size[header]);
  }

  /** Unlinks the other entries of an entry's option, but for settled ones, to the right. */
  final long hide(int row) {
    int[] up = this.up;
    int[] down = this.down;
    int[] top = this.top;
    int[] colour = this.colour;
    int[] size = this.size;
    long updates = 0;
    int entry = row + 1;
    while (entry != row) {
      int item = top[entry];
      int above = up[entry];
      if (item <= 0) {
        entry = above;
      } else {
        if (colour[entry] >= 0) {
          int below = down[entry];
          down[above] = below;
          up[below] = above;
          size[item]--;
          updates++;
        }
        entry++;
      }
    }
    return updates;
  }

  /** Undoes {@link #hide}, to the left. */
  final void unhide(int row) {
    int[] up = this.up;
    int[] down = this.down;
    int[] top = this.top;
    int[] colour = this.colour;
    int[] size = this.size;
    int entry = row - 1;
    while (entry != row) {
      int item = top[entry];
      int below = down[entry];
      if (item <= 0) {
        entry = below;
      } else {
        if (colour[entry] >= 0) {
          int above = up[entry];
          down[above] = entry;
          up[below] = entry;
          size[item]++;
        }
        entry--;
      }
    }
  }

  /** Hides the options that do not give an entry's item its colour; settles those that do. */
  private long purify(int entry) {
    int header = top[entry];
    int wanted = colour[entry];
    long updates = 0;
    for (int row = down[header]; row != header; row = down[row]) {
      if (colour[row] == wanted) {
        colour[row] = SETTLED;
      } else {
        updates += hide(row);
      }
    }
    resize(header, SizeTournament.ABSENT);
    return updates;
  }

  private void unpurify(int entry) {
    int header = top[entry];
    int wanted = colour[entry];
    for (int row = up[header]; row != header; row = up[row]) {
      if (colour[row] == SETTLED) {
        colour[row] = wanted;
      } else {
        unhide(row);
      }
    }
    resize(header, SizeTournament.ABSENT);
  }

  @Override
  long coverOthers(int entry) {
    long updates = 0;
    int other = entry + 1;
    while (other != entry) {
      if (top[other] <= 0) {
        other = up[other];
      } else {
        updates += commit(other);
        other++;
      }
    }
    return updates;
  }

  @Override
  void uncoverOthers(int entry) {
    int other = entry - 1;
    while (other != entry) {
      if (top[other] <= 0) {
        other = down[other];
      } else {
        uncommit(other);
        other--;
      }
    }
  }

  /** Covers or purifies the item of an entry that was chosen. */
  long commit(int entry) {
    if (colour[entry] == 0) {
      return cover(top[entry]);
    }
    return colour[entry] > 0 ? purify(entry) : 0;
  }

  /** Undoes {@link #commit}. */
  void uncommit(int entry) {
    if (colour[entry] == 0) {
      uncover(top[entry]);
    } else if (colour[entry] > 0) {
      unpurify(entry);
    }
  }
}
