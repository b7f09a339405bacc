package org.dancingsparks.rounds;

import java.math.BigInteger;
import java.util.List;
import org.apache.spark.TaskContext;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.search.TaskProgress;
import org.dancingsparks.spark.SparkJob;

/** Joins the complete halves of a partition with those of its partner. */
final class JoinTask implements SparkJob.Work<Integer, BigInteger> {
  private static final long serialVersionUID = 1;

  private final RoundSearch search;
  private final RoundPlace place;
  private final RoundFile[] some;
  private final RoundFile[] partners;

  /**
   * A task for the numbers of pairs.
   *
   * @param some by pair, the file of a partition
   * @param partners by pair, that of its partner; null where that is the partition itself
   */
  JoinTask(RoundSearch search, RoundPlace place, List<RoundFile> some, List<RoundFile> partners) {
    this.search = search;
    this.place = place;
    this.some = some.toArray(RoundFile[]::new);
    this.partners = partners.toArray(RoundFile[]::new);
  }

  @Override
  public BigInteger apply(Integer pair, TaskContext context, TaskProgress progress) {
    RoundSweep sweep = search.sweep();
    RoundSweep.Task task = search.task(0, pair, context);
    try (OpenFile first = place.open(some[pair].name())) {
      RoundSweep.Stored one = new RoundSweep.Stored(first, some[pair].blocks());
      if (partners[pair] == null) {
        return sweep.join(task, one);
      }
      try (OpenFile second = place.open(partners[pair].name())) {
        return sweep.join(task, one, new RoundSweep.Stored(second, partners[pair].blocks()));
      }
    } finally {
      progress.add(1.0 / some.length, 0);
    }
  }
}
