package org.dancingsparks.runs.rounds;

import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.util.AccumulatorV2;
import org.dancingsparks.layers.rounds.Chunk;
import org.dancingsparks.layers.rounds.ChunkIndex;

/**
 * Carries the index of each task that sends chunks to the driver, with the task's end. Spark may
 * repeat such a task, and then adds its index again, which changes nothing. Has all indexes before
 * Spark starts the tasks that read the chunks.
 */
final class SentChunks extends AccumulatorV2<Chunk, ChunkIndex> {
  private static final long serialVersionUID = 1;

  /** On the driver; null elsewhere. */
  private final transient ChunkIndex all;

  /** By task, its index. Replaced, not changed, since heartbeats read it meanwhile. */
  private volatile TreeMap<Integer, byte[]> added = new TreeMap<>();

  SentChunks(ChunkIndex all) {
    this.all = all;
  }

  @Override
  public boolean isZero() {
    return added.isEmpty();
  }

  @Override
  public SentChunks copy() {
    SentChunks copy = copyAndReset();
    copy.added = added;
    return copy;
  }

  @Override
  public SentChunks copyAndReset() {
    return new SentChunks(null);
  }

  @Override
  public void reset() {
    added = new TreeMap<>();
  }

  @Override
  public void add(Chunk index) {
    TreeMap<Integer, byte[]> more = new TreeMap<>(added);
    more.put(index.key().source(), index.bytes());
    added = more;
  }

  @Override
  public void merge(AccumulatorV2<Chunk, ChunkIndex> other) {
    for (Map.Entry<Integer, byte[]> index : ((SentChunks) other).added.entrySet()) {
      all.add(index.getKey(), index.getValue());
    }
  }

  @Override
  public ChunkIndex value() {
    return all;
  }
}
