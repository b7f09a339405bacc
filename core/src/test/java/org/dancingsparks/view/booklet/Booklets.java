package org.dancingsparks.view.booklet;

import java.util.List;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.view.Samples;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Cover;
import org.dancingsparks.view.booklet.Booklet.Position;

/** Booklets of small puzzles, and the places of their figures. */
final class Booklets {
  private Booklets() {}

  static Page page(BoardPuzzle puzzle, List<Position> positions) {
    return new Page(booklet(puzzle).html(chapter(positions)));
  }

  static Booklet booklet(BoardPuzzle puzzle) {
    return new Booklet(puzzle, Cover.of("A title")).graded(Samples.GRADING);
  }

  static List<Chapter> chapter(List<Position> positions) {
    return List.of(new Chapter("", positions));
  }

  static List<Position> positions(BoardPuzzle puzzle, int most, int givens) {
    return Samples.positions(Samples.solutions(puzzle, most), givens);
  }

  static String figure(String part, int number) {
    return "//figure[@class='" + part + "'][figcaption/b='" + number + "']";
  }
}
