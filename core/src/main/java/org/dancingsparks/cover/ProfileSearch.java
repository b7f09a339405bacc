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
 * left. The result is that of {@link Links}, node for node and update for update. The memo is
 * bounded; a smaller one makes the search slower. The levels of a deep tree take up to some 300 MB
 * more. Not thread safe.
 */
public final class ProfileSearch {
  /** Residuals between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  /** Minimum memory of a memo, in bytes. */
  private static final long LEAST_MEMORY = 1 << 23;

  private final DancingLinks links;
  private final ResidualProfiles known;

  private final CoveredItems covered;
  private final int[] entry;
  private final int[] branch;
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
    covered = new CoveredItems(problem);
    known = new ResidualProfiles(covered.words().length, Math.max(LEAST_MEMORY, memory));
    entry = new int[problem.primaryItems() + 1];
    branch = new int[problem.primaryItems() + 1];
    counts = new LevelCounts[problem.primaryItems() + 2];
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
    for (int place = 0; place < prefix.size(); place++) {
      int first = links.primaryEntry(prefix.option(place));
      links.cover(links.header(first));
      links.coverOthers(first);
      entry[place] = first;
      branch[place] = links.header(first);
      covered.add(prefix.option(place));
    }
    // Levels are one more than the options chosen, so that the root, too, has a level above it.
    LevelCounts above = at(prefix.size());
    above.clear();
    search(prefix.size());
    TreeProfile profile = above.profile();
    for (int place = prefix.size() - 1; place >= 0; place--) {
      links.uncoverOthers(entry[place]);
      links.uncover(branch[place]);
      covered.remove(prefix.option(place));
    }
    return withoutFirst(profile);
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
        candidate = links.below(branch[level]);
      } else {
        level--;
        links.uncoverOthers(entry[level]);
        covered.remove(links.optionAt(entry[level]));
        candidate = links.below(entry[level]);
      }
      if (candidate == branch[level]) {
        leave(level);
        entering = false;
      } else {
        entry[level] = candidate;
        at(level + 1).add(0, LevelCounts.UPDATES, links.coverOthers(candidate));
        covered.add(links.optionAt(candidate));
        level++;
        entering = enter(level);
      }
    }
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
    if (links.size(header) == 0) {
      above.add(1, LevelCounts.NODES, 1);
      above.add(1, LevelCounts.DEAD_ENDS, 1);
      return false;
    }
    if (known.addTo(above, covered.words())) {
      return false;
    }
    poll();
    LevelCounts own = at(level + 1);
    own.clear();
    own.add(0, LevelCounts.NODES, 1);
    own.add(0, LevelCounts.UPDATES, links.cover(header));
    branch[level] = header;
    return true;
  }

  private void leave(int level) {
    links.uncover(branch[level]);
    LevelCounts own = counts[level + 1];
    known.keep(own, covered.words());
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
