package org.dancingsparks.verify.proofs;

import java.util.Arrays;
import java.util.Iterator;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import scala.Tuple2;

/**
 * Looks up the residuals that edges lead to among the rows of a partition, and sends their numbers
 * to the sum of the row that the edge comes from. An entry is a row, an {@link EntryKind} and a
 * number. All rows come before the first edge, and are in memory; edges pass.
 */
final class LookupTask
    implements PairFlatMapFunction<Iterator<Tuple2<Integer, long[]>>, Integer, long[]> {
  private static final long serialVersionUID = 1;

  private final ProofPlace place;

  LookupTask(ProofPlace place) {
    this.place = place;
  }

  @Override
  public Iterator<Tuple2<Integer, long[]>> call(Iterator<Tuple2<Integer, long[]>> chunks) {
    return new Terms(chunks);
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
      for (int at = 0; at < chunk.length; at += EdgeTask.entry(sizes, EntryKind.of(chunk[at]))) {
        EntryKind kind = EntryKind.of(chunk[at]);
        entry[0] = chunk[at + 1 + words];
        if (kind == EntryKind.EDGE) {
          lookUp(chunk, at + 1);
        } else {
          System.arraycopy(chunk, at + 2 + words, entry, 2, sizes.number());
          add(kind, chunk, at + 1);
        }
      }
      return true;
    }

    private void lookUp(long[] chunk, int at) {
      int slot = rows.find(chunk, at);
      if (slot >= 0) {
        rows.number(slot, entry, 2);
      }
      send(slot < 0 ? EntryKind.MISSING : EntryKind.TERM);
    }

    private void add(EntryKind kind, long[] chunk, int at) {
      send(kind);
      if (kind == EntryKind.BROKEN) {
        return;
      }
      if (!rows.add(chunk, at)) {
        send(EntryKind.DOUBLE);
      }
      if (Arrays.equals(chunk, at, at + words, start, 0, words)) {
        send(EntryKind.START);
      }
    }

    private void send(EntryKind kind) {
      entry[1] = kind.ordinal();
      send(kind == EntryKind.BROKEN ? 0 : place.ofRow(entry[0]), entry);
    }
  }
}
