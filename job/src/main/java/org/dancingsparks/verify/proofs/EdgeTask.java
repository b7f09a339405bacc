package org.dancingsparks.verify.proofs;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Iterator;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.util.TaskCompletionListener;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.SealedJson;
import scala.Tuple2;

/**
 * Sends the rows of a part to the partition of the residual's key, and an edge for each residual
 * that they lead to, to the partition of edges to that key. An entry is an {@link EntryKind}, a
 * key, a row, and of rows the number.
 */
final class EdgeTask implements PairFlatMapFunction<String, Integer, long[]> {
  private static final long serialVersionUID = 1;

  private final ProofPlace place;

  EdgeTask(ProofPlace place) {
    this.place = place;
  }

  /** Rows to be sent. */
  @FunctionalInterface
  interface Rows {
    /**
     * The next row, or null after the last.
     *
     * @throws DamagedException if it is none
     */
    ProofRow next() throws IOException;
  }

  @Override
  public Iterator<Tuple2<Integer, long[]>> call(String text) {
    ProofPart part = SealedJson.record(ProofPart.class, text);
    return edges(place, part, new Stored(part));
  }

  /** The entries of some rows. */
  static Iterator<Tuple2<Integer, long[]>> edges(ProofPlace place, ProofPart part, Rows rows) {
    return new Entries(place, part, rows);
  }

  /** The rows of a part, whose bytes are compared with the manifest before the first. */
  private final class Stored implements Rows {
    private final ProofPart part;
    private PartRows rows;

    Stored(ProofPart part) {
      this.part = part;
    }

    @Override
    public ProofRow next() throws IOException {
      if (rows == null) {
        RunDirectory run = place.run();
        part.record().asFile().check(run);
        rows = new PartRows(place, part, run);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) ended -> close());
      }
      return rows.next();
    }

    private void close() {
      try {
        rows.close();
      } catch (IOException e) {
        // All that was needed has been read.
      }
    }
  }

  private static final class Entries extends LongChunks {
    private final ProofPlace place;
    private final ProofRules rules;
    private final ProofPart part;
    private final int words;
    private final int number;
    private final Rows rows;
    private long row;

    Entries(ProofPlace place, ProofPart part, Rows rows) {
      super(2 * place.sizes().lookups());
      this.place = place;
      this.part = part;
      this.rows = rows;
      rules = place.rules();
      words = place.sizes().words();
      number = place.sizes().number();
      row = part.first();
    }

    @Override
    boolean make() {
      try {
        ProofRow of = rows.next();
        if (of == null) {
          return false;
        }
        send(of);
        return true;
      } catch (DamagedException | IOException | FSError e) {
        row = part.number();
        send(new long[words], EntryKind.BROKEN, BigInteger.ZERO);
        return false;
      }
    }

    private void send(ProofRow of) {
      int[] state = rules.state(of.key());
      EntryKind kind = kind(of, state);
      // So that sums of numbers cannot exceed their words.
      send(of.key(), kind, kind == EntryKind.TOO_LARGE ? BigInteger.ZERO : of.number());
      if (kind == EntryKind.INNER) {
        rules.forEachLeft(state, of.item(), left -> send(left, EntryKind.EDGE, BigInteger.ZERO));
      }
      row++;
    }

    private EntryKind kind(ProofRow of, int... state) {
      if (of.number().bitLength() > Long.SIZE * (number - 1)) {
        return EntryKind.TOO_LARGE;
      }
      if (!rules.isKey(of.key())) {
        return EntryKind.WRONG_KEY;
      }
      boolean hasPrimary = rules.hasPrimary(state);
      boolean isRight = hasPrimary ? rules.isOpen(of.item(), state) : of.item() == ProofRow.NO_ITEM;
      if (!isRight) {
        return EntryKind.WRONG_ITEM;
      }
      return hasPrimary ? EntryKind.INNER : EntryKind.END;
    }

    private void send(long[] key, EntryKind kind, BigInteger ofRow) {
      long[] entry = new long[entry(place.sizes(), kind)];
      entry[0] = kind.ordinal();
      System.arraycopy(key, 0, entry, 1, words);
      entry[1 + words] = row;
      if (kind != EntryKind.EDGE) {
        new Words(number).put(ofRow, entry, 2 + words);
      }
      send(place.ofKey(key) + (kind == EntryKind.EDGE ? place.sizes().lookups() : 0), entry);
    }
  }

  /** The longs of an entry. */
  static int entry(ProofPlace.Sizes sizes, EntryKind kind) {
    return 2 + sizes.words() + (kind == EntryKind.EDGE ? 0 : sizes.number());
  }
}
