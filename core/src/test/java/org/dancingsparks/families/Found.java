package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/** Members of families made from texts in place of files, and their solutions. */
final class Found {
  private Found() {}

  static BoardPuzzle puzzle(String name) {
    return (BoardPuzzle) Families.find(name).orElseThrow();
  }

  /** A puzzle made from the lines of a file, whatever it is called. */
  static BoardPuzzle of(String name, String... lines) {
    return (BoardPuzzle) Families.find(name, file -> String.join("\n", lines)).orElseThrow();
  }

  static long count(Puzzle puzzle) {
    return new Links(puzzle.problem(), puzzle.defaultOrder()).count();
  }

  /** The first solution, ascending. */
  static int[] first(Puzzle puzzle) {
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    if (!links.next()) {
      throw new IllegalStateException(puzzle.name() + " has no solution.");
    }
    int[] solution = links.solution().clone();
    Arrays.sort(solution);
    return solution;
  }

  /** All solutions, each ascending. */
  static List<int[]> all(Puzzle puzzle) {
    List<int[]> all = new ArrayList<>();
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    while (links.next()) {
      int[] solution = links.solution().clone();
      Arrays.sort(solution);
      all.add(solution);
    }
    return all;
  }
}
