package org.dancingsparks.search;

import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;

/**
 * Finds out whether a search of the tree, by links or bit sets, or a frontier search has less to
 * do, by doing some of both: rounds of the frontier search, each with more work, and in between
 * enough of a search of the tree to estimate all of its work. The frontier search is given up once
 * it has cost nearly half of that and still grows wider; where only a count is wanted, sooner,
 * unless the growth from place to place foretells that it will end.
 *
 * <p>A frontier search grows wider, has its peak when about half of its work is done, and then
 * narrows. So a frontier search that is given up costs at most about half of the work of the tree,
 * and one that takes less than links is rarely given up. Work is counted, not timed, so the outcome
 * is the same everywhere. Used once.
 */
final class EngineRace {
  /** The share of the tree's work that a frontier search may cost before it narrows. */
  private static final double SHARE_BEFORE_PEAK = 0.45;

  /** The same where only a count is wanted: layers may be tried as well. */
  private static final double SHARE_OF_COUNT = 0.4;

  /** The share of the tree's work below which a frontier search of a count is not given up. */
  private static final double LITTLE_OF_COUNT = 0.8;

  /**
   * The work of the tree, times this, is what a frontier search of a count may be expected to take:
   * what is expected is often too much.
   */
  private static final double EXCESS_OF_COUNT = 3;

  /** The same for what is expected in all, if the next places are expected to take much of it. */
  private static final double EXCESS_IN_ALL = 2;

  private static final double MUCH_OF_COUNT = 0.7;

  /**
   * The same for layers that end soon, with which a tree by bit sets is compared: its updates take
   * longer than those of links.
   */
  private static final double EXCESS_OF_LITTLE = 1.25;

  /**
   * The share of the tree's work that layers with much to do may be expected to take at the next
   * places: there may be many more.
   */
  private static final double SHARE_OF_MUCH = 0.3;

  /** The residuals expected, by those visited, of a frontier search that is nearly done. */
  private static final double NEARLY_DONE = 2;

  /** The share of its greatest width below which a frontier search is past its peak. */
  private static final double PAST_PEAK = 0.9;

  /**
   * The divisor of the frontier search's work: that much is spent on estimating the work of the
   * tree.
   */
  private static final int SAMPLE = 64;

  /** The divisor for a second estimate, once the frontier search has taken its share. */
  private static final int SECOND_SAMPLE = 16;

  /**
   * The divisor of the frontier search's work for a last estimate, before the frontier search is
   * given up.
   */
  private static final int LAST_SAMPLE = 8;

  /** The same where all else gave a mere bound. */
  private static final int BOUND_SAMPLE = 4;

  /** Work of a frontier search whose growth tells how much more it will be. */
  private static final long TELLING_WORK = 1 << 25;

  /** Work of one that is left to layers though they have much to do, and are no arrays. */
  private static final long LATE_WORK = 1 << 27;

  /** Minimum work of a round. */
  private static final long ROUND = 1 << 16;

  /** The updates that take as long as a choice of the frontier search; see {@link #spent}. */
  private static final long CHOICE = 13;

  private static final long WORD_OF_CHOICE = 5;

  /** The updates that take as long as a residual, besides its choices. */
  private static final long RESIDUAL = 30;

  private static final long WORD_OF_RESIDUAL = 14;

  /** Number of residuals that fit the cache, about: they take half of that. */
  private static final long CACHED_RESIDUALS = 1 << 18;

  private final TreeSample tree;
  private final FrontierSearch frontier;
  private final double before;
  private double share = SHARE_BEFORE_PEAK;
  private boolean isCount;
  private boolean isWideCount;
  private boolean isBesideBitSets;

  /**
   * A race.
   *
   * @param tree some subproblems of it may have been searched
   * @param frontier search, which may have begun
   * @param before work done before the frontier search, such as a search for its order
   */
  EngineRace(TreeSample tree, FrontierSearch frontier, double before) {
    this.tree = tree;
    this.frontier = frontier;
    this.before = before;
  }

  /**
   * Gives the frontier search up sooner, for a search of which only the count is wanted: layers do
   * again what it has done.
   */
  EngineRace forCount() {
    share = SHARE_OF_COUNT;
    isCount = true;
    return this;
  }

  /**
   * Gives the frontier search of a count up, or keeps it, by what its growth foretells, for where
   * layers cannot be arrays.
   */
  EngineRace forWideCount() {
    isWideCount = true;
    return forCount();
  }

  /** Leaves the frontier search to layers, which end soon, earlier than beside a tree by links. */
  EngineRace besideBitSets() {
    isBesideBitSets = true;
    return this;
  }

  /** Returns whether a frontier search can be worth this much work before it begins. */
  static boolean isWorth(double before, TreeSample tree) {
    return before < SHARE_BEFORE_PEAK * tree.whole();
  }

  /**
   * Continues a frontier search, at most up to an amount of work. Returns its diagram if it has
   * ended by then.
   */
  static Optional<Diagram> diagram(FrontierSearch frontier, long work) {
    // Each choice leaves at most one residual that is not known yet.
    long more = Math.max(1, (work - spent(frontier)) / (choice(frontier) + residual(frontier)));
    return frontier.choosingAtMost(frontier.choices() + more).diagram();
  }

  private static long choice(FrontierSearch frontier) {
    return CHOICE + WORD_OF_CHOICE * frontier.words();
  }

