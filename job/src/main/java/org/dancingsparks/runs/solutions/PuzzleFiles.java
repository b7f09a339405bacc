package org.dancingsparks.runs.solutions;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dancingsparks.files.Checksum;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.SymmetricPuzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunNames;

/** Writes and reads the files that describe a puzzle, beside the parts of a run. */
public final class PuzzleFiles {
  private PuzzleFiles() {}

  /**
   * The texts that describe a puzzle, by the plain names of their files: the problem and the
   * puzzle; without pieces, the known symmetries in place of the puzzle.
   */
  public static Map<String, String> texts(Puzzle puzzle) {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put(RunNames.PROBLEM, KnuthWriter.write(puzzle.problem()));
    Optional<String> yaml = PuzzleWriter.text(puzzle);
    if (yaml.isPresent()) {
      texts.put(RunNames.PUZZLE, yaml.get());
    } else if (puzzle.symmetries().order() > 1) {
      texts.put(RunNames.SYMMETRIES, SymmetriesText.write(puzzle.symmetries()));
    }
    return texts;
  }

  /** Writes these texts. */
  public static List<FileRecord> write(RunDirectory directory, Puzzle puzzle) throws IOException {
    List<FileRecord> files = new ArrayList<>();
    for (Map.Entry<String, String> text : texts(puzzle).entrySet()) {
      files.add(directory.writeSideFile(text.getKey(), text.getValue()));
    }
    return files;
  }

  /** Writes the options as well, whose ids are in the parts. */
  public static List<FileRecord> writeWithOptions(RunDirectory directory, Puzzle puzzle)
      throws IOException {
    List<FileRecord> files = new ArrayList<>(write(directory, puzzle));
    FileRecord options = OptionsFile.write(directory, puzzle);
    directory.moveInPlace(RunNames.OPTIONS, options);
    files.add(options);
    return files;
  }

  /** SHA-256 of the texts that describe a puzzle, labels and colours included. */
  public static String hash(Puzzle puzzle) {
    return Checksum.of(String.join("", texts(puzzle).values()));
  }

  /** The name of the file that describes a run's puzzle. */
  static String describing(RunDirectory run) throws IOException {
    String yaml = run.name(RunNames.PUZZLE);
    return run.listing().has(yaml) ? yaml : run.name(RunNames.PROBLEM);
  }

  /**
   * Reads the puzzle of a run.
   *
   * @param name of a problem without pieces
   * @throws DamagedException if they do not describe a puzzle
   */
  public static Puzzle read(RunDirectory run, String name) throws IOException {
    // Read here, to distinguish a failing store from a damaged file.
    Optional<String> yaml = run.readSideFile(RunNames.PUZZLE);
    return yaml.isPresent()
        ? ofYaml(run.name(RunNames.PUZZLE), yaml.get())
        : withoutPieces(run, name);
  }

  private static Puzzle ofYaml(String file, String yaml) {
    PuzzleFile puzzles = PuzzleReader.read(file, yaml);
    if (puzzles.names().size() != 1) {
      throw new DamagedException(file + " does not describe one puzzle");
    }
    return puzzles.puzzle(puzzles.names().get(0));
  }

  private static Puzzle withoutPieces(RunDirectory run, String name) throws IOException {
    String file = run.name(RunNames.PROBLEM);
    String problem =
        run.readSideFile(RunNames.PROBLEM)
            .orElseThrow(() -> new DamagedException(file + " is missing"));
    PlainPuzzle plain = new PlainPuzzle(name, KnuthReader.read(file, problem));
    Optional<String> symmetries = run.readSideFile(RunNames.SYMMETRIES);
    return symmetries.isPresent() ? symmetric(plain, run, symmetries.get()) : plain;
  }

  private static Puzzle symmetric(PlainPuzzle plain, RunDirectory run, String symmetries) {
    try {
      return new SymmetricPuzzle(plain.name(), plain.problem(), SymmetriesText.read(symmetries));
    } catch (IllegalArgumentException e) {
      throw new DamagedException(
          "%s does not have the symmetries of the problem"
              .formatted(run.name(RunNames.SYMMETRIES)));
    }
  }

  /**
   * A group of automorphisms as text: in each line its title, a tab and the image of each option.
   */
  private static final class SymmetriesText {
    private SymmetriesText() {}

    static String write(Symmetries symmetries) {
      StringBuilder text = new StringBuilder();
      int[][] images = symmetries.images();
      for (int element = 0; element < images.length; element++) {
        text.append(symmetries.titles().get(element))
            .append('\t')
            .append(
                Arrays.stream(images[element])
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(" ")))
            .append('\n');
      }
      return text.toString();
    }

    /**
     * The group that a text holds, unchecked.
     *
     * @throws IllegalArgumentException if the text is not of this form
     */
    static Symmetries read(String text) {
      List<String> titles = new ArrayList<>();
      List<int[]> images = new ArrayList<>();
      for (String line : text.lines().toList()) {
        int tab = line.indexOf('\t');
        titles.add(line.substring(0, Math.max(0, tab)));
        images.add(
            Arrays.stream(line.substring(tab + 1).split(" "))
                .mapToInt(Integer::parseInt)
                .toArray());
      }
      return Symmetries.of(titles, images.toArray(int[][]::new));
    }
  }
}
