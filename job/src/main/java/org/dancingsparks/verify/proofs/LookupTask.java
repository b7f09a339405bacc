package org.dancingsparks.verify.proofs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;

/**
 * Looks up the residuals that edges lead to among the rows of a partition, and sends their numbers
 * to the sum of the row that the edge comes from. An entry is a row, a kind and a number.
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

  private final ProofPlace place;

  LookupTask(ProofPlace place) {
    this.place = place;
  }

  @Override
  public Iterator<Tuple2<Integer, long[]>> call(Iterator<Tuple2<Integer, long[]>> chunks) {
    ProofPlace.Sizes sizes = place.sizes();
    List<long[]> edges = new ArrayList<>();
    Rows rows = new Rows(sizes);
    List<long[]> found = new ArrayList<>();
    long[] start = place.rules().start();
    while (chunks.hasNext()) {
      long[] chunk = chunks.next()._2;
      long[] ofEdges = new long[chunk.length];
      int size = 0;
      int words = sizes.words();
      for (int at = 0; at < chunk.length; at += EdgeTask.entry(sizes, chunk[at])) {
        if (chunk[at] == EdgeTask.EDGE) {
          System.arraycopy(chunk, at + 1, ofEdges, size, words + 1);
          size += words + 1;
        } else {
          long[] entry = new long[2 + sizes.number()];
          entry[0] = chunk[at + 1 + words];
          System.arraycopy(chunk, at + 2 + words, entry, 2, sizes.number());
          entry[1] = kind(chunk[at]);
          found.add(entry);
          if (!rows.add(chunk, at + 1, entry)) {
            found.add(withKind(entry, DOUBLE));
          }
          if (Arrays.equals(chunk, at + 1, at + 1 + words, start, 0, words)) {
            found.add(withKind(entry, START));
          }
        }
      }
      if (size > 0) {
        edges.add(Arrays.copyOf(ofEdges, size));
      }
    }
    return new Terms(rows, edges.iterator(), found.iterator());
  }

  private static int kind(long ofRow) {
    return switch ((int) ofRow) {
      case EdgeTask.INNER -> OWN;
      case EdgeTask.END -> END;
      case EdgeTask.WRONG_KEY -> WRONG_KEY;
      case EdgeTask.TOO_LARGE -> TOO_LARGE;
      default -> WRONG_ITEM;
    };
  }

  private static long[] withKind(long[] entry, int kind) {
    long[] other = entry.clone();
    other[1] = kind;
    return other;
  }

  private final class Terms extends LongChunks {
    private final Rows rows;
    private final Iterator<long[]> edges;
    private final Iterator<long[]> found;

    Terms(Rows rows, Iterator<long[]> edges, Iterator<long[]> found) {
      super(place.sizes().partitions());
      this.rows = rows;
      this.edges = edges;
      this.found = found;
    }

    @Override
    boolean make() {
      if (found.hasNext()) {
        long[] entry = found.next();
        send(place.ofRow(entry[0]), entry);
        return true;
      }
      if (!edges.hasNext()) {
        return false;
      }
      long[] chunk = edges.next();
      int words = place.sizes().words();
      int number = place.sizes().number();
      long[] entry = new long[2 + number];
      for (int at = 0; at < chunk.length; at += words + 1) {
        long[] row = rows.find(chunk, at);
        entry[0] = chunk[at + words];
        entry[1] = row == null ? MISSING : TERM;
        if (row != null) {
          System.arraycopy(row, 2, entry, 2, number);
        }
        send(place.ofRow(entry[0]), entry);
      }
      return true;
    }
  }

  /** The rows of a partition by key. */
  private static final class Rows {
    private final int words;
    private final Map<Key, long[]> rows = new HashMap<>();

    Rows(ProofPlace.Sizes sizes) {
      words = sizes.words();
    }

    /** Adds a row; false if there is another one with its key. */
    boolean add(long[] keys, int at, long... entry) {
      return rows.putIfAbsent(new Key(Arrays.copyOfRange(keys, at, at + words)), entry) == null;
    }

    long[] find(long[] keys, int at) {
      return rows.get(new Key(Arrays.copyOfRange(keys, at, at + words)));
    }
  }

  private record Key(long... words) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(words, key.words);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }
}
