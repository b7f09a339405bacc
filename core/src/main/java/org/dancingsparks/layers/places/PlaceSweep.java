package org.dancingsparks.layers.places;

import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.arrays.ArrayCount;
import org.dancingsparks.layers.arrays.Frontier;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;

/** The places of one count, from the first to the last. Used once. */
public final class PlaceSweep {
  /** The fraction of the memory that the table of a share may take, on all cores together. */
  private static final int TABLE_SHARE = 4;

  /** Residuals up to which threads cost more than they save. */
  private static final int MAX_RESIDUALS_OF_ONE_THREAD = 1 << 14;

  /** Entries of a table between two checks whether the sweep has ended. */
  private static final int STEP = 1 << 12;

  private final PlaceProblem problem;
  private final CoreTasks tasks;
  private final LongPredicate isTooMuch;
  private final PlaceBlocks blocks;
  private final List<Worker> workers = new ArrayList<>();
  private final AtomicBoolean isOver = new AtomicBoolean();
  private final long tableMemory;
  private final MemoryUse memory;
  private final Limits limits;

  /** Residuals of the place that is expanded. */
  private final LongAdder expanded = new LongAdder();

  /** The frontier of arrays; empty if there is none, or they have outgrown the memory. */
  private Optional<Frontier> frontier;

  private ClassMerging merging;

  /**
   * A sweep.
   *
   * @param tasks runs them on the cores
   * @param isTooMuch is given the residuals visited, table by table; true ends the sweep
   */
  public PlaceSweep(PlaceProblem problem, Limits limits, CoreTasks tasks, LongPredicate isTooMuch) {
    this.problem = problem;
    this.tasks = tasks;
    this.isTooMuch = isTooMuch;
    this.limits = limits;
    frontier = problem.frontier();
    memory = new MemoryUse(limits.memory());
    blocks = new PlaceBlocks(problem.places() + 1, problem.width(), memory, limits.directory());
    long memoryOfCore = limits.memory() / limits.cores();
    tableMemory = memoryOfCore / TABLE_SHARE;
    for (int core = 0; core < limits.cores(); core++) {
      workers.add(new Worker(memoryOfCore / Outbox.MEMORY_SHARE));
    }
  }

  /** The outbox and the expansion of a thread. */
  private final class Worker {
    final Outbox outbox;
    final PlaceExpansion expansion;

    Worker(long mostWaiting) {
      outbox = new Outbox(blocks, problem.places() + 1, problem.width(), mostWaiting);
      expansion = problem.expansion(outbox);
    }
  }

  /**
   * The number of solutions; empty if the sweep was ended.
   *
   * @throws CancellationException if this thread is interrupted
   */
  public Optional<BigInteger> count() {
    try (blocks) {
      workers.get(0).outbox.send(0, problem.initial());
      Optional<BigInteger> counted = Optional.empty();
      for (int place = 0; place < problem.places() && counted.isEmpty() && !isOver.get(); place++) {
        expanded.reset();
        expand(place);
        blocks.drop(place);
        int next = place + 1;
        counted = frontierOfArrays().flatMap(some -> countInArrays(some, next));
      }
      return isOver.get() ? Optional.empty() : Optional.of(counted.orElseGet(this::sum));
    } catch (UncheckedIOException e) {
      // An interrupt closes the file that is used.
      checkInterrupt();
      throw e;
    }
  }

  /** Merges isomorphic residuals. */
  PlaceSweep merging(ClassMerging classes) {
    merging = classes;
    return this;
  }

  /**
   * A sweep that merges isomorphic residuals, and ends if there are too few of them.
   *
   * @param report receives what was merged, place by place
   */
  public static PlaceSweep merging(
      OrderedProblem problem, Limits limits, LongPredicate isTooMuch, Consumer<StageCount> report) {
    BitProblem bits = BitProblem.inStages(problem);
    ClassMerging classes = new ClassMerging(bits, limits, ClassMerging.Effort.DEFAULT, report);
    LongPredicate isEnd = residuals -> isTooMuch.test(residuals) || classes.isTooMuch(residuals);
    PlaceSweep sweep = new PlaceSweep(bits, limits, new CoreTasks(limits.cores()), isEnd);
    return sweep.merging(classes.checkedBy(labelled -> sweep.endIf(isTooMuch.test(labelled))));
  }

