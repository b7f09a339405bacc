package org.dancingsparks.layers.carriers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;

/** The layers of one count, from the first to the last. Used once. */
public final class LayerSweep {
  /** The fraction of the memory that a table of residuals may take, on any number of cores. */
  private static final int TABLE_SHARE = 16;

  private final Sweep sweep;
  private final CoreTasks tasks;
  private final LongPredicate isTooMuch;
  private final CarrierSets sets;
  private final MiddleJoin middle;
  private final List<Worker> workers = new ArrayList<>();
  private final AtomicBoolean isOver = new AtomicBoolean();
  private final long tableMemory;
  private BlockStore.Budget budget;
  private List<BlockStore> kept;
  private FillingTaker taker;

  /** By set of carriers, the residuals that the sweep begins with. */
  private Map<Integer, Block> firstBlocks;

  /** By half: the blocks of the layer being expanded. */
  private BlockStore[] before = {};

  /** By half: the blocks of the layer being built. */
  private BlockStore[] blocks = {};

  /** Number of carriers of the blocks that are built. */
  private int size;

  /**
   * A sweep.
   *
   * @param tasks runs them on the cores
   * @param isTooMuch is given the residuals visited, block by block; true ends the sweep
   */
  public LayerSweep(Sweep sweep, Limits limits, CoreTasks tasks, LongPredicate isTooMuch) {
    this.tasks = tasks;
    this.sweep = sweep;
    this.isTooMuch = isTooMuch;
    sets = new CarrierSets(sweep.problem().carriers());
    budget = BlockStore.Budget.of(limits);
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

  /** The number of solutions; empty if the sweep was ended, also by a block too large. */
  public Optional<BigInteger> count() {
    try {
      for (size = 0; size <= sets.carriers() && !isOver.get(); size++) {
        release(before);
        before = blocks;
        blocks = stores();
        build(targets());
      }
      return isOver.get() ? Optional.empty() : Optional.of(sum());
    } finally {
      release(before);
      release(blocks);
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
    budget = memory;
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

  private void release(BlockStore... layer) {
    if (kept == null) {
      BlockStore.close(layer);
    } else {
      kept.addAll(List.of(layer));
    }
  }

  private BigInteger sum() {
    return workers.stream()
        .map(worker -> worker.join.sum().value())
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The sets that contain one of a block before, or have residuals to begin with, by rank. */
  private int[] targets() {
    BitSet found = new BitSet();
    firstBlocks.keySet().stream()
        .filter(set -> Integer.bitCount(set) == size)
        .forEach(set -> found.set(sets.rank(set)));
    int[] sources = size == 0 ? new int[0] : sets.ofSize(size - 1);
    for (int rank = 0; rank < sources.length; rank++) {
      if (isIn(before, rank)) {
        for (int rest = sets.all() & ~sources[rank]; rest != 0; rest &= rest - 1) {
          found.set(sets.rank(sources[rank] | rest & -rest));
        }
      }
    }
    int[] all = sets.ofSize(size);
    return found.stream().map(rank -> all[rank]).toArray();
  }

  private static boolean isIn(BlockStore[] stores, int rank) {
    return Arrays.stream(stores).anyMatch(store -> store.has(rank));
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
    int partner = middle.partner(set);
    boolean hasPartner = isTarget.get(sets.rank(partner));
    if (partner == set || !hasPartner) {
      buildBlock(worker, set);
      if (partner == set) {
        middle.joinSelf(worker.builder.fillings(), worker.join);
      }
    } else if (set < partner) {
      buildBlock(worker, set);
      Block[] some =
          Arrays.stream(worker.builder.fillings())
              .map(subblock -> subblock.sorted(KeyGroups.ONE))
              .toArray(Block[]::new);
      buildBlock(worker, partner);
      middle.joinPair(some, worker.builder.fillings(), worker.join);
    }
  }

  /** The blocks that the block of a set is built from. */
  private record Source(LayerSweep sweep, int set) implements BlockSource {
    @Override
    public Block block(int from, int subblock) {
      return sweep.before[subblock].get(sweep.sets.rank(from));
    }

    @Override
    public List<Block> arrived(int subblock) {
      Block first = subblock == BlockBuilder.PLAIN ? sweep.firstBlocks.get(set) : null;
      return first == null ? List.of() : List.of(first);
    }
  }

  private void buildBlock(Worker worker, int set) {
    long visited = worker.builder.visited();
    Block[] built = new Block[subblocks()];
    for (int subblock = 0; subblock < built.length; subblock++) {
      built[subblock] = worker.builder.build(new Source(this, set), set, subblock);
    }
    finish(worker, set, built);
    if (isTooMuch.test(worker.builder.visited() - visited)) {
      isOver.set(true);
    }
  }

  /** Keeps the residuals of a block that can be expanded, and collects the complete ones. */
  private void finish(Worker worker, int set, Block[] built) {
    for (int subblock = 0; subblock < built.length; subblock++) {
      worker.builder.complete(built[subblock], subblock);
      // Before the middle nearly all can be expanded.
      Block rest =
          2 * size < sets.carriers()
              ? built[subblock]
              : worker.builder.expandable(built[subblock], sets.all() & ~set);
      if (rest.size() > 0) {
        blocks[subblock].put(sets.rank(set), rest);
      }
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
