package org.dancingsparks.links;

import java.util.Arrays;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * The linked lists of Dancing Links where items have bounds. Of an item that several options may
 * cover, a branch <em>tweaks</em> an option: it excludes the option from the branches after it, and
 * the item stays in its list until it is covered as often as it may be. The last branch may be to
 * <em>leave</em> the item: no further option covers it. The candidate of that branch is the item's
 * header.
 *
 * <p>After Knuth, TAOCP 7.2.2.1, Algorithm M, with the colours of Algorithm C. Not thread safe.
 */
final class BoundedLinks extends ColouredLinks {
  /** The bound of a secondary item. */
  private static final int NONE_OF_ITS_OWN = -1;

  private final Problem problem;
  private final ItemOrder order;

  /** By item, its header. */
  private final int[] header;

  /** By header: how many more options may cover the item, and how many fewer are enough. */
  private final int[] bound;

  private final int[] slack;

  /** The part of the search. */
  private Prefix prefix = Prefix.EMPTY;

  private int leaves;

  BoundedLinks(Problem problem, ItemOrder order) {
    super(problem, order);
    this.problem = problem;
    this.order = order;
    header = new int[problem.items()];
    bound = new int[problem.items() + 1];
    slack = new int[problem.items() + 1];
    for (int place = 0; place < order.size(); place++) {
      int item = order.item(place);
      boolean isPrimary = problem.isPrimary(item);
      header[item] = place + 1;
      bound[place + 1] = isPrimary ? problem.most(item) : NONE_OF_ITS_OWN;
      slack[place + 1] = isPrimary ? problem.most(item) - problem.least(item) : 0;
    }
  }

  /**
   * Makes the lists those of a part of the search. No branch must be taken.
   *
   * <p>The options that it lacks come first, as an option that conflicts with one chosen is no
   * longer in its lists; the items left come last, when the options that cover them are chosen.
   */
  void start(Prefix newPrefix) {
    end();
    prefix = newPrefix;
    for (int option : prefix.excludedOptions()) {
      exclude(primaryEntry(option));
    }
    for (int place = 0; place < prefix.size(); place++) {
      int entry = primaryEntry(prefix.option(place));
      exclude(entry);
      commit(entry);
      coverOthers(entry);
    }
    for (int item : prefix.leftItems()) {
      if (bound[header[item]] > 0) {
        cover(header[item]);
      }
    }
    leaves = prefix.leftItems().length;
  }

  /** Undoes {@link #start}. */
  private void end() {
    int[] left = prefix.leftItems();
    for (int place = left.length - 1; place >= 0; place--) {
      if (bound[header[left[place]]] > 0) {
        uncover(header[left[place]]);
      }
    }
    for (int place = prefix.size() - 1; place >= 0; place--) {
      int entry = primaryEntry(prefix.option(place));
      uncoverOthers(entry);
      uncommit(entry);
      include(entry);
    }
    int[] excluded = prefix.excludedOptions();
    for (int place = excluded.length - 1; place >= 0; place--) {
      include(primaryEntry(excluded[place]));
    }
  }

  @Override
  int residualWords() {
    return words(problem.options(), Long.SIZE) + words(bound.length, 2);
  }

  private static int words(int parts, int perWord) {
    return (parts + perWord - 1) / perWord;
  }

  /**
   * Writes the options that can still be chosen, and by header how many more may cover each item in
   * the list.
   */
  @Override
  void describe(long[] words, int from) {
    int bounds = from + words(problem.options(), Long.SIZE);
    Arrays.fill(words, from, from + residualWords(), 0);
    for (int next = right[0]; next != 0; next = right[next]) {
      words[bounds + next / 2] |= (long) bound[next] << next % 2 * Integer.SIZE;
      for (int row = down[next]; row != next; row = down[row]) {
        words[from + optionAt(row) / Long.SIZE] |= 1L << optionAt(row);
      }
    }
  }

  int headerOf(int item) {
    return header[item];
  }

  int itemOf(int header) {
    return order.item(header - 1);
  }

