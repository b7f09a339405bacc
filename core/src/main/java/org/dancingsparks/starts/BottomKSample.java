package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Some of many starts, each with the same probability: those of the least priorities, which a seed
 * gives each start. So the sample is the same however the starts are come by. To be used by one
 * thread.
 */
public final class BottomKSample {
  private static final Comparator<Ranked> ORDER =
      Comparator.comparingLong(Ranked::priority)
          .thenComparing(ranked -> ranked.start.toArray(), Arrays::compare);

  private final int most;
  private final long seed;
  private final PriorityQueue<Ranked> kept = new PriorityQueue<>(ORDER.reversed());

  private record Ranked(long priority, Start start) {}

  /**
   * An empty sample.
   *
   * @param most starts that are kept
   */
  public BottomKSample(int most, long seed) {
    this.most = most;
    this.seed = seed;
  }

  /** Takes a start. */
  public void add(int[] start, long solution) {
    long priority = priority(start);
    if (most == 0 || kept.size() == most && priority > kept.element().priority) {
      return;
    }
    List<Integer> options = Arrays.stream(start).sorted().boxed().toList();
    kept.add(new Ranked(priority, new Start(options, solution)));
    if (kept.size() > most) {
      kept.remove();
    }
  }

  /** The sum does not see the order of the options; it is mixed as by SplitMix64. */
  private long priority(int... start) {
    long sum = seed;
    for (int option : start) {
      sum += mixed(seed ^ option + 1L);
    }
    return mixed(sum);
  }

  private static long mixed(long value) {
    long bits = value * 0x9E3779B97F4A7C15L;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }

  /** The starts, in the order of their priorities. */
  public List<Start> starts() {
    return kept.stream().sorted(ORDER).map(Ranked::start).toList();
  }
}
