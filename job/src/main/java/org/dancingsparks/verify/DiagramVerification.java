package org.dancingsparks.verify;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.runs.rounds.DiagramFiles;
import org.dancingsparks.runs.rounds.TaskMemory;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionSummary;

/**
 * Proves a complete diagram in files. Its files are exactly those of the manifest and as they were
 * written; the nodes have as many paths as their edges lead to; and the options of the paths cover
 * each item as often as its bounds allow for as many solutions.
 */
public final class DiagramVerification {
  private final String directory;
  private final Configuration hadoop;
  private final Faults faults = new Faults();
  private final SearchRecord record;

  /**
   * A verification of a directory.
   *
   * @throws org.dancingsparks.runs.StoreException if there is no complete run, or its manifest or a
   *     file that describes the puzzle cannot be understood
   */
  public DiagramVerification(String directory, Configuration hadoop) {
    this.directory = directory;
    this.hadoop = hadoop;
    record =
        Opening.of(
            directory,
            hadoop,
            run -> {
              SearchRecord found = SearchRecord.complete(directory, run);
              new ManifestCheck(run, found, faults).check();
              for (SolutionSummary.Part part : found.summary().parts()) {
                if (faults.areNone()) {
                  part.asFile().contentFault(run).ifPresent(what -> faults.add(part.file(), what));
                }
              }
              return found;
            });
  }

  /** Reads all nodes. */
  public void readNodes() {
    if (!faults.areNone()) {
      return;
    }
    Problem problem = record.puzzle().problem();
    TaskMemory memory = TaskMemory.of(OptionalLong.empty(), 1);
    BigInteger[] marginals = DiagramFiles.open(directory, hadoop, memory).solutions().marginals();
    BigInteger[] covered = new BigInteger[problem.items()];
    Arrays.fill(covered, BigInteger.ZERO);
    for (int option = 0; option < problem.options(); option++) {
      for (int at = 0; at < problem.size(option); at++) {
        // In one colour, any number of options can have an item.
        if (problem.colour(option, at) == 0) {
          int item = problem.item(option, at);
          covered[item] = covered[item].add(marginals[option]);
        }
      }
    }
    for (int item = 0; item < problem.items(); item++) {
      boolean isWithin =
          covered[item].compareTo(times(problem.least(item))) >= 0
              && covered[item].compareTo(times(problem.most(item))) <= 0;
      faults.check(
          isWithin,
          directory,
          "its solutions cover %s %,d times".formatted(problem.itemName(item), covered[item]));
    }
  }

  /** Number of times that all solutions cover an item, if each covers it so many times. */
  private BigInteger times(int covered) {
    return solutions().multiply(BigInteger.valueOf(covered));
  }

  /** All faults, file by file; none if none was found. */
  public List<String> faults() {
    return faults.list();
  }

  /** The number of solutions. */
  public BigInteger solutions() {
    return record.summary().count();
  }

  /** The number of nodes. */
  public long nodes() {
    return record.summary().parts().stream().mapToLong(SolutionSummary.Part::rows).sum();
  }
}
