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
  /** Rows of a part whose sums one task adds up. */
  static final int BLOCK_BITS = 18;

  /** Bits of the number of a row in its part. */
  static final int ROW_BITS = 40;

  /**
   * The sizes of what tasks exchange.
   *
   * @param words of a key
   * @param number words of a number, so many that a sum of numbers cannot exceed them
   * @param partitions of rows, by the hash of their keys, and of sums
   */
  record Sizes(int words, int number, int partitions) implements Serializable {}

  ProofRules rules() {
    Problem read = KnuthReader.read("problem.dlx", problem);
    return new ProofRules(read, givens);
  }

  /** The rows of a part. */
  RowReader rows(String part) throws IOException {
    RunDirectory run = new RunDirectory(directory, hadoop.value());
    MessageType columns = MessageTypeParser.parseMessageType(type);
    return RowReader.open(run.files(), run.path(part), columns);
  }

  /** The partition of the row and the edges of a key. */
  int ofKey(long[] keys, int at) {
    long mixed = 0;
    for (int word = 0; word < sizes.words; word++) {
      mixed = (mixed ^ keys[at + word]) * 0xFF51AFD7ED558CCDL;
      mixed ^= mixed >>> 33;
    }
    return (int) Math.floorMod(mixed, (long) sizes.partitions);
  }

  /** The partition of the sum of a row. */
  int ofRow(long row) {
    long mixed = (row >>> BLOCK_BITS) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
    return (int) Math.floorMod(mixed ^ mixed >>> 32, (long) sizes.partitions);
  }
}
