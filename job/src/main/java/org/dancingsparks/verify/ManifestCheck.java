package org.dancingsparks.verify;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.solutions.PuzzleFiles;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionHeader;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.SolutionSchema;

/**
 * Checks the manifest of a run that wrote or counted solutions: against the files that exist
 * (though not the content of the parts), against itself, and against the puzzle.
 */
final class ManifestCheck {
  private final RunDirectory run;
  private final SearchRecord record;
  private final SolutionSummary summary;
  private final Faults faults;

  /**
   * A check.
   *
   * @param record the manifest, read
   */
  ManifestCheck(RunDirectory run, SearchRecord record, Faults faults) {
    this.run = run;
    this.record = record;
    this.faults = faults;
    summary = record.summary();
  }

  void check() throws IOException {
    new FileCheck(run, faults)
        .check(
            summary.files(), summary.parts().stream().map(SolutionSummary.Part::asFile).toList());
    if (record.type() == ResultType.DIAGRAM) {
      checkPartitions();
    } else {
      checkNumbers();
    }
    checkContents();
    checkDescription();
  }

  /** Checks that there is a file of nodes for each partition. */
  private void checkPartitions() {
    List<String> named = summary.parts().stream().map(SolutionSummary.Part::file).toList();
    List<String> expected =
        IntStream.range(0, record.header().plan().subproblems())
            .mapToObj(RunNames::nodesName)
            .toList();
    if (!named.equals(expected)) {
      faults.add(RunNames.MANIFEST, "its parts are not those of its plan");
    }
  }

  /** Checks that the numbers of the manifest fit each other. */
  private void checkNumbers() {
    long next = 0;
    for (int number = 0; number < summary.parts().size(); number++) {
      SolutionSummary.Part part = summary.parts().get(number);
      boolean isEmpty = part.rows() == 0;
      if (!part.file().equals(RunNames.partName(number))
          || part.rows() < 0
          || !(isEmpty
              ? part.firstSolution() == null
              : Long.valueOf(next).equals(part.firstSolution()))
          || !(isEmpty
              ? part.lastSolution() == null
              : Long.valueOf(next + part.rows() - 1).equals(part.lastSolution()))) {
        faults.add(
            run.name(RunNames.MANIFEST), "the numbers of its part %d do not fit".formatted(number));
      }
      next += part.rows();
    }
    boolean hasRows = record.type() == ResultType.SOLUTIONS;
    if (hasRows && !summary.count().equals(BigInteger.valueOf(next))) {
      faults.add(
          run.name(RunNames.MANIFEST),
          "it says %,d solutions, and its parts have %,d".formatted(summary.count(), next));
    }
    if (hasRows && summary.parts().size() != record.header().plan().bins()) {
      faults.add(run.name(RunNames.MANIFEST), "it has another number of parts than of bins");
    }
  }

  /** Checks that the files are those that a run of its type writes: a count has no parts. */
  private void checkContents() {
    ResultType contents = record.type();
    if (contents == ResultType.COUNT && !summary.parts().isEmpty()) {
      faults.add(run.name(RunNames.MANIFEST), "its contents are not those of its type");
    }
    List<String> sideFiles = new ArrayList<>(PuzzleFiles.texts(record.puzzle()).keySet());
    if (contents == ResultType.SOLUTIONS) {
      sideFiles.add(RunNames.OPTIONS);
    }
    sideFiles.replaceAll(run::name);
    List<String> named = summary.files().stream().map(FileRecord::file).toList();
    if (!named.equals(sideFiles)) {
      faults.add(
          run.name(RunNames.MANIFEST),
          "beside parts it names %s, and a run has %s".formatted(named, sideFiles));
    }
  }

  /** Checks that all files that describe the puzzle describe the same one, and its columns. */
  private void checkDescription() throws IOException {
    Optional<String> text = run.readSideFile(RunNames.PROBLEM);
    if (text.isPresent()) {
      Problem problem = KnuthReader.read(run.name(RunNames.PROBLEM), text.get());
      if (!problem.hash().equals(record.header().identity().problem())) {
        faults.add(run.name(RunNames.PROBLEM), "it is not the problem of the manifest");
      }
    }
    if (record.type() == ResultType.SOLUTIONS) {
      SolutionSchema schema = SolutionSchema.of(record.puzzle());
      if (!SolutionHeader.columns(schema).equals(record.header().columns())) {
        faults.add(run.name(RunNames.MANIFEST), "its columns are not those of the puzzle");
      }
      new FileCheck(run, faults).checkOptions(record.puzzle());
    }
  }
}
