package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Medium;

/** Draws some solutions, spread evenly over all of them, with their numbers. */
record AboutGallery(Markup page, PuzzlePage.Source source, Diagram diagram) {
  private static final int MAX_DRAWINGS = 24;
  private static final double SIDE = 16;

  /** Maximum number of cells drawn; a cell of a solid board, drawn in perspective too, is ten. */
  private static final int MAX_CELLS = 8_000;

  private static final int SOLID = 10;

  /** Maximum number of characters for solutions that are written in words. */
  private static final int MAX_CHARACTERS = 20_000;

  void write() {
    page.words("h3", "Some solutions").line();
    boolean areAll = diagram.count().compareTo(BigInteger.valueOf(MAX_DRAWINGS)) <= 0;
    page.words(
            "p", areAll ? "They are numbered from 0." : "Spread evenly over all, numbered from 0.")
        .line();
    source.puzzle().onBoard().ifPresentOrElse(this::drawn, this::inWords);
  }

  /** The numbers of solutions, this many or all. */
  private List<BigInteger> numbers(int most) {
    BigInteger count = diagram.count();
    BigInteger shown = count.min(BigInteger.valueOf(most));
    return IntStream.range(0, shown.intValue())
        .mapToObj(place -> BigInteger.valueOf(place).multiply(count).divide(shown))
        .toList();
  }

  private void drawn(BoardPuzzle puzzle) {
    int cells = puzzle.board().size() * (puzzle.board().isFlat() ? 1 : SOLID);
    BoardPainter painter = new BoardPainter(puzzle, SIDE, Set.of(), Medium.SCREEN);
    page.open("div", "class", "cards").line();
    for (BigInteger number : numbers(Math.max(1, Math.min(MAX_DRAWINGS, MAX_CELLS / cells)))) {
      page.open("figure");
      painter.write(page, "solution " + number, diagram.solution(number));
      page.words("figcaption", "No. " + number).close().line();
    }
    page.close().line();
  }

  private void inWords() {
    Problem problem = source.puzzle().problem();
    int characters = 0;
    page.open("dl").line();
    for (BigInteger number : numbers(MAX_DRAWINGS)) {
      String words =
          Arrays.stream(diagram.solution(number))
              .mapToObj(problem::describe)
              .collect(Collectors.joining("; "));
      characters += words.length();
      if (characters > MAX_CHARACTERS && number.signum() > 0) {
        break;
      }
      page.words("dt", "No. " + number).words("dd", words).line();
    }
    page.close().line();
  }
}
