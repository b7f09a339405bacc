package org.dancingsparks.boards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;

/** Puzzles with holes, and their boards. */
final class BoardPuzzles {
  private BoardPuzzles() {}

  static PiecePuzzle of(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return file.puzzle(file.names().get(0));
  }

  /** A puzzle of the files that are shipped. */
  static PiecePuzzle shipped(String name) {
    String resource = "/org/dancingsparks/puzzles/" + name + ".yaml";
    try (InputStream in = BoardPuzzles.class.getResourceAsStream(resource)) {
      return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Prefix givens(PiecePuzzle puzzle, String... givens) {
    return GivenReader.prefix(puzzle, List.of(givens));
  }

  static Search search(PiecePuzzle puzzle, String... givens) {
    return Searches.of(puzzle).containing(givens(puzzle, givens)).all();
  }

  /** The boards with some givens, in memory enough. */
  static List<SolvedBoard> solved(PiecePuzzle puzzle, String... givens) {
    return solved(puzzle, 1L << 30, givens);
  }

  static List<SolvedBoard> solved(PiecePuzzle puzzle, long memory, String... givens) {
    Boards boards = Boards.of(puzzle, givens(puzzle, givens));
    List<SolvedBoard> solved = new ArrayList<>();
    new BoardSearch(boards, search(puzzle, givens), memory, Watch.NONE)
        .solve(0, boards.choices(), solved::add);
    return solved;
  }

  static BoardCounts counts(List<SolvedBoard> boards) {
    BoardCounts.Sum sum = new BoardCounts.Sum();
    boards.forEach(board -> sum.add(board.open(), board.solutions().longValueExact()));
    return sum.counts();
  }

  /** The options of holes in a set of options. */
  static int[] holes(PiecePuzzle puzzle, int... options) {
    return Arrays.stream(options)
        .filter(option -> puzzle.pieces().get(puzzle.mark(option)).isHole())
        .sorted()
        .toArray();
  }
}
