package org.dancingsparks.layers.places;

import java.io.Closeable;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Consumer;
import org.dancingsparks.layers.disk.Limits;

/**
 * A sweep over some of a problem's residuals by one thread, place after place: residuals come from
 * elsewhere, are expanded, or are taken elsewhere. Tables that exceed the memory are moved to
 * temporary files. Places ascend from call to call. Used once.
 */
public final class PartialSweep implements Closeable {
  /** The fraction of the memory that the table of a share may take. */
  private static final int TABLE_SHARE = 4;

  /** Entries of a table between two checks. */
  private static final int STEP = 1 << 12;

  private final PlaceProblem problem;
  private final PlaceListener listener;
  private final MemoryUse memory;
  private final PlaceBlocks blocks;
  private final Outbox outbox;
  private final PlaceExpansion expansion;
  private final long tableMemory;

  /** Merges isomorphic residuals; null if none are. */
  private ClassMerging merging;

  /** The place whose residuals are all merged. */
  private int first;

  /**
   * A sweep without residuals.
   *
   * @param limits of memory, for one core
   */
  PartialSweep(PlaceProblem problem, Limits limits, PlaceListener listener) {
    this.problem = problem;
    this.listener = listener;
    memory = new MemoryUse(limits.memory());
    blocks = new PlaceBlocks(problem.places() + 1, problem.width(), memory, limits.directory());
    long waiting = limits.memory() / Outbox.MEMORY_SHARE;
    outbox = new Outbox(blocks, problem.places() + 1, problem.width(), waiting);
    expansion = problem.expansion(outbox);
    tableMemory = limits.memory() / TABLE_SHARE;
  }

  /**
   * Merges isomorphic residuals.
   *
   * @param place at which all of them are merged; at later ones where that pays
   */
  PartialSweep merging(ClassMerging classes, int place) {
    merging = classes;
    first = place;
    return this;
  }

  /** Adds residuals to those of a place. */
  public void add(int place, Residuals residuals) {
    listener.done(residuals.size());
    int words = residuals.words();
    int ofMultiplicity = outbox.widen(words + 1 - problem.width());
    long[] entry = new long[problem.width() + ofMultiplicity];
    for (int at = 0; at < residuals.size(); at++) {
      entry[0] = residuals.firsts()[at];
      System.arraycopy(residuals.rest(), at * words, entry, 1, words);
      outbox.send(place, entry);
    }
  }

  /** Expands the residuals of a place, which leaves it without any; returns their number. */
  public long expand(int place) {
    return expandTables(place, table -> {});
  }

  /**
   * Expands the residuals of a place in the same way, and hands them over sorted, in batches. Each
   * is handed over once.
   */
  public long expandAndKeep(int place, Consumer<Residuals> to) {
    ResidualSorter sorter = new ResidualSorter(problem.width(), to);
    long number = expandTables(place, sorter::add);
    sorter.finish();
    return number;
  }

  private long expandTables(int place, Consumer<PlaceTable> viewer) {
    long[] number = {0};
    takeTables(
        place,
        this::merged,
        table -> {
          for (int from = 0; from < table.size(); from += STEP) {
            int to = Math.min(table.size(), from + STEP);
            listener.done(to - from);
            expansion.expand(table, place, from, to);
          }
          viewer.accept(table);
          number[0] += table.size();
        });
    return number[0];
  }

  private Optional<PlaceBlock> merged(PlaceBlock block, int place) {
    if (merging == null) {
      return Optional.empty();
    }
    return place == first && place > 0
        ? Optional.of(merging.allMerged(block, place, memory, outbox))
        : merging.merged(block, place, memory, outbox);
  }

  /** Takes the residuals of a place, and hands them over sorted, in batches. */
  public void take(int place, Consumer<Residuals> to) {
    take(
        place,
        (block, at) ->
            Optional.ofNullable(merging).flatMap(classes -> classes.mergedOnly(block, at, memory)),
        to);
  }

  /** Takes the residuals of a place in the same way, without merging isomorphic ones. */
  void takeUnmerged(int place, Consumer<Residuals> to) {
    take(place, (block, at) -> Optional.empty(), to);
  }

  private void take(int place, Merge merge, Consumer<Residuals> to) {
    ResidualSorter sorter = new ResidualSorter(problem.width(), to);
    takeTables(
        place,
        merge,
        table -> {
          listener.done(table.size());
          sorter.add(table);
        });
    sorter.finish();
  }

  /** Takes the residuals of a place; returns the number of ways to reach them. */
  public BigInteger sum(int place) {
    BigInteger[] sum = {BigInteger.ZERO};
    takeTables(place, (block, at) -> Optional.empty(), table -> sum[0] = sum[0].add(table.sum()));
    return sum[0];
  }

  /** The bytes of tables that were moved to temporary files so far. */
  public long spilled() {
    return memory.spilled();
  }

  /** The merge of a place; empty if the block is left as it is. */
  @FunctionalInterface
  private interface Merge {
    Optional<PlaceBlock> of(PlaceBlock block, int place);
  }

  private void takeTables(int place, Merge merge, Consumer<PlaceTable> receiver) {
    outbox.flush(place);
    PlaceBlock block = blocks.open(place);
    if (block == null) {
      return;
    }
    Optional<PlaceBlock> merged = merge.of(block, place);
    try {
      PlaceBlock taken = merged.orElse(block);
      for (int share = 0; share < PlaceBlock.SHARES; share++) {
        taken.share(share).take(tableMemory, receiver);
      }
    } finally {
      merged.ifPresent(PlaceBlock::close);
    }
    blocks.drop(place);
  }

  @Override
  public void close() {
    blocks.close();
  }
}
