package org.dancingsparks.links;

import java.util.Arrays;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * The linked lists of Dancing Links in {@code int[]} arrays: the items still to be covered, and the
 * options that could cover them.
 *
 * <p>Node 0 is the root of the list of primary items; nodes 1 to {@code items} are the item
 * headers, in the order of the search; then come the entries, option by option. A spacer stands
 * before each option and after the last, with {@code top <= 0}: its {@code up} is the first entry
 * of the option before it, its {@code down} the last entry of the option after it, so that an
 * option can be walked round from any entry. Options without primary items are left out.
 *
 * <p>A branch is given by the header branched on and a <em>candidate</em>, an entry in its list.
 * Here an item is covered once, and secondary items have no colour: {@link BoundedLinks} and {@link
 * ColouredLinks} have loops of their own for more.
 *
 * <p>The smallest item is found by scanning the list. With thousands of items that would take
 * quadratic time, so a {@link SizeTournament} keeps track of it, except where items have bounds.
 * Both give the same item.
 *
 * <p>After Knuth, TAOCP 7.2.2.1, Algorithm D and its data structures. Not thread safe.
 */
class DancingLinks {
  /**
   * The number of primary items from which on maintaining the minimum size costs less than scanning
   * for it.
   */
  static final int MIN_ITEMS_OF_TOURNAMENT = 1 << 12;

  /** The option id of a header. */
  static final int NO_OPTION = -1;

  /** The absence of a further branch. */
  static final int NO_BRANCH = 0;

  final int[] left;
  final int[] right;
  final int[] size;
  final int[] up;
  final int[] down;
  final int[] top;

  /** By entry, its option id; {@link #NO_OPTION} at a header. */
  private final int[] optionAt;

  /** By option, its first entry with a primary item, or 0. */
  private final int[] primaryEntry;

  /** The sizes of the headers in the list; null where these are few enough to scan. */
  private final SizeTournament sizes;

  /** The lists of a problem, of the class that it needs. */
  static DancingLinks of(Problem problem, ItemOrder order) {
    if (problem.hasBounds()) {
      return new BoundedLinks(problem, order);
    }
    return problem.hasColours()
        ? new ColouredLinks(problem, order)
        : new DancingLinks(problem, order);
  }

  DancingLinks(Problem problem, ItemOrder order) {
    int items = problem.items();
    left = new int[items + 1];
    right = new int[items + 1];
    size = new int[items + 1];
    int nodes = items + 2 + problem.entries() + problem.options();
    up = new int[nodes];
    down = new int[nodes];
    top = new int[nodes];
    optionAt = new int[nodes];
    Arrays.fill(optionAt, 0, items + 1, NO_OPTION);
    primaryEntry = new int[problem.options()];
    int[] header = linkHeaders(problem, order);
    linkOptions(problem, header);
    sizes =
        problem.primaryItems() < MIN_ITEMS_OF_TOURNAMENT || problem.hasBounds()
            ? null
            : tournament();
  }

  private SizeTournament tournament() {
    int[] listed = new int[size.length];
    Arrays.fill(listed, SizeTournament.ABSENT);
    for (int header = right[0]; header != 0; header = right[header]) {
      listed[header] = size[header];
    }
    return new SizeTournament(listed);
  }

  /** Links the headers of primary items into a ring; a secondary item's header is alone. */
  private int[] linkHeaders(Problem problem, ItemOrder order) {
    int[] header = new int[problem.items()];
    int last = 0;
    for (int place = 0; place < order.size(); place++) {
      int node = place + 1;
      header[order.item(place)] = node;
      up[node] = node;
      down[node] = node;
      left[node] = node;
      right[node] = node;
      if (problem.isPrimary(order.item(place))) {
        right[last] = node;
        left[node] = last;
        last = node;
      }
    }
    right[last] = 0;
    left[0] = last;
    return header;
  }

  private void linkOptions(Problem problem, int[] header) {
    int spacer = problem.items() + 1;
    for (int option = 0; option < problem.options(); option++) {
      if (problem.hasPrimary(option)) {
        int entries = problem.size(option);
        for (int place = entries - 1; place >= 0; place--) {
          if (problem.isPrimary(problem.item(option, place))) {
            primaryEntry[option] = spacer + 1 + place;
          }
        }
        for (int place = 0; place < entries; place++) {
          append(spacer + 1 + place, header[problem.item(option, place)], option);
        }
        down[spacer] = spacer + entries;
        int next = spacer + entries + 1;
        up[next] = spacer + 1;
        spacer = next;
      }
    }
  }

  private void append(int entry, int header, int option) {
    int last = up[header];
    top[entry] = header;
    optionAt[entry] = option;
    up[entry] = last;
    down[last] = entry;
    down[entry] = header;
    up[header] = entry;
    size[header]++;
  }

  /** Returns whether every primary item is covered. */
  boolean isSolved() {
    return right[0] == 0;
  }

  /** The header of minimum size, the first among equals. The list must not be empty. */
  int smallest() {
    return sizes == null ? smallestListed() : sizes.first();
  }

  private int smallestListed() {
    int[] next = right;
    int[] size = this.size;
    int best = next[0];
    int least = size[best];
    for (int header = next[best]; header != 0 && least > 0; header = next[header]) {
      if (size[header] < least) {
        least = size[header];
        best = header;
      }
    }
    return best;
  }

