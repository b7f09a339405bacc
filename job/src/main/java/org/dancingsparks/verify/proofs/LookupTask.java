package org.dancingsparks.verify.proofs;

import java.util.Arrays;
import java.util.Iterator;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;

/**
 * Looks up the residuals that edges lead to among the rows of a partition, and sends their numbers
 * to the sum of the row that the edge comes from. An entry is a row, a kind and a number. All rows
 * come before the first edge, and are in memory; edges pass.
 */
final class LookupTask
    implements PairFlatMapFunction<Iterator<Tuple2<Integer, long[]>>, Integer, long[]> {
  private static final long serialVersionUID = 1;

  /** The kind of a term: the number of a residual that the row leads to. */
  static final int TERM = 0;

  /** The kind of the row's own number. */
  static final int OWN = 1;

  /** The kind of the number of a row without primary items. */
  static final int END = 2;

  /** The kind of a row that leads to a residual without a row. */
  static final int MISSING = 3;

  /** The kind of a row whose residual has another row. */
  static final int DOUBLE = 4;

  /** The kind of a row whose item is not one of its residual's. */
  static final int WRONG_ITEM = 5;

  /** The kind of the row of the whole problem. */
  static final int START = 6;

  /** The kind of a row whose key has bits that no residual has. */
  static final int WRONG_KEY = 7;

  /** The kind of a row whose number is larger than any can be. */
  static final int TOO_LARGE = 8;

  /** The kind of an entry whose row is the number of a part that cannot be read to its end. */
  static final int BROKEN = 9;

  private final ProofPlace place;

  LookupTask(ProofPlace place) {
    this.place = place;
  }

  @Override
  public Iterator<Tuple2<Integer, long[]>> call(Iterator<Tuple2<Integer, long[]>> chunks) {
    return new Terms(chunks);
  }

  private static int kind(long ofRow) {
    return switch ((int) ofRow) {
      case EdgeTask.INNER -> OWN;
      case EdgeTask.END -> END;
      case EdgeTask.WRONG_KEY -> WRONG_KEY;
      case EdgeTask.TOO_LARGE -> TOO_LARGE;
      case EdgeTask.BROKEN -> BROKEN;
      default -> WRONG_ITEM;
    };
  }

  private final class Terms extends LongChunks {
    private final Iterator<Tuple2<Integer, long[]>> chunks;
    private final ProofPlace.Sizes sizes = place.sizes();
    private final int words = sizes.words();
    private final long[] start = place.rules().start();
    private final RowTable rows = new RowTable(sizes);
    private final long[] entry = new long[2 + sizes.number()];

    Terms(Iterator<Tuple2<Integer, long[]>> chunks) {
      super(place.sizes().sums());
      this.chunks = chunks;
    }

    @Override
    boolean make() {
      if (!chunks.hasNext()) {
        return false;
      }
      long[] chunk = chunks.next()._2;
      for (int at = 0; at < chunk.length; at += EdgeTask.entry(sizes, chunk[at])) {
        entry[0] = chunk[at + 1 + words];
        if (chunk[at] == EdgeTask.EDGE) {
          lookUp(chunk, at + 1);
        } else {
          System.arraycopy(chunk, at + 2 + words, entry, 2, sizes.number());
          add(kind(chunk[at]), chunk, at + 1);
        }
      }
      return true;
    }

    private void lookUp(long[] chunk, int at) {
      int slot = rows.find(chunk, at);
      if (slot >= 0) {
        rows.number(slot, entry, 2);
      }
      send(slot < 0 ? MISSING : TERM);
    }

    private void add(int kind, long[] chunk, int at) {
      send(kind);
      if (kind == BROKEN) {
        return;
      }
      if (!rows.add(chunk, at)) {
        send(DOUBLE);
      }
      if (Arrays.equals(chunk, at, at + words, start, 0, words)) {
        send(START);
      }
    }

    private void send(int kind) {
      entry[1] = kind;
      send(kind == BROKEN ? 0 : place.ofRow(entry[0]), entry);
    }
  }
}
