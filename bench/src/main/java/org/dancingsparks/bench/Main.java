package org.dancingsparks.bench;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the links benchmark, the two in turn, and prints the ratio of their medians.
 *
 * <p>Arguments: the puzzle (kanoodle) and the number of rounds (3).
 */
public final class Main {
  private Main() {}

  /** Runs it. */
  public static void main(String[] args) throws RunnerException {
    String puzzle = args.length > 0 ? args[0] : "kanoodle";
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Map<String, double[]> times = new TreeMap<>();
    for (int round = 0; round < rounds; round++) {
      // One fork of each per round, so that a machine that grows slower slows both. A run of many
      // seconds needs no warming up.
      for (RunResult result : run(puzzle)) {
        String name = result.getParams().getBenchmark().replaceFirst(".*\\.", "");
        times.computeIfAbsent(name, key -> new double[rounds])[round] =
            result.getPrimaryResult().getScore();
      }
    }
    times.forEach(
        (name, scores) ->
            System.out.printf(Locale.ROOT, "%-8s median %8.0f ms%n", name, median(scores)));
    System.out.printf(
        Locale.ROOT,
        "links / hadoop on %s: %.2f%n",
        puzzle,
        median(times.get("links")) / median(times.get("hadoop")));
  }

  private static Collection<RunResult> run(String puzzle) throws RunnerException {
    return new Runner(
            new OptionsBuilder()
                .include(LinksBenchmark.class.getName())
                .param("puzzle", puzzle)
                .forks(1)
                .warmupIterations(0)
                .measurementIterations(1)
                .build())
        .run();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
