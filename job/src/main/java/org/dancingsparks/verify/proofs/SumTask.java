package org.dancingsparks.verify.proofs;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;
import scala.Tuple2;

/** Adds up the terms of rows, and compares the sums with their numbers. */
final class SumTask implements SparkJob.PartitionWork<Tuple2<Integer, long[]>, String> {
  private static final long serialVersionUID = 1;
  private static final int MOST_FAULTS = 10;
  private static final int BLOCK = 1 << ProofPlace.BLOCK_BITS;

  private final ProofPlace place;

  SumTask(ProofPlace place) {
    this.place = place;
  }

  /**
   * The findings of a task.
   *
   * @param rows their number
   * @param starts the numbers of rows of the whole problem
   */
  record Findings(long rows, List<String> starts, List<Fault> faults) {}

  /**
   * A row that breaks a rule.
   *
   * @param row its part and its number there
   */
  record Fault(long row, String what) {}

  /** The rows of a block: their numbers, and the sums of their terms. */
  private static final class Block {
    private final long[] own;
    private final long[] sums;
    private final BitSet rows = new BitSet();

    Block(int words) {
      own = new long[BLOCK * words];
      sums = new long[BLOCK * words];
    }
  }

  @Override
  public String apply(Iterator<Tuple2<Integer, long[]>> chunks, Watch watch) {
    int words = place.sizes().number();
    Words numbers = new Words(words);
    Map<Long, Block> blocks = new HashMap<>();
    List<Fault> faults = new ArrayList<>();
    List<String> starts = new ArrayList<>();
    while (chunks.hasNext()) {
      watch.check();
      long[] chunk = chunks.next()._2;
      for (int at = 0; at < chunk.length; at += 2 + words) {
        long row = chunk[at];
        Block block =
            blocks.computeIfAbsent(row >>> ProofPlace.BLOCK_BITS, number -> new Block(words));
        int index = (int) row & BLOCK - 1;
        switch ((int) chunk[at + 1]) {
          case LookupTask.TERM -> numbers.add(block.sums, index * words, chunk, at + 2);
          case LookupTask.OWN -> own(block, index, chunk, at + 2);
          case LookupTask.END -> {
            own(block, index, chunk, at + 2);
            block.sums[index * words]++;
          }
          case LookupTask.MISSING -> add(faults, row, "it leads to a residual that has no row");
          case LookupTask.DOUBLE -> add(faults, row, "another row has the same residual");
          case LookupTask.WRONG_KEY -> add(faults, row, "its key is that of no residual");
          case LookupTask.TOO_LARGE ->
              add(faults, row, "its number is larger than the number of solutions");
          case LookupTask.START -> starts.add(numbers.get(chunk, at + 2).toString());
          default -> add(faults, row, "its item is not an open primary item of its residual");
        }
      }
    }
    long rows = 0;
    if (faults.isEmpty()) {
      for (Map.Entry<Long, Block> each : blocks.entrySet()) {
        rows += each.getValue().rows.cardinality();
        compare(each.getKey() << ProofPlace.BLOCK_BITS, each.getValue(), faults);
      }
    }
    watch.done(1.0 / place.sizes().partitions(), rows);
    return SealedJson.text(new Findings(rows, starts, faults));
  }

  private void own(Block block, int index, long[] chunk, int at) {
    int words = place.sizes().number();
    System.arraycopy(chunk, at, block.own, index * words, words);
    block.rows.set(index);
  }

  private void compare(long first, Block block, List<Fault> faults) {
    int words = place.sizes().number();
    Words numbers = new Words(words);
    for (int index = block.rows.nextSetBit(0);
        index >= 0;
        index = block.rows.nextSetBit(index + 1)) {
      BigInteger own = numbers.get(block.own, index * words);
      BigInteger sum = numbers.get(block.sums, index * words);
      if (!own.equals(sum)) {
        add(faults, first + index, "its number is %s, and should be %s".formatted(own, sum));
      }
    }
  }

  private static void add(List<Fault> faults, long row, String what) {
    if (faults.size() < MOST_FAULTS) {
      faults.add(new Fault(row, what));
    }
  }
}