  private void endIf(boolean isEnd) {
    if (isEnd) {
      isOver.set(true);
    }
  }

  /** The frontier, if arrays pay after the place that was expanded, and fit in memory. */
  private Optional<Frontier> frontierOfArrays() {
    int words = workers.get(0).outbox.words();
    return frontier
        .filter(some -> PlaceArrays.pay(some, expanded.sum()))
        .filter(some -> ArrayCount.fits(some.bits(), words, limits.memory()));
  }

  /** Counts in arrays; gives the residuals back to their places if these outgrow the memory. */
  private Optional<BigInteger> countInArrays(Frontier some, int first) {
    PlaceArrays arrays = new PlaceArrays(some, first, limits, this::isEndedAfter);
    for (int place = first; place <= problem.places(); place++) {
      PlaceBlock block = open(place);
      for (int share = 0; share < PlaceBlock.SHARES && block != null; share++) {
        int ahead = place;
        block.share(share).take(tableMemory, table -> arrays.add(table, ahead));
      }
      blocks.drop(place);
    }
    Optional<BigInteger> count = arrays.count();
    if (count.isEmpty() && !isOver.get()) {
      frontier = Optional.empty();
      blocks.open(first);
      arrays.send(workers.get(0).outbox);
    }
    return count;
  }

  private boolean isEndedAfter(long residuals) {
    endIf(isTooMuch.test(residuals));
    return isOver.get();
  }

  private PlaceBlock open(int place) {
    workers.forEach(worker -> worker.outbox.flush(place));
    return blocks.open(place);
  }

  private BigInteger sum() {
    PlaceBlock end = open(problem.places());
    List<BigInteger> sums = new ArrayList<>();
    for (int share = 0; share < PlaceBlock.SHARES && end != null; share++) {
      end.share(share).take(Long.MAX_VALUE, table -> sums.add(table.sum()));
    }
    return sums.stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  private void expand(int place) {
    PlaceBlock opened = open(place);
    if (opened == null) {
      return;
    }
    if (merging == null) {
      expand(opened, place);
    } else {
      Optional<PlaceBlock> merged = merging.merged(opened, place, memory, workers.get(0).outbox);
      try {
        expand(merged.orElse(opened), place);
      } finally {
        merged.ifPresent(PlaceBlock::close);
      }
    }
  }

  private void expand(PlaceBlock block, int place) {
    AtomicInteger next = new AtomicInteger();
    if (workers.size() == 1 || block.sent() <= MAX_RESIDUALS_OF_ONE_THREAD) {
      expand(block, place, workers.get(0), next);
    } else {
      tasks.run(core -> expand(block, place, workers.get(core), next));
    }
    checkInterrupt();
  }

  private static void checkInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("The count was interrupted.");
    }
  }

  private void expand(PlaceBlock block, int place, Worker worker, AtomicInteger next) {
    try {
      int share = next.getAndIncrement();
      while (share < PlaceBlock.SHARES && !isEnded()) {
        block.share(share).take(tableMemory, table -> expand(table, place, worker));
        share = next.getAndIncrement();
      }
    } catch (RuntimeException | Error e) {
      // The other threads stop as well.
      isOver.set(true);
      throw e;
    }
  }

  private boolean isEnded() {
    return isOver.get() || Thread.currentThread().isInterrupted();
  }

  private void expand(PlaceTable table, int place, Worker worker) {
    for (int from = 0; from < table.size() && !isEnded(); from += STEP) {
      int to = Math.min(table.size(), from + STEP);
      worker.expansion.expand(table, place, from, to);
    }
    expanded.add(table.size());
    isEndedAfter(table.size());
  }
}
