package org.dancingsparks.solutions;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.format.KnuthWriter;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.run.FileRecord;
import org.dancingsparks.run.RunDirectory;
import org.dancingsparks.run.RunNames;
import org.dancingsparks.run.WrittenFile;

/** The files that describe a puzzle, beside the parts of a run. */
public final class PuzzleFiles {
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
  public static List<FileRecord> writeWithOptions(RunDirectory directory, Puzzle puzzle)
      throws IOException {
    List<FileRecord> files = new ArrayList<>(write(directory, puzzle));
    WrittenFile options =
        OptionsFile.write(directory.files(), directory.atWork(RunNames.OPTIONS), puzzle);
    directory.moveInPlace(options, RunNames.OPTIONS);
    files.add(FileRecord.of(options));
    return files;
  }
}