  /** The entry below an entry; the header after the last. */
  final int below(int entry) {
    return down[entry];
  }

  /** Number of items that the branches taken leave, though options could cover them. */
  int leaves() {
    return 0;
  }

  /** Number of words by which {@link #describe} tells residuals of the same items apart. */
  int residualWords() {
    return 0;
  }

  /** Writes these words. */
  void describe(long[] words, int from) {
    // The items covered, and their colours, are all that matters without bounds.
  }

  /** Number of branches on an item; 0 if the search ends there. */
  int degree(int header) {
    return size[header];
  }

  /** Begins to branch on an item, which has branches; returns the updates. */
  long open(int header) {
    return cover(header);
  }

  /**
   * Undoes {@link #open}, when all branches are undone.
   *
   * @param first the candidate of the first branch
   */
  void close(int header, int first) {
    uncover(header);
  }

  /** The candidate of the first branch on an item. */
  final int first(int header) {
    return down[header];
  }

  /** The candidate of the branch after another, which is undone; or {@link #NO_BRANCH}. */
  int next(int header, int candidate) {
    int below = down[candidate];
    return below == header ? NO_BRANCH : below;
  }

  /** Passes over a branch. */
  void pass(int header, int candidate) {
    // The options of a covered item exclude each other.
  }

  /** Takes a branch; returns the updates. */
  long take(int header, int candidate) {
    return coverOthers(candidate);
  }

  /** Undoes {@link #take}. */
  void undo(int header, int candidate) {
    uncoverOthers(candidate);
  }

  int optionAt(int entry) {
    return optionAt[entry];
  }

  /** The first entry of an option with a primary item; it must have one. */
  int primaryEntry(int option) {
    return primaryEntry[option];
  }

  /** The first entry of an option, which must have a primary item. */
  final int firstEntry(int option) {
    int entry = primaryEntry[option];
    while (top[entry - 1] > 0) {
      entry--;
    }
    return entry;
  }

  /**
   * The entry of an option with a primary item, given by its header; that with its first primary
   * item if it lacks the item.
   */
  int entry(int option, int header) {
    int entry = primaryEntry[option];
    while (top[entry] > 0 && top[entry] != header) {
      entry++;
    }
    return top[entry] > 0 ? entry : primaryEntry[option];
  }

  int header(int entry) {
    return top[entry];
  }

  /**
   * Unlinks the item's header, and all other entries of each option that has the item.
   *
   * @return updates: headers and entries unlinked
   */
  long cover(int header) {
    int[] up = this.up;
    int[] down = this.down;
    int[] top = this.top;
    int[] size = this.size;
    right[left[header]] = right[header];
    left[right[header]] = left[header];
    long updates = 1;
    for (int row = down[header]; row != header; row = down[row]) {
      int entry = row + 1;
      while (entry != row) {
        int item = top[entry];
        int above = up[entry];
        if (item <= 0) {
          entry = above;
        } else {
          int below = down[entry];
          down[above] = below;
          up[below] = above;
          size[item]--;
          updates++;
          entry++;
        }
      }
    }
    resize(header, SizeTournament.ABSENT);
    return updates;
  }

  /**
   * Undoes {@link #cover}. Links come back right only because the order is exactly the opposite.
   */
  void uncover(int header) {
    int[] up = this.up;
    int[] down = this.down;
    int[] top = this.top;
    int[] size = this.size;
    for (int row = up[header]; row != header; row = up[row]) {
      int entry = row - 1;
      while (entry != row) {
        int item = top[entry];
        int below = down[entry];
        if (item <= 0) {
          entry = below;
        } else {
          int above = up[entry];
          down[above] = entry;
          up[below] = entry;
          size[item]++;
          entry--;
        }
      }
    }
    right[left[header]] = header;
    left[right[header]] = header;
    resize(header, size[header]);
  }

  /**
   * Updates the tournament, where there is one, after a header was covered or uncovered, in a
   * separate walk over its options: so the loops of covering are the same for problems of any size.
   */
  final void resize(int header, int newSize) {
    if (sizes != null) {
      resizeAll(header, newSize);
    }
  }

  private void resizeAll(int header, int newSize) {
    resizeListed(header, newSize);
    for (int row = down[header]; row != header; row = down[row]) {
      int entry = row + 1;
      while (entry != row) {
        int item = top[entry];
        if (item <= 0) {
          entry = up[entry];
        } else {
          resizeListed(item, size[item]);
          entry++;
        }
      }
    }
  }

  /** Updates the tournament for a header in the list; headers of secondary items are not in it. */
  private void resizeListed(int header, int newSize) {
    if (right[header] != header) {
      sizes.set(header, newSize);
    }
  }

  /** Covers the other items of an entry's option, from the entry to the right. */
  long coverOthers(int entry) {
    long updates = 0;
    int other = entry + 1;
    while (other != entry) {
      int item = top[other];
      if (item <= 0) {
        other = up[other];
      } else {
        updates += cover(item);
        other++;
      }
    }
    return updates;
  }

  /** Undoes {@link #coverOthers}, from the entry to the left. */
  void uncoverOthers(int entry) {
    int other = entry - 1;
    while (other != entry) {
      int item = top[other];
      if (item <= 0) {
        other = down[other];
      } else {
        uncover(item);
        other--;
      }
    }
  }
}
