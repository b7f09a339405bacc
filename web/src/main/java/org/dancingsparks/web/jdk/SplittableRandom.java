package org.dancingsparks.web.jdk;

import java.util.stream.LongStream;

/**
 * {@code java.util.SplittableRandom}, as far as it is used: SplitMix64 by Steele, Lea and Flood,
 * "Fast splittable pseudorandom number generators", OOPSLA 2014.
 */
public final class SplittableRandom {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long seed;

  /** A generator that begins with a seed. */
  public SplittableRandom(long seed) {
    this.seed = seed;
  }

  private long nextLong() {
    seed += GOLDEN_GAMMA;
    long mixed = (seed ^ (seed >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }

  /** Numbers from one to below another, each as likely. */
  public LongStream longs(long number, long from, long to) {
    return LongStream.generate(() -> nextLong(from, to)).limit(number);
  }

  private long nextLong(long from, long to) {
    long width = to - from;
    long most = width - 1;
    long random = nextLong();
    if ((width & most) == 0) {
      return (random & most) + from;
    }
    // Those above the last multiple of the width are taken again.
    long half = random >>> 1;
    while (half + most - half % width < 0) {
      half = nextLong() >>> 1;
    }
    return half % width + from;
  }
}
