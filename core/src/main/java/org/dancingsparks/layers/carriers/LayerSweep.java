package org.dancingsparks.layers.carriers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;

/** The layers of one count, from the first to the last. Used once. */
public final class LayerSweep {
  /** The fraction of the memory that a table of residuals may take, on any number of cores. */
  private static final int TABLE_SHARE = 16;

  private final Sweep sweep;
  private final CoreTasks tasks;
  private final BlockCheck check;
  private final ChoiceForecast forecast = new ChoiceForecast();
  private final CarrierSets sets;
  private final Reflection reflection;
  private final MiddleJoin middle;
  private final List<Worker> workers = new ArrayList<>();
  private final AtomicBoolean isOver = new AtomicBoolean();
  private final long tableMemory;
  private final BlockStore.Budget budget;
  private BlockStore.Budget keptBudget;
  private List<BlockStore> kept;
  private FillingTaker taker;

  /** By set of carriers, the residuals that the sweep begins with. */
  private Map<Integer, Block> firstBlocks;

  /** By subblock: the parts of the layer that is built. */
  private BlockParts[] parts = {};

  /** By subblock: the parts of the layer after it. */
  private BlockParts[] next = {};

  /** Number of carriers of the blocks that are built. */
  private int size;

  /**
   * A sweep.
   *
   * @param tasks runs them on the cores
   * @param check watches the sweep
   */
  public LayerSweep(Sweep sweep, Limits limits, CoreTasks tasks, BlockCheck check) {
    this.tasks = tasks;
    this.sweep = sweep;
    this.check = check;
    sets = new CarrierSets(sweep.problem().carriers());
    budget = BlockStore.Budget.of(limits);
    reflection = sweep.reflection().orElse(null);
    middle = new MiddleJoin(sweep, sets);
    tableMemory = limits.memory() / TABLE_SHARE;
    for (int core = 0; core < limits.cores(); core++) {
      workers.add(new Worker());
    }
    firstBlocks = Map.of(0, sweep.first());
  }

  /** The builder and the sum of a thread. */
  private final class Worker {
    final BlockBuilder builder = new BlockBuilder(sweep).within(tableMemory);
    final FillingJoin join = sweep.window().join();
  }

  private int subblocks() {
    return sweep.middle().isEmpty() ? 1 : 2;
  }

  private BlockStore[] stores() {
    return IntStream.range(0, subblocks())
        .mapToObj(subblock -> new BlockStore(budget, sets.number(size)))
        .toArray(BlockStore[]::new);
  }

  private BlockParts[] parts(int ofSize) {
    return IntStream.range(0, subblocks())
        .mapToObj(subblock -> new BlockParts(budget, sets.number(ofSize)))
        .toArray(BlockParts[]::new);
  }

  /** The number of solutions; empty if the sweep was ended, also by a block too large. */
  public Optional<BigInteger> count() {
    try {
      next = parts(0);
      for (size = 0; size <= sets.carriers() && !isOver.get(); size++) {
        BlockParts.close(parts);
        parts = next;
        next = parts(size + 1);
        if (kept != null) {
          kept.add(new BlockStore(keptBudget, sets.number(size)));
        }
        build(targets());
        forecast.nextLayer();
      }
      return isOver.get() ? Optional.empty() : Optional.of(middle.solutions(sum()));
    } finally {
      BlockParts.close(parts);
      BlockParts.close(next);
      middle.close();
    }
  }

  /**
   * Keeps the layers, which the caller closes, in a list from the first to the last.
   *
   * @param memory for them
   */
  public LayerSweep keeping(List<BlockStore> list, BlockStore.Budget memory) {
    kept = list;
    keptBudget = memory;
    return this;
  }

  /** Hands the complete residuals to a receiver instead of joining them. */
  public LayerSweep giving(FillingTaker to) {
    taker = to;
    return this;
  }

  /** Begins with some residuals of each set of carriers, instead of the whole problem. */
  public LayerSweep from(Map<Integer, Block> residuals) {
    firstBlocks = residuals;
    return this;
  }

