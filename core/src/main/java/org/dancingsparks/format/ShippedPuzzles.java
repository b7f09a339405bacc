package org.dancingsparks.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * The puzzles that come with the program: the files of {@code conf/puzzles}, inside the jar. An
 * index beside them has a line for each file, in the order of the shelves: its name, and those of
 * its boards if it is a family; so a puzzle is found without reading all files.
 */
public final class ShippedPuzzles {
  /** The names of the puzzles of each file. */
  private static final Map<String, List<String>> INDEX = index();

  private ShippedPuzzles() {}

  /** The names of all shipped puzzles, members of families as {@code FAMILY:MEMBER}. */
  public static List<String> names() {
    return INDEX.values().stream().flatMap(List::stream).toList();
  }

  /** The names of the files, those of families among them. */
  public static List<String> files() {
    return List.copyOf(INDEX.keySet());
  }

  /** Returns whether a name, or the part before its colon, is one of the shipped files. */
  public static boolean hasFamily(String name) {
    return INDEX.containsKey(familyOf(name));
  }

  /** The puzzle of a name, if there is one. */
  public static Optional<PiecePuzzle> find(String name) {
    return Optional.of(name)
        .filter(known -> INDEX.getOrDefault(familyOf(known), List.of()).contains(known))
        .map(known -> file(familyOf(known)).puzzle(known));
  }

  /**
   * The puzzles of a file.
   *
   * @throws IllegalArgumentException if it is none of {@link #files}
   */
  public static PuzzleFile file(String file) {
    if (!INDEX.containsKey(file)) {
      throw new IllegalArgumentException("There is no shipped file %s.".formatted(file));
    }
    return PuzzleReader.read(file + ".yaml", source(file));
  }

  /** The text of one of {@link #files}. */
  static String source(String file) {
    return text(file + ".yaml");
  }

  /** The part of a name before its colon. */
  static String familyOf(String name) {
    return name.split(":", 2)[0];
  }

  private static Map<String, List<String>> index() {
    Map<String, List<String>> index = new LinkedHashMap<>();
    text("index.txt")
        .lines()
        .map(line -> List.of(line.split(" ")))
        .forEach(words -> index.put(words.get(0), names(words)));
    return index;
  }

  private static List<String> names(List<String> words) {
    String file = words.get(0);
    Stream<String> boards = words.stream().skip(1).map(board -> file + ":" + board);
    return words.size() == 1 ? words : boards.toList();
  }

  private static String text(String file) {
    return ShippedFiles.text("puzzles/" + file);
  }
}