  /** Number of items left by the prefix and the branches taken. */
  @Override
  int leaves() {
    return leaves;
  }

  /** Returns whether branches on an item exclude the options of those before them. */
  boolean excludesSiblings(int header) {
    return bound[header] > 0;
  }

  private boolean isOnce(int header) {
    return bound[header] == 0 && slack[header] == 0;
  }

  /**
   * The item with the fewest branches; of equals that with the least slack, then that with the most
   * options, then the first.
   */
  @Override
  int smallest() {
    int best = 0;
    int bestDegree = Integer.MAX_VALUE;
    int bestSlack = 0;
    for (int next = right[0]; next != 0; next = right[next]) {
      int nextSlack = Math.min(slack[next], bound[next]);
      int degree = size[next] - bound[next] + nextSlack + 1;
      if (degree < bestDegree
          || degree == bestDegree
              && (nextSlack < bestSlack || nextSlack == bestSlack && size[next] > size[best])) {
        best = next;
        bestDegree = degree;
        bestSlack = nextSlack;
      }
    }
    return best;
  }

  @Override
  int degree(int header) {
    return Math.max(0, size[header] - bound[header] + Math.min(slack[header], bound[header]) + 1);
  }

  @Override
  long open(int header) {
    bound[header]--;
    return bound[header] == 0 ? cover(header) : 0;
  }

  @Override
  void close(int header, int first) {
    if (!isOnce(header)) {
      untweak(header, first);
    }
    if (bound[header] == 0) {
      uncover(header);
    }
    bound[header]++;
  }

  @Override
  int next(int header, int candidate) {
    if (candidate == header) {
      return NO_BRANCH;
    }
    int below = down[candidate];
    boolean isEnd =
        isOnce(header) ? below == header : size[header] <= bound[header] - slack[header];
    return isEnd ? NO_BRANCH : below;
  }

  @Override
  void pass(int header, int candidate) {
    if (!isOnce(header)) {
      tweak(header, candidate);
    }
  }

  @Override
  long take(int header, int candidate) {
    if (candidate != header) {
      long updates = isOnce(header) ? 0 : tweak(header, candidate);
      return updates + coverOthers(candidate);
    }
    leaves++;
    if (bound[header] > 0) {
      right[left[header]] = right[header];
      left[right[header]] = left[header];
    }
    return 0;
  }

  @Override
  void undo(int header, int candidate) {
    if (candidate != header) {
      uncoverOthers(candidate);
    } else {
      leaves--;
      if (bound[header] > 0) {
        right[left[header]] = header;
        left[right[header]] = header;
      }
    }
  }

  /** Excludes the first option of a list; that of a covered item has only its entry there. */
  private long tweak(int header, int entry) {
    return bound[header] > 0 ? exclude(entry) : unlink(entry);
  }

  /** Undoes all that was tweaked since an entry was first in its list. */
  private void untweak(int header, int first) {
    int end = down[header];
    int above = header;
    down[header] = first;
    for (int row = first; row != end; row = down[row]) {
      up[row] = above;
      size[header]++;
      above = row;
      if (bound[header] > 0) {
        unhide(row);
      }
    }
    up[end] = above;
  }

  private long exclude(int entry) {
    return hide(entry) + unlink(entry);
  }

  private void include(int entry) {
    down[up[entry]] = entry;
    up[down[entry]] = entry;
    size[top[entry]]++;
    unhide(entry);
  }

  private long unlink(int entry) {
    down[up[entry]] = down[entry];
    up[down[entry]] = up[entry];
    size[top[entry]]--;
    return 1;
  }

  @Override
  long commit(int entry) {
    int item = top[entry];
    if (bound[item] < 0) {
      return super.commit(entry);
    }
    bound[item]--;
    return bound[item] == 0 ? cover(item) : 0;
  }

  @Override
  void uncommit(int entry) {
    int item = top[entry];
    if (bound[item] < 0) {
      super.uncommit(entry);
    } else {
      if (bound[item] == 0) {
        uncover(item);
      }
      bound[item]++;
    }
  }
}
