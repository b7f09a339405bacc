package org.dancingsparks.verify;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.runs.rounds.DiagramFiles;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionSummary;

/**
 * Proves a complete diagram in files. Its files are exactly those of the manifest and as they were
 * written; each node has as many paths as its edges lead to; and the options of the paths cover
 * each primary item as often as there are solutions.
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
    BigInteger[] marginals = DiagramFiles.open(directory, hadoop).solutions().marginals();
    BigInteger[] covered = new BigInteger[problem.items()];
    Arrays.fill(covered, BigInteger.ZERO);
    for (int option = 0; option < problem.options(); option++) {
      for (int at = 0; at < problem.size(option); at++) {
        int item = problem.item(option, at);
        covered[item] = covered[item].add(marginals[option]);
      }
    }
    for (int item = 0; item < problem.items(); item++) {
      int more = covered[item].compareTo(solutions());
      faults.check(
          problem.isPrimary(item) ? more == 0 : more <= 0,
          directory,
          "its solutions cover %s %,d times".formatted(problem.itemName(item), covered[item]));
    }
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
