package org.dancingsparks.links;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

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
  private static final long MIN_MEMORY = 1 << 23;

  private final BranchPath path;
  private final DancingLinks links;
  private final ResidualProfiles known;

  private final CoveredItems covered;

  /** The words of the residual: the items covered, and what else the lists depend on. */
  private final long[] residual;

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
    path = new BranchPath(new OrderedProblem(problem, order));
    links = path.links;
    covered = new CoveredItems(problem);
    residual = new long[covered.words().length + links.residualWords()];
    known = new ResidualProfiles(residual.length, Math.max(MIN_MEMORY, memory));
    counts = new LevelCounts[BranchPath.mostLevels(problem) + 2];
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
    path.start(prefix);
    Arrays.stream(prefix.options()).forEach(covered::add);
    // A level's counts are those of the node above, so even the root has a level above it.
    int base = path.base;
    LevelCounts above = at(base);
    above.clear();
    search(base);
    TreeProfile profile = above.profile();
    Arrays.stream(prefix.options()).forEach(covered::remove);
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
      if (level > LevelCounts.MAX_LEVELS) {
        throw new UnsupportedOperationException(
            "The search tree has more than %,d levels; its profile is not made."
                .formatted(LevelCounts.MAX_LEVELS));
      }
      counts[level] = new LevelCounts();
    }
    return counts[level];
  }

  private void search(int base) {
    boolean entering = enter();
    while (entering || path.level > base) {
      int candidate;
      if (entering) {
        candidate = path.first();
      } else {
        int option = path.undo();
        if (option != DancingLinks.NO_OPTION) {
          covered.remove(option);
        }
        candidate = path.nextBranch();
      }
      if (candidate == DancingLinks.NO_BRANCH) {
        leave();
        entering = false;
      } else {
        take(candidate);
        entering = enter();
      }
    }
  }

  private void take(int candidate) {
    at(path.level + 1).add(0, LevelCounts.UPDATES, path.take(candidate));
    if (links.optionAt(candidate) != DancingLinks.NO_OPTION) {
      covered.add(links.optionAt(candidate));
    }
  }

  /** The words of the residual, until the next call. */
  private long[] residual() {
    long[] words = covered.words();
    System.arraycopy(words, 0, residual, 0, words.length);
    links.describe(residual, words.length);
    return residual;
  }

  /** Counts a node; true if it has branches with an unknown profile, and is now branched on. */
  private boolean enter() {
    int level = path.level;
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
    own.add(0, LevelCounts.UPDATES, path.open(header));
    return true;
  }

  private void leave() {
    path.close();
    int level = path.level;
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
