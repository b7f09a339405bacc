package org.dancingsparks.verify;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.CompleteCheck;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.Listing;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.solutions.OptionsFile;

/** Checks that the files of a complete run are exactly those of its manifest. */
public record FileCheck(RunDirectory run, Faults faults) {
  /**
   * Checks the names and lengths of all files, and the content of some.
   *
   * @param sideFiles files whose content is checked
   * @param parts files whose content is checked elsewhere
   */
  public void check(List<FileRecord> sideFiles, List<FileRecord> parts) throws IOException {
    Set<String> expected = new HashSet<>(Set.of(run.name(RunNames.MANIFEST)));
    sideFiles.forEach(file -> expected.add(file.file()));
    parts.forEach(file -> expected.add(file.file()));
    Listing present = run.listing();
    Set<String> names = new TreeSet<>(run.names());
    present.files().forEach(names::add);
    for (String name : names) {
      boolean isDirectory = expected.stream().anyMatch(file -> file.startsWith(name + "/"));
      if (!isDirectory && !expected.contains(name)) {
        faults.add(
            name,
            RunNames.isOfUnfinished(name)
                ? "was left by a run; delete it if no run works there"
                : CompleteCheck.EXTRA);
      }
    }
    for (FileRecord file : parts) {
      file.lengthFault(present).ifPresent(what -> faults.add(file.file(), what));
    }
    for (FileRecord file : sideFiles) {
      file.lengthFault(present).ifPresent(what -> faults.add(file.file(), what));
      if (present.has(file.file())) {
        file.contentFault(run).ifPresent(what -> faults.add(file.file(), what));
      }
    }
  }

  /** Checks that the file of options, if there is one, has those of a puzzle. */
  public void checkOptions(Puzzle puzzle) throws IOException {
    if (run.listing().has(run.name(RunNames.OPTIONS))) {
      try {
        OptionsFile.check(run, puzzle);
      } catch (DamagedException e) {
        faults.add(run.name(RunNames.OPTIONS), e.getMessage());
      }
    }
  }
}
