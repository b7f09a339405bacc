package org.dancingsparks.page;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.starts.GradedSample;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Grading;
import org.dancingsparks.view.booklet.Booklet.Position;

/** Unique starts as positions of a booklet. */
public final class BookletPositions {
  private static final String MEANING =
      "A computer compared each position with others of this puzzle in which as many %s are given:"
          + " the easiest fifth of them are easy, then come fair, tricky and hard ones, and the"
          + " hardest fifth are fiendish.";

  private static final String NOTES =
      "The line below each solution says how often you must guess, that is, try one of several choices."
          + " Otherwise some piece or cell has only one choice left.";

  private BookletPositions() {}

  /** The chosen starts, in their order, with the givens of their plan. */
  public static List<Position> of(GradedSample sample, int... givens) {
    return sample.chosen().stream()
        .map(
            chosen ->
                new Position(
                    withGivens(chosen.start().start(), givens),
                    chosen.start().solution(),
                    chosen.level(),
                    guesses(chosen.start().grade().branches())))
        .toList();
  }

  static List<Integer> withGivens(List<Integer> start, int... givens) {
    return Stream.concat(IntStream.of(givens).boxed(), start.stream()).sorted().toList();
  }

  private static String guesses(long branches) {
    return branches == 0 ? "no guess" : branches + (branches == 1 ? " guess" : " guesses");
  }

  /**
   * Words for difficulty, unless no position has a level.
   *
   * @param things that are given, such as "pieces"
   */
  public static Grading grading(List<Chapter> chapters, String things) {
    boolean isGraded =
        chapters.stream()
            .flatMap(chapter -> chapter.positions().stream())
            .anyMatch(position -> position.level() > 0);
    return new Grading(
        isGraded ? GradedSample.LEVELS : List.of(), MEANING.formatted(things), NOTES);
  }
}
