package org.dancingsparks.verify.proofs;

import java.io.IOException;
import java.io.Serializable;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.parquet.RowReader;
import org.dancingsparks.runs.RunDirectory;

/**
 * A proof as tasks know it.
 *
 * @param directory of the proof
 * @param type of its rows, as text
 * @param problem as text
 * @param givens option ids
 * @param sizes of what tasks exchange
 */
record ProofPlace(
    String directory,
    SerializableConfiguration hadoop,
    String type,
    String problem,
    int[] givens,
    Sizes sizes)
    implements Serializable {
  /** Bytes of the rows that a task looks up, and of those that another one adds up. */
  private static final long TASK_BYTES = 1 << 25;

  /**
   * The sizes of what tasks exchange.
   *
   * @param words of a key
   * @param number words of a number, so many that a sum of numbers cannot exceed them
   * @param lookups partitions of rows by the hash of their keys
   * @param sums partitions of sums: ranges of rows
   * @param block rows of a range, the last one excepted
   */
  record Sizes(int words, int number, int lookups, int sums, int block) implements Serializable {
    /**
     * The sizes for some rows, so that those of a task need a fixed amount of memory.
     *
     * @param bytes of a task
     */
    static Sizes of(int words, int number, long rows, long bytes) {
      int lookups = partitions(rows, Math.max(1, bytes / RowTable.bytes(words, number)));
      int sums = partitions(rows, Math.max(1, bytes / SumTask.bytes(number)));
      return new Sizes(words, number, lookups, sums, (int) Math.max(1, (rows + sums - 1) / sums));
    }

    private static int partitions(long rows, long each) {
      return Math.toIntExact(Math.max(1, (rows + each - 1) / each));
    }
  }

  /** The sizes for some rows. */
  static Sizes sizes(int words, int number, long rows) {
    return Sizes.of(words, number, rows, TASK_BYTES);
  }

  ProofRules rules() {
    Problem read = KnuthReader.read("problem.dlx", problem);
    return new ProofRules(read, givens);
  }

  /** The rows of a part. */
  RowReader rows(RunDirectory run, String part) throws IOException {
    MessageType columns = MessageTypeParser.parseMessageType(type);
    return RowReader.open(run.files(), run.path(part), columns);
  }

  RunDirectory run() throws IOException {
    return new RunDirectory(directory, hadoop.value());
  }

  /** The partition of the row of a key; that of the edges to it is further by their number. */
  int ofKey(long... key) {
    long mixed = 0;
    for (long word : key) {
      mixed = (mixed ^ word) * 0xFF51AFD7ED558CCDL;
      mixed ^= mixed >>> 33;
    }
    return (int) Math.floorMod(mixed, (long) sizes.lookups);
  }

  /** The partition of the sum of a row. */
  int ofRow(long row) {
    return (int) Math.min(sizes.sums - 1, row / sizes.block);
  }
}