  private static long residual(FrontierSearch frontier) {
    return RESIDUAL + WORD_OF_RESIDUAL * frontier.words();
  }

  private static long spent(FrontierSearch frontier) {
    long residuals = frontier.residuals();
    long beyondCache = residuals - Math.min(residuals, CACHED_RESIDUALS) / 2;
    return choice(frontier) * frontier.choices() + residual(frontier) * beyondCache;
  }

  TreeSample tree() {
    return tree;
  }

  FrontierSearch frontier() {
    return frontier;
  }

  /** The fewest residuals of the whole frontier search: before its peak, twice those so far. */
  long leastResiduals() {
    return frontier.residuals() * (isPastPeak() ? 1 : 2);
  }

  private boolean isPastPeak() {
    return frontier.width() < PAST_PEAK * frontier.widest();
  }

  /**
   * The work of the frontier search so far, in updates. The factors are a fit to the CPU time of 48
   * puzzles, each in a JVM of its own: with what its compilers and its garbage collector take.
   */
  long spent() {
    return spent(frontier);
  }

  /**
   * Continues the frontier search to its end, unless the tree is less to do.
   *
   * @param mostResiduals to visit, about
   * @return its diagram; empty if it was given up, or exceeds its memory or the residuals
   */
  Optional<Diagram> run(long mostResiduals) {
    Optional<Diagram> diagram = Optional.empty();
    while (diagram.isEmpty()
        && !frontier.exceedsMemory()
        && !isLost()
        && !isBeyond(mostResiduals)) {
      frontier.visitingAtMost(isNearlyDone() ? Long.MAX_VALUE : mostResiduals);
      diagram = diagram(frontier, next());
    }
    return diagram;
  }

  /**
   * Returns whether the frontier search has visited this many residuals, or is left to layers as
   * soon as the growth of its frontier foretells more.
   */
  boolean isBeyond(long residuals) {
    return !isNearlyDone()
        && (frontier.isBeyond(residuals) || isCount && isLeftToLayers(residuals));
  }

  /** Returns whether layers, which begin anew, would have more to do for a count. */
  private boolean isNearlyDone() {
    double expected = Math.max(frontier.expected(), frontier.expectedInAll());
    return expected < NEARLY_DONE * frontier.residuals() && isExpectedToBeLittle();
  }

  /**
   * Returns whether the search will visit more than that, so that layers have less to do. Its first
   * work says little.
   */
  private boolean isLeftToLayers(long residuals) {
    if (!isTelling()) {
      return false;
    }
    tree.until(spent() / LAST_SAMPLE);
    double expected = frontier.expected();
    boolean isLittle =
        isBesideBitSets
            && expected > residuals / 2
            && Math.max(expected, frontier.expectedInAll()) < 2 * residuals;
    boolean isMuch = (!isWideCount || spent() >= LATE_WORK) && expected > residuals;
    double most = isLittle ? EXCESS_OF_LITTLE : isMuch ? SHARE_OF_MUCH : 0;
    if (isMuch && tree.isOnlyBound()) {
      tree.until(spent() / BOUND_SAMPLE);
    }
    return isMuch && tree.isOnlyBound() || foretold() < most * tree.whole();
  }

  private boolean isTelling() {
    return spent() >= TELLING_WORK;
  }

  private boolean isLost() {
    tree.until(spent() / (isTelling() && tree.isOnlyBound() ? LAST_SAMPLE : SAMPLE));
    if (!seemsLost()) {
      return false;
    }
    // A few subproblems say little about the others; a single unfinished one says nothing.
    tree.until(spent() / LAST_SAMPLE);
    return !tree.isOnlyBound() && seemsLost();
  }

  private boolean seemsLost() {
    double cost = (before + spent()) / tree.whole();
    return cost >= 1 || !isPastPeak() && (isForetoldToLose() || cost >= share && !isLittle());
  }

  /**
   * Returns whether the next places of a count alone are expected to be more work than the tree.
   */
  private boolean isForetoldToLose() {
    double foretold = foretold();
    boolean isSoonMore = foretold > EXCESS_OF_COUNT * tree.whole();
    boolean isMoreInAll =
        isTelling()
            && foretold > MUCH_OF_COUNT * tree.whole()
            && workOf(frontier.expectedInAll()) > EXCESS_IN_ALL * tree.whole();
    return isWideCount && (isSoonMore || isMoreInAll);
  }

  /** Returns whether the frontier search of a count is expected to take far less than the tree. */
  private boolean isLittle() {
    return isWideCount && isExpectedToBeLittle();
  }

  private boolean isExpectedToBeLittle() {
    tree.until(spent() / SECOND_SAMPLE);
    return workOf(frontier.expectedInAll()) < LITTLE_OF_COUNT * tree.whole();
  }

  /** The work of the frontier search a few places further. */
  private double foretold() {
    return workOf(frontier.expected());
  }

  private double workOf(double residuals) {
    return residuals / Math.max(1, frontier.residuals()) * spent();
  }

  /** The work after the next round: twice as much, but no more than the next share. */
  private long next() {
    double whole = tree.whole();
    double beforePeak = share * whole - before;
    double most = spent() < beforePeak ? beforePeak : whole - before;
    return (long) Math.max(spent() + ROUND, Math.min(2.0 * spent(), most));
  }
}
