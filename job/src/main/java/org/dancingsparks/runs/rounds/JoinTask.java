package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import org.apache.hadoop.fs.FSError;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;

/** Joins the complete halves of a partition with those of its partner. */
final class JoinTask implements SparkJob.Work<Integer, String> {
  private static final long serialVersionUID = 1;

  private final RoundSearch search;
  private final BlockFiles files;
  private final int firstBin;
  private final Pair[] pairs;

  /**
   * The files of a pair.
   *
   * @param some the file of a partition
   * @param partners the file of its partner; null for a partition that is its own partner
   */
  record Pair(RoundFile some, RoundFile partners) implements Serializable {}

  /**
   * A task for the numbers of pairs.
   *
   * @param firstBin the bin of pair 0
   */
  JoinTask(RoundSearch search, BlockFiles files, int firstBin, List<Pair> pairs) {
    this.search = search;
    this.files = files;
    this.firstBin = firstBin;
    this.pairs = pairs.toArray(Pair[]::new);
  }

  @Override
  public String apply(Integer pair, Watch watch) {
    int bin = firstBin + pair;
    try {
      BigInteger solutions = joined(pairs[pair], search.task(0, pair, watch), search.sweep());
      return SealedJson.text(RoundBin.joined(bin, solutions));
    } catch (UncheckedIOException | IOException | FSError e) {
      throw files.failed("do bin %d".formatted(bin), e);
    }
  }

  private BigInteger joined(Pair pair, RoundSweep.Task task, RoundSweep sweep) throws IOException {
    try (OpenBlockFile some = files.open(pair.some)) {
      if (pair.partners == null) {
        return sweep.join(task, some.stored());
      }
      try (OpenBlockFile partners = files.open(pair.partners)) {
        return sweep.join(task, some.stored(), partners.stored());
      }
    }
  }
}
