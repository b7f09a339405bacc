package org.dancingsparks.bench;

import java.util.concurrent.TimeUnit;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.ShippedPuzzles;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Walks two million solutions of IQ Fit in its diagram, reading each option; per solution. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WalkBenchmark {
  private static final int SOLUTIONS = 2_000_000;

  /** In the middle, so that finding the first solution is part of the measurement. */
  private static final long FROM = 30_000_000;

  private Diagram diagram;

  /** Builds the diagram. */
  @Setup
  public void build() {
    Setting setting = Setting.of(ShippedPuzzles.find("iq-fit").orElseThrow());
    diagram =
        new FrontierSearch(setting.problem(), setting.diagram().get()).diagram().orElseThrow();
  }

  /** The sum of all options of all solutions. */
  @Benchmark
  @OperationsPerInvocation(SOLUTIONS)
  public long walk() {
    RangeCursor cursor = diagram.cursor(FROM, FROM + SOLUTIONS);
    long sum = 0;
    while (cursor.next()) {
      for (int place = 0; place < cursor.size(); place++) {
        sum += cursor.option(place);
      }
    }
    return sum;
  }
}
