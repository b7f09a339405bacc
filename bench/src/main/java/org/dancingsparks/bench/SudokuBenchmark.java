package org.dancingsparks.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.dancingsparks.sudoku.ClassicSolver;
import org.dancingsparks.sudoku.SudokuGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Proofs that classic sudokus have one solution, and their making; puzzles a second on one core.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SudokuBenchmark {
  /** Too many for a branch predictor to memorise. */
  private static final int PUZZLES = 20_000;

  private static final long SEED = 1;

  /** A list of known puzzles. */
  @Param({"seventeen", "hard"})
  public String list;

  private List<byte[]> puzzles;
  private ClassicSolver solver;
  private SudokuGenerator generator;
  private long index;

  /** Makes isomorphs of the list. */
  @Setup
  public void make() {
    puzzles = SudokuSamples.of(list, PUZZLES, SEED);
    solver = new ClassicSolver();
    generator = new SudokuGenerator(SEED);
  }

  /** Proves each to have one solution. */
  @Benchmark
  @OperationsPerInvocation(PUZZLES)
  public long prove() {
    long nodes = 0;
    for (byte[] puzzle : puzzles) {
      if (solver.solve(puzzle, 2) != 1) {
        throw new IllegalStateException("A puzzle of the list " + list + " is not unique.");
      }
      nodes += solver.nodes();
    }
    return nodes;
  }

  /** Makes minimal puzzles; the list plays no part. */
  @Benchmark
  public byte[] generate() {
    return generator.puzzle(index++);
  }
}
