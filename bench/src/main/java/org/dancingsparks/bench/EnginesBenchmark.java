package org.dancingsparks.bench;

import java.util.concurrent.TimeUnit;
import org.dancingsparks.format.ShippedPuzzles;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Counts a puzzle with our engines and with Hadoop's class, in a JVM that is warm. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
public class EnginesBenchmark {
  /** A shipped puzzle. */
  @Param({"pentominoes:6x10", "kanoodle"})
  public String puzzle;

  private Setting setting;

  /** Reads the puzzle. */
  @Setup
  public void read() {
    setting = Setting.of(ShippedPuzzles.find(puzzle).orElseThrow());
  }

  /** Our links. */
  @Benchmark
  public long links() {
    return Contestant.LINKS.count(setting);
  }

  /** Our diagram. */
  @Benchmark
  public long diagram() {
    return Contestant.DIAGRAM.count(setting);
  }

  /** Hadoop's links. */
  @Benchmark
  public long hadoop() {
    return Contestant.HADOOP.count(setting);
  }
}
