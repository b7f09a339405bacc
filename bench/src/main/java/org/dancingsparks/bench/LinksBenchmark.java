package org.dancingsparks.bench;

import java.util.concurrent.TimeUnit;
import org.dancingsparks.cover.Links;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Counts a puzzle with the engine links and with Hadoop's class, both in the same item order. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class LinksBenchmark {
  /** A shipped puzzle. */
  @Param("kanoodle")
  public String puzzle;

  /** The order of its items, for both. */
  @Param("pieces-first")
  public String order;

  private PiecePuzzle shipped;

  /** Reads the puzzle. */
  @Setup
  public void read() {
    shipped = ShippedPuzzles.find(puzzle).orElseThrow();
  }

  /** Ours. */
  @Benchmark
  public long links() {
    return new Links(shipped.problem(), shipped.itemOrder(order)).count();
  }

  /** Hadoop's. */
  @Benchmark
  public long hadoop() {
    return new HadoopLinks(shipped.problem(), shipped.itemOrder(order)).count();
  }
}
