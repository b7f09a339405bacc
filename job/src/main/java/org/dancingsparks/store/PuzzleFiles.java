package org.dancingsparks.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.format.KnuthWriter;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.plan.WrittenFile;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/** The files that describe a puzzle, beside the parts of a run. */
final class PuzzleFiles {
  private PuzzleFiles() {}

  /** Writes the problem and, where there are pieces, the puzzle. */
  static List<FileRecord> write(RunDirectory directory, Puzzle puzzle) throws IOException {
    List<FileRecord> files = new ArrayList<>();
    files.add(
        FileRecord.of(
            directory.writeBeside(RunNames.PROBLEM, KnuthWriter.write(puzzle.problem()))));
    if (puzzle instanceof PiecePuzzle pieces) {
      files.add(FileRecord.of(directory.writeBeside(RunNames.PUZZLE, PuzzleWriter.write(pieces))));
    }
    return files;
  }

  /** Writes what the option ids in parts stand for as well. */
  static List<FileRecord> writeWithOptions(RunDirectory directory, Puzzle puzzle)
      throws IOException {
    List<FileRecord> files = new ArrayList<>(write(directory, puzzle));
    WrittenFile options =
        OptionsFile.write(directory.files(), directory.atWork(RunNames.OPTIONS), puzzle);
    directory.moveInPlace(options, RunNames.OPTIONS);
    files.add(FileRecord.of(options));
    return files;
  }
}
