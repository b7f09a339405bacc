package org.dancingsparks.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * Measures everything side by side, in rounds, so that a machine that becomes slower slows all
 * alike, and prints the medians and ratios; {@code bench/RESULTS.md} gets the same.
 *
 * <p>With the argument {@code quick}, one round of the small problems is printed only; with {@code
 * commands}, the whole commands are. To be run in the project's directory.
 */
public final class Main {
  /** The number of sudokus in a list. */
  private static final int SUDOKUS = 200_000;

  private static final Path FILE = Path.of("bench", "RESULTS.md");
  private static final int ROUNDS = 3;

  /** OEIS A001501(40), by the formula there. */
  private static final String MATRICES =
      "48695741980232552367179330483025683989472750453415473974846360688947484943485234029722398"
          + "70329799259851287589254667273662103552000000000";

  private Main() {}

  /** Runs it. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 0) {
      String report = report(ROUNDS, everything());
      Files.writeString(FILE, report);
      System.out.print(report);
    } else if (List.of(args).equals(List.of("quick"))) {
      System.out.print(report(1, counts(Sample.small())));
    } else if (List.of(args).equals(List.of("commands"))) {
      System.out.print(report(ROUNDS, commands()));
    } else {
      System.err.println("bench: There is one argument, quick or commands, or none.");
      System.exit(2);
    }
  }

  private static List<Run> everything() throws IOException {
    List<Run> runs = new ArrayList<>(counts(Sample.large()));
    runs.addAll(counts(Sample.small()));
    runs.addAll(commands());
    return runs;
  }

  private static List<Run> counts(List<Sample> samples) {
    return samples.stream()
        .flatMap(sample -> sample.contestants().stream().map(who -> Run.of(sample, who)))
        .toList();
  }

  /** Whole commands, with the engine that they choose themselves or a named one. */
  private static List<Run> commands() throws IOException {
    return List.of(
        Run.command(371_020, "count", "kanoodle"),
        Run.command(67_868_848, "count", "iq-fit"),
        Run.count("61479419904000", "latin:7"),
        Run.count("108776032459082956800", "latin:8"),
        Run.count("5524751496156892842531225600", "latin:9"),
        Run.count("279603955400790511301713870268399616", "latin:3x20,ordered"),
        Run.count("444733651353600", "tournaments:10"),
        Run.count("10070314878246926155776000", "tournaments:12"),
        Run.count("29136487207403520", "sudoku:2x4"),
        Run.count("6670903752021072936960", "sudoku:3"),
        Run.count("1197504000", "steiner:13"),
        Run.count("60281712691200", "steiner:15"),
        Run.count(MATRICES, "matrices:40,3"),
        Run.command(67_868_848, "sql", "SELECT COUNT(*) FROM iq_fit"),
        Run.command(371_020, "enumerate", "kanoodle", "--out", Run.OUT),
        Run.command(67_868_848, "enumerate", "iq-fit", "--out", Run.OUT),
        Run.command(62_632, "challenges", "kanoodle", "--pieces", "2", "--out", Run.OUT),
        Run.command(3_517_776, "challenges", "iq-fit", "--pieces", "3", "--out", Run.OUT),
        Run.command(SUDOKUS, "sudoku", sudokus().toString(), "--out", Run.OUT));
  }

  /** Writes a list of sudokus with 17 clues. */
  private static Path sudokus() throws IOException {
    Path list = Files.createDirectories(Path.of("target")).resolve("sudokus.txt");
    List<String> lines = new ArrayList<>();
    for (byte[] puzzle : SudokuSamples.of("seventeen", SUDOKUS, 1)) {
      lines.add(SudokuGrid.of(SudokuShape.order(3), puzzle).line());
    }
    return Files.write(list, lines);
  }

  private static String report(int rounds, List<Run> runs)
      throws IOException, InterruptedException {
    Results results = new Results();
    for (int round = 1; round <= rounds; round++) {
      for (Run run : runs) {
        if (!results.isGivenUp(run)) {
          System.err.printf("round %d: %s by %s: ", round, run.task(), run.contestant());
          Optional<Measurement> measurement = run.measure();
          System.err.println(measurement.map(Measurement::toString).orElse("given up"));
          results.add(run, measurement);
        }
      }
    }
    return heading(rounds) + results.table();
  }

  private static String heading(int rounds) throws IOException {
    return """
        # Measurements

        Written by `scripts/bench`: seconds, the medians of the rounds, of which there were %d, each run
        in a process of its own. An engine's figures are of counting, from the problem to the number of
        solutions, its item order included where the problem comes with none; Java's start is not in
        them. A command's are of all of it, Java's and Spark's start too. CPU is that of all threads,
        compilation and garbage collection included. `hadoop` is the class `DancingLinks` of Hadoop's
        examples, in the item order of `links`; `choco` is choco-solver with a Boolean per option and a
        sum per item. What was not done in time was given up, and not tried again.
        [PEERS.md](PEERS.md) has counts beside SSXCC, BurrTools, TdZdd and DXD.

        %s

        """
        .formatted(rounds, Machine.describe());
  }
}
