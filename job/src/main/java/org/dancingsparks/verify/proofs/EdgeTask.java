package org.dancingsparks.verify.proofs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.function.Supplier;
import org.apache.parquet.example.data.Group;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.util.TaskCompletionListener;
import org.dancingsparks.parquet.RowReader;
import scala.Tuple2;

/**
 * Sends the rows of a part, and an edge for each residual that they lead to, to the partition of
 * the residual's key. An entry is a kind, a key, a row, and of rows the number.
 */
final class EdgeTask implements PairFlatMapFunction<Tuple2<Integer, String>, Integer, long[]> {
  private static final long serialVersionUID = 1;

  /** The kind of an entry that is an edge: its row is the one that it comes from. */
  static final int EDGE = 0;

  /** The kind of a row whose number is 1, since it has no primary item. */
  static final int END = 1;

  /** The kind of a row with an item. */
  static final int INNER = 2;

  /** The kind of a row whose item is not one of its residual's. */
  static final int WRONG_ITEM = 3;

  /** The kind of a row whose key has bits that no residual has. */
  static final int WRONG_KEY = 4;

  /** The kind of a row whose number is larger than that of a problem with so many solutions. */
  static final int TOO_LARGE = 5;

  private final ProofPlace place;

  EdgeTask(ProofPlace place) {
    this.place = place;
  }

  @Override
  public Iterator<Tuple2<Integer, long[]>> call(Tuple2<Integer, String> part) {
    try {
      RowReader rows = place.rows(part._2);
      TaskContext.get()
          .addTaskCompletionListener(
              (TaskCompletionListener)
                  ended -> {
                    try {
                      rows.close();
                    } catch (IOException e) {
                      throw new UncheckedIOException(e);
                    }
                  });
      int words = place.sizes().words();
      return edges(
          place,
          part._1,
          () -> {
            Group row = rows.next();
            return row == null ? null : ProofRow.of(row, words);
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The entries of some rows.
   *
   * @param part its number
   * @param rows the next one, or null after the last
   */
  static Iterator<Tuple2<Integer, long[]>> edges(
      ProofPlace place, int part, Supplier<ProofRow> rows) {
    return new Entries(place, (long) part << ProofPlace.ROW_BITS, rows);
  }

  private static final class Entries extends LongChunks {
    private final ProofPlace place;
    private final ProofRules rules;
    private final int words;
    private final int number;
    private final Supplier<ProofRow> rows;
    private long row;

    Entries(ProofPlace place, long first, Supplier<ProofRow> rows) {
      super(place.sizes().partitions());
      this.place = place;
      this.rows = rows;
      rules = place.rules();
      words = place.sizes().words();
      number = place.sizes().number();
      row = first;
    }

    @Override
    boolean make() {
      ProofRow of = rows.get();
      if (of == null) {
        return false;
      }
      int[] state = rules.state(of.key());
      int kind = kind(of, state);
      // So that sums of numbers cannot exceed their words.
      send(of.key(), kind, kind == TOO_LARGE ? BigInteger.ZERO : of.number());
      if (kind == INNER) {
        rules.forEachLeft(state, of.item(), left -> send(left, EDGE, BigInteger.ZERO));
      }
      row++;
      return true;
    }

    private int kind(ProofRow of, int... state) {
      if (of.number().bitLength() > Long.SIZE * (number - 1)) {
        return TOO_LARGE;
      }
      if (!rules.isKey(of.key())) {
        return WRONG_KEY;
      }
      boolean hasPrimary = rules.hasPrimary(state);
      boolean isRight = hasPrimary ? rules.isOpen(of.item(), state) : of.item() < 0;
      return isRight ? hasPrimary ? INNER : END : WRONG_ITEM;
    }

    private void send(long[] key, int kind, BigInteger ofRow) {
      long[] entry = new long[entry(place.sizes(), kind)];
      entry[0] = kind;
      System.arraycopy(key, 0, entry, 1, words);
      entry[1 + words] = row;
      if (kind != EDGE) {
        new Words(number).put(ofRow, entry, 2 + words);
      }
      send(place.ofKey(key, 0), entry);
    }
  }

  /** The longs of an entry. */
  static int entry(ProofPlace.Sizes sizes, long kind) {
    return 2 + sizes.words() + (kind == EDGE ? 0 : sizes.number());
  }
}