  private BigInteger sum() {
    return workers.stream()
        .map(worker -> worker.join.sum().value())
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The sets that blocks before leave residuals to, or that the sweep begins with, by rank. */
  private int[] targets() {
    return Arrays.stream(sets.ofSize(size))
        .filter(set -> firstBlocks.containsKey(set) || isIn(parts, sets.rank(set)))
        .toArray();
  }

  private static boolean isIn(BlockParts[] parts, int rank) {
    return Arrays.stream(parts).anyMatch(subblock -> subblock.has(rank));
  }

  private void open() {
    if (middle.isStored(size)) {
      middle.open(size, stores());
    }
  }

  private void build(int[] targets) {
    open();
    BitSet isTarget = new BitSet();
    Arrays.stream(targets).forEach(set -> isTarget.set(sets.rank(set)));
    inParallel(targets, (worker, set) -> build(worker, set, isTarget));
  }

  private interface Task {
    void run(Worker worker, int set);
  }

  private void inParallel(int[] targets, Task task) {
    AtomicInteger next = new AtomicInteger();
    tasks.run(
        core -> {
          int at = next.getAndIncrement();
          while (at < targets.length && !isOver.get()) {
            run(task, workers.get(core), targets[at]);
            at = next.getAndIncrement();
          }
        });
  }

  private void run(Task task, Worker worker, int set) {
    try {
      task.run(worker, set);
    } catch (BlockTooLargeException e) {
      isOver.set(true);
    } catch (RuntimeException | Error e) {
      // The other threads stop as well.
      isOver.set(true);
      throw e;
    }
  }

  private void build(Worker worker, int set, BitSet isTarget) {
    if (!middle.isPaired(size)) {
      buildBlock(worker, set);
      join(worker, set);
      return;
    }
    int[] group =
        Arrays.stream(middle.group(set)).filter(one -> isTarget.get(sets.rank(one))).toArray();
    if (set == Arrays.stream(group).min().orElseThrow()) {
      Map<Integer, Block[]> built = new HashMap<>();
      for (int one : group) {
        buildBlock(worker, one);
        middle.joinGroup(one, worker.builder.fillings(), built, worker.join);
        built.put(one, entries(worker.builder.fillings()));
      }
    }
  }

  private static Block[] entries(ResidualTable... fillings) {
    return Arrays.stream(fillings).map(ResidualTable::entries).toArray(Block[]::new);
  }

  private void buildBlock(Worker worker, int set) {
    long visited = worker.builder.visited();
    long choices = worker.builder.choices();
    for (int subblock = 0; subblock < subblocks(); subblock++) {
      finish(worker, set, subblock, worker.builder.build(parts(set, subblock)));
    }
    record(worker.builder.visited() - visited, worker.builder.choices() - choices);
  }

  private void record(long residuals, long choices) {
    synchronized (forecast) {
      if (check.isTooMuch(residuals, forecast.add(choices))) {
        isOver.set(true);
      }
    }
  }

  private List<Block> parts(int set, int subblock) {
    List<Block> all = parts[subblock].take(sets.rank(set));
    Block first = subblock == BlockBuilder.PLAIN ? firstBlocks.get(set) : null;
    if (first != null) {
      all.add(first);
    }
    return all;
  }

  /** Collects the complete residuals of a block, and expands all. */
  private void finish(Worker worker, int set, int subblock, Block built) {
    int left = sets.all() & ~set;
    worker.builder.complete(built, subblock);
    worker.builder.expand(
        built,
        subblock,
        left,
        (carrier, into, children) -> put(set | 1 << carrier, carrier, into, children));
    if (kept != null) {
      // Before the middle nearly all can be expanded.
      Block rest = 2 * size < sets.carriers() ? built : worker.builder.expandable(built, left);
      if (rest.size() > 0) {
        kept.get(size).put(sets.rank(set), rest);
      }
    }
  }

  /** Puts residuals to the block of a set; images in place of those that it comes after. */
  private void put(int set, int carrier, int into, Block children) {
    int image = reflection == null ? Integer.MAX_VALUE : reflection.ofSet(set);
    if (image < set) {
      putPart(image, reflection.ofCarrier(carrier), into, reflection.images(children));
      putPart(set, carrier, into, reflection.withoutImages(children));
    } else {
      putPart(set, carrier, into, image == set ? reflection.least(children) : children);
    }
  }

  private void putPart(int set, int carrier, int into, Block part) {
    if (part.size() > 0) {
      next[into].put(sets.rank(set), carrier, part);
    }
  }

  private void join(Worker worker, int set) {
    if (taker != null) {
      taker.take(set, worker.builder.fillings()[BlockBuilder.PLAIN], worker.join);
      return;
    }
    if (middle.isStored(size)) {
      middle.store(set, worker.builder.fillings());
    }
    middle.join(set, worker.builder.fillings(), worker.join);
  }
}
