package org.dancingsparks.cover;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * Profiles the search tree of the engine {@code links} without visiting all of it: the tree below a
 * residual is the same wherever the search meets that residual, so its profile is computed once and
 * remembered.
 *
 * <p>This holds because the item branched on depends only on the sizes and the order of the items
 * left, and where items have bounds on these and on the options that can still be chosen. The
 * result is that of {@link Links}, node for node and update for update. The memo is bounded; a
 * smaller one makes the search slower. The levels of a deep tree take up to some 300 MB more. Not
 * thread safe.
 */
public final class ProfileSearch {
  /** Residuals between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  /** Minimum memory of a memo, in bytes. */
  private static final long LEAST_MEMORY = 1 << 23;

  private final DancingLinks links;

  /** The same; null where no item has bounds. */
  private final BoundedLinks bounded;

  private final ResidualProfiles known;

  private final CoveredItems covered;

  /** The words of a residual, where items have bounds. */
  private final long[] residual;

  /** By level, as in {@link Links}. */
  private final int[] entry;

  private final int[] branch;
  private final int[] first;
  private final LevelCounts[] counts;
  private BooleanSupplier cancelled = () -> false;
  private LongConsumer progress = residuals -> {};
  private long residuals;

  /**
   * A search.
   *
   * @param memory about the most bytes to use for the memo
   */
  public ProfileSearch(Problem problem, ItemOrder order, long memory) {
    links = DancingLinks.of(problem, order);
    bounded = links instanceof BoundedLinks lists ? lists : null;
    covered = new CoveredItems(problem);
    int words = covered.words().length + (bounded == null ? 0 : bounded.residualWords());
    residual = new long[words];
    known = new ResidualProfiles(words, Math.max(LEAST_MEMORY, memory));
    int levels = Links.mostLevels(problem) + 1;
    entry = new int[levels];
    branch = new int[levels];
    first = new int[levels];
    counts = new LevelCounts[levels + 1];
    counts[0] = new LevelCounts();
  }

  /** Sets a check, polled every few thousand residuals, that ends the search when true. */
  public ProfileSearch cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  /** Reports the number of residuals visited, every few thousand of them. */
  public ProfileSearch reportingTo(LongConsumer listener) {
    progress = listener;
    return this;
  }

  /**
   * The profile of the tree below a prefix, whose own node is the first level.
   *
   * @throws ArithmeticException if a {@code long} cannot hold the nodes or updates of a level
   * @throws UnsupportedOperationException if there are more than 4,096 levels
   * @throws CancellationException if cancelled; the search cannot be used again
   */
  public TreeProfile from(Prefix prefix) {
    begin(prefix);
    // Levels are one more than the options chosen, so that the root, too, has a level above it.
    LevelCounts above = at(prefix.size());
    above.clear();
    search(prefix.size());
    TreeProfile profile = above.profile();
    end(prefix);
    return withoutFirst(profile);
  }

  private void begin(Prefix prefix) {
    for (int place = 0; place < prefix.size(); place++) {
      covered.add(prefix.option(place));
      if (bounded == null) {
        int entry = links.primaryEntry(prefix.option(place));
        links.open(links.header(entry));
        links.take(links.header(entry), entry);
      }
    }
    if (bounded != null) {
      bounded.start(prefix);
    }
  }

  private void end(Prefix prefix) {
    for (int place = prefix.size() - 1; place >= 0; place--) {
      covered.remove(prefix.option(place));
      if (bounded == null) {
        int entry = links.primaryEntry(prefix.option(place));
        links.undo(links.header(entry), entry);
        links.close(links.header(entry), entry);
      }
    }
  }

  private static TreeProfile withoutFirst(TreeProfile profile) {
    int levels = profile.levels() - 1;
    long[][] kinds = new long[LevelCounts.KINDS][levels];
    for (int level = 0; level < levels; level++) {
      kinds[0][level] = profile.profile().nodes(level + 1);
      kinds[1][level] = profile.profile().updates(level + 1);
      kinds[2][level] = profile.solutions(level + 1);
      kinds[3][level] = profile.deadEnds(level + 1);
    }
    return new TreeProfile(Profile.of(kinds[0], kinds[1]), kinds[2], kinds[3]);
  }

  private LevelCounts at(int level) {
    if (counts[level] == null) {
      if (level > LevelCounts.MOST_LEVELS) {
        throw new UnsupportedOperationException(
            "The search tree has more than %,d levels; its profile is not made."
                .formatted(LevelCounts.MOST_LEVELS));
      }
      counts[level] = new LevelCounts();
    }
    return counts[level];
  }

  private void search(int base) {
    int level = base;
    boolean entering = enter(level);
    while (entering || level > base) {
      int candidate;
      if (entering) {
        candidate = first[level];
      } else {
        level--;
        undo(level);
        candidate = links.next(branch[level], entry[level]);
      }
      if (candidate == DancingLinks.NO_BRANCH) {
        leave(level);
        entering = false;
      } else {
        take(level, candidate);
        level++;
        entering = enter(level);
      }
    }
  }

  private void take(int level, int candidate) {
    entry[level] = candidate;
    at(level + 1).add(0, LevelCounts.UPDATES, links.take(branch[level], candidate));
    if (candidate != branch[level]) {
      covered.add(links.optionAt(candidate));
    }
  }

  private void undo(int level) {
    links.undo(branch[level], entry[level]);
    if (entry[level] != branch[level]) {
      covered.remove(links.optionAt(entry[level]));
    }
  }

  /** The residual, as words: until the next call, or the next option is chosen. */
  private long[] residual() {
    if (bounded == null) {
      return covered.words();
    }
    long[] words = covered.words();
    System.arraycopy(words, 0, residual, 0, words.length);
    bounded.describe(residual, words.length);
    return residual;
  }

  /** Counts a node; true if it has branches with an unknown profile, and is now branched on. */
  private boolean enter(int level) {
    LevelCounts above = at(level);
    if (links.isSolved()) {
      above.add(1, LevelCounts.NODES, 1);
      above.add(1, LevelCounts.SOLUTIONS, 1);
      return false;
    }
    int header = links.smallest();
    if (links.degree(header) == 0) {
      above.add(1, LevelCounts.NODES, 1);
      above.add(1, LevelCounts.DEAD_ENDS, 1);
      return false;
    }
    if (known.addTo(above, residual())) {
      return false;
    }
    poll();
    LevelCounts own = at(level + 1);
    own.clear();
    own.add(0, LevelCounts.NODES, 1);
    branch[level] = header;
    first[level] = links.first(header);
    own.add(0, LevelCounts.UPDATES, links.open(header));
    return true;
  }

  private void leave(int level) {
    links.close(branch[level], first[level]);
    LevelCounts own = counts[level + 1];
    known.keep(own, residual());
    counts[level].addBelow(own);
  }

  private void poll() {
    if ((++residuals & POLL) == 0) {
      progress.accept(residuals);
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("The search was cancelled.");
      }
    }
  }
}
