package org.dancingsparks.search;

import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;

/**
 * Finds out whether a search by links or a sweep has less to do, by doing some of both: rounds of
 * the sweep, each with more work, and between them enough of a search by links to estimate the
 * whole of it. The sweep is given up where it has cost nearly half of that and still grows wider.
 *
 * <p>A sweep grows wider, has a peak about when half of its work is done, and grows narrower. So
 * what is lost on a sweep that is given up is less than half of what links takes, about, and one
 * that takes less than links is rarely abandoned. Work is counted and no clock is asked: the
 * outcome is the same everywhere. Used once.
 */
final class EngineRace {
  /** Of links' work, that a sweep may cost before it has become narrower. */
  private static final double SHARE_BEFORE_PEAK = 0.45;

  /** Of the widest, below which a sweep is past its peak. */
  private static final double PAST_PEAK = 0.9;

  /** Of the sweep's work, that is spent on the estimate of links'. */
  private static final int SAMPLE = 32;

  /** The least work of a round. */
  private static final long ROUND = 1 << 16;

  /** The updates that take as long as a choice of the sweep, and more per word, from the bench. */
  private static final long CHOICE = 8;

  private static final long WORD = 8;

  /** Number of choices beyond which the sweep no longer fits the cache: later ones count twice. */
  private static final long CACHED = 1 << 22;

  private final LinksSample links;
  private final FrontierSearch sweep;
  private final double before;

  /**
   * A race.
   *
   * @param links of which some parts may have been searched
   * @param sweep that may have begun
   * @param before work that the sweep has cost before it began, as a search for its order has
   */
  EngineRace(LinksSample links, FrontierSearch sweep, double before) {
    this.links = links;
    this.sweep = sweep;
    this.before = before;
  }

  /** Whether a sweep that costs so much before it begins can be worth that. */
  static boolean isWorth(double before, LinksSample links) {
    return before < SHARE_BEFORE_PEAK * links.whole();
  }

  /** Goes on with a sweep until it has done so much work; its diagram if it has ended by then. */
  static Optional<Diagram> diagram(FrontierSearch sweep, long work) {
    long choices = work / choice(sweep);
    return sweep.choosingAtMost((choices + Math.min(choices, CACHED)) / 2).diagram();
  }

  private static long choice(FrontierSearch sweep) {
    return CHOICE + WORD * sweep.words();
  }

  /** The work of the sweep itself so far. */
  long spent() {
    long choices = sweep.choices();
    return choice(sweep) * (choices + Math.max(0, choices - CACHED));
  }

  /**
   * Goes on with the sweep to its end, unless links has less to do.
   *
   * @return its diagram; empty if it was given up, or exceeds its memory
   */
  Optional<Diagram> run() {
    Optional<Diagram> diagram = Optional.empty();
    while (diagram.isEmpty() && !sweep.exceedsMemory() && !isLost()) {
      diagram = diagram(sweep, next());
    }
    return diagram;
  }

  private boolean isLost() {
    links.until(spent() / SAMPLE);
    double share = (before + spent()) / links.whole();
    boolean isPastPeak = sweep.width() < PAST_PEAK * sweep.widest();
    return share >= 1 || (share >= SHARE_BEFORE_PEAK && !isPastPeak);
  }

  /** The work after another round: twice as much, but no more than up to the next share. */
  private long next() {
    double whole = links.whole();
    double share = SHARE_BEFORE_PEAK * whole - before;
    double most = spent() < share ? share : whole - before;
    return (long) Math.max(spent() + ROUND, Math.min(2.0 * spent(), most));
  }
}
