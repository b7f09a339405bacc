package org.dancingsparks.verify.proofs;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;
import scala.Tuple2;

/** Adds up the terms of a range of rows, and compares the sums with their numbers. */
final class SumTask implements SparkJob.PartitionWork<Tuple2<Integer, long[]>, String> {
  private static final long serialVersionUID = 1;
  private static final int MOST_FAULTS = 10;

  private final ProofPlace place;

  SumTask(ProofPlace place) {
    this.place = place;
  }

  /** Bytes that a row takes: its number and the sum. */
  static long bytes(int number) {
    return 2L * Long.BYTES * number + 1;
  }

  /**
   * The findings of a task.
   *
   * @param rows their number
   * @param starts the numbers of rows of the whole problem
   * @param broken the numbers of parts that cannot be read to their ends
   * @param faults rows that break a rule
   */
  record Findings(long rows, List<String> starts, List<Integer> broken, List<Fault> faults) {}

  /**
   * A row that breaks a rule.
   *
   * @param row its number among all
   * @param kind that of a term if its number is not the sum of these
   * @param sum of its terms, of those that have rows, as text; empty if it was not compared
   */
  record Fault(long row, EntryKind kind, String sum) {}

  @Override
  public String apply(Iterator<Tuple2<Integer, long[]>> chunks, Watch watch) {
    Range range = new Range();
    while (chunks.hasNext()) {
      watch.check();
      range.add(chunks.next()._2);
    }
    Findings findings = range.findings();
    watch.done(1.0 / place.sizes().sums(), findings.rows());
    return SealedJson.text(findings);
  }

  /** A range of rows: their numbers, and the sums of their terms. */
  private final class Range {
    private final int words = place.sizes().number();
    private final Words numbers = new Words(words);
    private final int block = place.sizes().block();
    private final long[] own = new long[Math.multiplyExact(block, words)];
    private final long[] sums = new long[Math.multiplyExact(block, words)];
    private final BitSet rows = new BitSet();
    private final List<Integer> broken = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final List<String> starts = new ArrayList<>();
    private long first;

    void add(long... chunk) {
      for (int at = 0; at < chunk.length; at += 2 + words) {
        long row = chunk[at];
        EntryKind kind = EntryKind.of(chunk[at + 1]);
        int index = (int) (row % block);
        switch (kind) {
          case TERM -> numbers.add(sums, index * words, chunk, at + 2);
          case INNER -> own(row, chunk, at + 2);
          case END -> {
            own(row, chunk, at + 2);
            sums[index * words]++;
          }
          case START -> starts.add(numbers.get(chunk, at + 2).toString());
          case BROKEN -> broken.add((int) row);
          default -> add(new Fault(row, kind, ""));
        }
      }
    }

    private void own(long row, long[] chunk, int at) {
      int index = (int) (row % block);
      first = row - index;
      System.arraycopy(chunk, at, own, index * words, words);
      rows.set(index);
    }

    private void add(Fault fault) {
      if (faults.size() < MOST_FAULTS) {
        faults.add(fault);
      }
    }

    Findings findings() {
      if (faults.isEmpty() && broken.isEmpty()) {
        rows.stream().forEach(this::compare);
      }
      // All terms have come now.
      faults.replaceAll(fault -> fault.kind() == EntryKind.MISSING ? withSum(fault) : fault);
      return new Findings(rows.cardinality(), starts, broken, faults);
    }

    private Fault withSum(Fault fault) {
      int index = (int) (fault.row() % block);
      return new Fault(fault.row(), fault.kind(), numbers.get(sums, index * words).toString());
    }

    private void compare(int index) {
      BigInteger sum = numbers.get(sums, index * words);
      if (!numbers.get(own, index * words).equals(sum)) {
        add(new Fault(first + index, EntryKind.TERM, sum.toString()));
      }
    }
  }
}
