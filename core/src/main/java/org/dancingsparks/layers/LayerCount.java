package org.dancingsparks.layers;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.layers.machine.CoreTasks;
import org.dancingsparks.layers.machine.Limits;

/**
 * Counts the solutions of a problem layer by layer, on several cores and without building a
 * diagram.
 *
 * <p>Some items of a suitable problem are <em>carriers</em>: each option has one, as a placement
 * has a piece. A layer is the residuals after a number of options, each with the number of ways to
 * reach it; it is made of <em>blocks</em>, one for each set of carriers covered. A block's table
 * fits the processor's cache, needs only the blocks with one carrier less, and is made by one
 * thread. Two layers are held at a time.
 *
 * <p>Where an automorphism reverses the item order, such as the half-turn of a board, only left
 * halves are made and joined with their own mirror images; see {@link Cut}.
 *
 * <p>Immutable but for its statistics; the methods that set something return a copy.
 */
public final class LayerCount {
  private final Sweep sweep;
  private final Limits limits;
  private final Listeners listeners;
  private final AtomicLong visited = new AtomicLong();
  private final AtomicLong cpuNanos = new AtomicLong();

  private record Listeners(LongPredicate isTooMuch, LongConsumer residuals) {}

  private LayerCount(Sweep sweep, Limits limits, Listeners listeners) {
    this.sweep = sweep;
    this.limits = limits;
    this.listeners = listeners;
  }

  /**
   * A count of a problem.
   *
   * @param givens options that every solution has to contain
   * @return empty if the problem has no suitable carriers, or the options reach too far in the item
   *     order
   */
  public static Optional<LayerCount> of(Problem problem, ItemOrder order, Prefix givens) {
    return Sweep.of(problem, order, givens).map(LayerCount::of);
  }

  static LayerCount of(Sweep sweep) {
    return new LayerCount(
        sweep, Limits.ofThisJvm(), new Listeners(residuals -> false, residuals -> {}));
  }

  private LayerCount with(Listeners other) {
    return new LayerCount(sweep, limits, other);
  }

  private LayerCount with(Limits other) {
    return new LayerCount(sweep, other, listeners);
  }

  /** Uses this many threads; by default as many as this JVM has processors. */
  public LayerCount cores(int number) {
    return with(limits.cores(number));
  }

  /** Bounds the memory for layers, in bytes; what exceeds it goes to temporary files. */
  public LayerCount within(long bytes) {
    return with(limits.within(bytes));
  }

  /** Sets a check, given the number of residuals after a block, that gives up when true. */
  public LayerCount endedBy(LongPredicate isTooMuch) {
    return with(new Listeners(isTooMuch, listeners.residuals));
  }

  /** Uses a directory for temporary files; by default that of the system. */
  public LayerCount spillingTo(Path directory) {
    return with(limits.spillingTo(directory));
  }

  /** Reports the number of residuals visited, after each block, by one thread at a time. */
  public LayerCount reportingTo(LongConsumer residuals) {
    return with(new Listeners(listeners.isTooMuch, residuals));
  }

  /** Number of residuals visited so far. */
  public long residuals() {
    return visited.get();
  }

  /** CPU time of the count's threads so far. */
  public long cpuNanos() {
    return cpuNanos.get();
  }

  /** Returns whether halves are joined in the middle. */
  public boolean isCut() {
    return sweep.cut.isInMiddle();
  }

  /**
   * Counts the solutions.
   *
   * @return empty if it was given up, or a single block exceeds the memory
   * @throws java.util.concurrent.CancellationException if this thread is interrupted
   * @throws java.io.UncheckedIOException if a temporary file fails
   */
  public Optional<BigInteger> count() {
    visited.set(0);
    cpuNanos.set(0);
    CarrierSets sets = new CarrierSets(sweep.problem.carriers());
    // More have nothing to do.
    int cores = Math.min(limits.cores(), sets.number(sweep.problem.carriers() / 2));
    CoreTasks tasks = new CoreTasks(cores, cpuNanos::addAndGet);
    return new LayerSweep(sweep, limits.cores(cores), tasks, this::check).count();
  }

  /** Records residuals visited; false once there are too many. */
  private synchronized boolean check(long more) {
    long all = visited.addAndGet(more);
    listeners.residuals.accept(all);
    return !listeners.isTooMuch.test(all);
  }
}
