package org.dancingsparks.search;

import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.SolutionCursor;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.links.Profile;
import org.dancingsparks.links.TreeCursor;

/**
 * Walks all solutions of a bin in order, whatever the engine, and reports its progress.
 *
 * <p>In a search split by symmetry, each solution found is followed by an image for each further
 * placement in the orbit of its pivot. Where classes are wanted, only the canonical solution of
 * each class is reported. Used by one thread at a time.
 */
public final class BinCursor {
  /** Most solutions reported at a time, so that the sum over all bins cannot overflow. */
  private static final BigInteger MAX_REPORT = BigInteger.valueOf(1L << 40);

  private final long began = cpuNanos();
  private final Search search;
  private final Bin bin;
  private final List<Subproblem> subproblems;

  /** Searches the subproblems one after another; null where a diagram has their solutions. */
  private final TreeCursor tree;

  /** The range of the current subproblem in a diagram; null without a diagram. */
  private RangeCursor range;

  /** The prefixes of a diagram; null without a diagram. */
  private final List<Prefix> prefixes;

  /** The images of a solution; null where symmetries are not used. */
  private final ImageExpansion images;

  /** The tree or the range; null before the first subproblem and after the last. */
  private SolutionCursor source;

  private Watch watch = Watch.NONE;
  private int at = -1;
  private int[] solution = {};
  private int unchanged;
  private double finished;
  private double reported;
  private long unreported;

  /** A cursor before the first solution. */
  public BinCursor(Search search, Bin bin) {
    this.search = search;
    this.bin = bin;
    subproblems = bin.subproblems();
    images = search.use() == SymmetryUse.NONE ? null : new ImageExpansion(search.split());
    prefixes = search.numbered().map(NumberedSolutions::prefixes).orElse(List.of());
    tree = search.numbered().isPresent() ? null : search.cursor().cancelledBy(this::poll);
  }

  /** Reports progress to a watch, which may end the search, every few thousand steps. */
  public BinCursor watchedBy(Watch by) {
    watch = by;
    return this;
  }

  private boolean poll() {
    report();
    return watch.isCancelled();
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** The bin's place in the plan. */
  public int bin() {
    return bin.number();
  }

  /** The number of the bin's first solution, where a diagram numbers them in this order. */
  public OptionalLong first() {
    boolean isNumbered = tree == null && images == null && !subproblems.isEmpty();
    return isNumbered ? OptionalLong.of(subproblems.get(0).from()) : OptionalLong.empty();
  }

  /**
   * Moves to the next solution.
   *
   * @return false if the bin has no more
   * @throws CancellationException if it was cancelled
   */
  public boolean next() {
    while (source == null || !advance()) {
      if (!open()) {
        return false;
      }
    }
    unreported++;
    return true;
  }

  /** Moves before the first solution of the next subproblem, if there is one. */
  private boolean open() {
    if (source != null) {
      finished += subproblems.get(at).weight();
    }
    at = Math.min(at + 1, subproblems.size());
    unchanged = 0;
    if (at == subproblems.size()) {
      source = null;
      return false;
    }
    if (tree == null) {
      Subproblem subproblem = subproblems.get(at);
      range = search.numbered().orElseThrow().cursor(subproblem.from(), subproblem.to());
      source = range.cancelledBy(this::poll);
    } else {
      Prefix prefix = subproblems.get(at).prefix(search.problem());
      source = tree.from(prefix);
      if (images != null) {
        images.from(prefix.options());
      }
    }
    return true;
  }

  /** Moves to the next solution of the subproblem. */
  private boolean advance() {
    if (images != null) {
      return advanceImage();
    }
    boolean isThere = source.next();
    if (isThere) {
      solution = source.sharedSolution();
      unchanged = source.unchanged();
    }
    return isThere;
  }

  private boolean advanceImage() {
    while (images.pending() == 0) {
      if (!source.next()) {
        return false;
      }
      if (range != null) {
        images.from(prefixes.get(range.prefix()).options());
      }
      images.take(source.sharedSolution());
    }
    solution = images.next();
    return true;
  }

  /**
   * The option ids of the solution at the cursor: in the order of choice, or ascending where
   * classes are wanted. Valid until the cursor moves on; read-only.
   */
  public int[] solution() {
    return solution;
  }

  /**
   * Number of leading options that the solution has in common with the one before. Fewer may be
   * reported.
   */
  public int unchanged() {
    return unchanged;
  }

  /** Number of solutions from here to the end of the bin, without making images if possible. */
  public BigInteger count() {
    BigInteger solutions = source == null ? BigInteger.ZERO : countSubproblem();
    while (open()) {
      BigInteger counted = countSubproblem();
      solutions = solutions.add(counted);
      unreported = counted.add(BigInteger.valueOf(unreported)).min(MAX_REPORT).longValue();
    }
    return solutions;
  }

  /** Number of solutions from here to the end of the subproblem. */
  private BigInteger countSubproblem() {
    if (images == null) {
      return source.countAll();
    }
    if (tree != null && images.imagesOfEach() > 0) {
      BigInteger found = source.countAll();
      return found
          .multiply(BigInteger.valueOf(images.imagesOfEach()))
          .add(BigInteger.valueOf(images.dropPending()));
    }
    long solutions = 0;
    while (advanceImage()) {
      solutions++;
    }
    return BigInteger.valueOf(solutions);
  }

  /** Nodes and updates per level so far; none where a diagram is walked. */
  public Profile profile() {
    return tree == null ? Profile.NONE : tree.profile();
  }

  /** Updates so far. */
  long updates() {
    return tree == null ? 0 : tree.updates();
  }

  /**
   * The result of the bin, with the CPU time of this thread since the cursor was made.
   *
   * @param solutions of the bin
   */
  public BinResult result(BigInteger solutions) {
    return new BinResult(bin.number(), solutions, profile(), cpuNanos() - began);
  }

  /** Reports the progress since the last report. */
  public void report() {
    double begun = source == null ? 0 : subproblems.get(at).weight() * source.passed();
    double now = finished + begun;
    watch.done(now - reported, unreported);
    reported = now;
    unreported = 0;
  }
}
