package org.dancingsparks.testing;

import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.ObjLongConsumer;

/** The seed of random tests: new on each run, printed, and replayed by {@code -Dseed=}. */
public final class Seed {
  private static final int CAMPAIGN = 20;

  /** Each build has new seeds, so that few of them find in some builds what many would in one. */
  private static final int BUILD = 4;

  private Seed() {}

  /**
   * Runs a claim {@value #CAMPAIGN} times this often in a {@link Campaign}, in each build the
   * {@value #BUILD}th part of it, each time with its own seed; {@code -Dseed=} with the seed of a
   * failure makes that the first run.
   */
  public static void times(int runs, ObjLongConsumer<Random> claim) {
    times(caller(), Campaign.runs(-Math.floorDiv(-runs, BUILD), CAMPAIGN * runs), claim);
  }

  /** Runs a claim once, in a campaign as well: one that does more there by itself. */
  public static void once(ObjLongConsumer<Random> claim) {
    times(caller(), 1, claim);
  }

  /** Runs a claim of a given name exactly this many times. */
  static void times(String name, int runs, ObjLongConsumer<Random> claim) {
    String given = System.getProperty("seed", "");
    // Surefire passes "${seed}" unchanged where it is not set.
    long first = given.matches("-?\\d+") ? Long.parseLong(given) : System.nanoTime() >>> 10;
    System.out.printf("%s: -Dseed=%d%n", name, first);
    for (long seed = first; seed < first + runs; seed++) {
      run(seed, claim);
    }
  }

  private static void run(long seed, ObjLongConsumer<Random> claim) {
    try {
      // Neighbouring seeds of Random begin alike.
      claim.accept(new Random(new SplittableRandom(seed).nextLong()), seed);
    } catch (Throwable e) {
      throw new AssertionError("Replay with -Dseed=" + seed + ": " + e.getMessage(), e);
    }
  }

  /** The test that called into this package's helpers, by class and method. */
  static String caller() {
    return StackWalker.getInstance()
        .walk(frames -> frames.skip(2).findFirst())
        .map(frame -> frame.getClassName() + "." + frame.getMethodName())
        .orElseThrow();
  }
}
