package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * A uniform sample of a stream of starts: the k of lowest priority, where a seed and the start
 * determine its priority (bottom-k sampling). So the sample does not depend on the order of the
 * stream. One thread.
 */
public final class BottomKSample implements StartVisitor {
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
   * @param most starts in the sample
   * @throws IllegalArgumentException if it is negative
   */
  public BottomKSample(int most, long seed) {
    if (most < 0) {
      throw new IllegalArgumentException("The size of the sample is %,d.".formatted(most));
    }
    this.most = most;
    this.seed = seed;
  }

  /** Adds a start. */
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

  @Override
  public void start(int[] start, long solution) {
    add(start, solution);
  }

  /** Returns whether a start would be among those kept now, by the sum of its options' parts. */
  boolean keeps(long sumOfParts) {
    return kept.size() < most || most > 0 && priority(sumOfParts) <= kept.element().priority;
  }

  /** The priority of a start, independent of the order of its options, mixed as by SplitMix64. */
  private long priority(int... start) {
    long sum = 0;
    for (int option : start) {
      sum += part(option);
    }
    return priority(sum);
  }

  /** The part of an option in the priority of a start: a summand. */
  long part(int option) {
    return mixed(seed ^ option + 1L);
  }

  private long priority(long sumOfParts) {
    return mixed(seed + sumOfParts);
  }

  private static long mixed(long value) {
    long bits = value * 0x9E3779B97F4A7C15L;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }

  /** The starts of the sample, in the order of their priorities. */
  public List<Start> starts() {
    return kept.stream().sorted(ORDER).map(Ranked::start).toList();
  }
}
