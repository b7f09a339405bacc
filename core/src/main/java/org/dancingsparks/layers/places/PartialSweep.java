package org.dancingsparks.layers.places;

import java.io.Closeable;
import java.math.BigInteger;
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

  /** Slots of a table between two checks. */
  private static final int STEP = 1 << 12;

  private final PlaceProblem problem;
  private final Runnable check;
  private final PlaceBlocks blocks;
  private final Outbox outbox;
  private final PlaceExpansion expansion;
  private final long tableMemory;

  /**
   * A sweep without residuals.
   *
   * @param limits of memory, for one core
   * @param check called now and then; what it throws ends the sweep
   */
  public PartialSweep(PlaceProblem problem, Limits limits, Runnable check) {
    this.problem = problem;
    this.check = check;
    MemoryUse memory = new MemoryUse(limits.memory());
    blocks = new PlaceBlocks(problem.places() + 1, problem.width(), memory, limits.directory());
    long waiting = limits.memory() / Outbox.MEMORY_SHARE;
    outbox = new Outbox(blocks, problem.places() + 1, problem.width(), waiting);
    expansion = problem.expansion(outbox);
    tableMemory = limits.memory() / TABLE_SHARE;
  }

  /** Adds residuals to those of a place. */
  public void add(int place, Residuals residuals) {
    check.run();
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
    long[] number = {0};
    takeTables(
        place,
        table -> {
          for (int from = 0; from < table.capacity(); from += STEP) {
            check.run();
            expansion.expand(table, place, from, Math.min(table.capacity(), from + STEP));
          }
          number[0] += table.size();
        });
    return number[0];
  }

  /** Takes the residuals of a place, and hands them over sorted, some at a time. */
  public void take(int place, Consumer<Residuals> to) {
    ResidualSorter sorter = new ResidualSorter(problem.width(), to);
    takeTables(
        place,
        table -> {
          check.run();
          sorter.add(table);
        });
    sorter.finish();
  }

  /** Takes the residuals of a place; returns the number of ways to reach them. */
  public BigInteger sum(int place) {
    BigInteger[] sum = {BigInteger.ZERO};
    takeTables(place, table -> sum[0] = sum[0].add(table.sum()));
    return sum[0];
  }

  private void takeTables(int place, Consumer<PlaceTable> receiver) {
    outbox.flush(place);
    PlaceBlock block = blocks.open(place);
    if (block != null) {
      for (int share = 0; share < PlaceBlock.SHARES; share++) {
        block.share(share).take(tableMemory, receiver);
      }
      blocks.drop(place);
    }
  }

  @Override
  public void close() {
    blocks.close();
  }
}
