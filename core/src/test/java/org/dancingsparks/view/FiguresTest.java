package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.families.Families;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.TilePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles with coloured sides, graphs, and cells with colours or letters. */
class FiguresTest {
  private static final int SIDE = 40;

  private static BoardPuzzle puzzle(String name) {
    return (BoardPuzzle) Families.find(name, file -> "lap era tan\nlet ara pan").orElseThrow();
  }

  private static int[] solution(BoardPuzzle puzzle) {
    return Samples.solutions(puzzle, 1).iterator().next();
  }

  private static Picture draw(BoardPuzzle puzzle, int... options) {
    return new Picture(new BoardSvg(puzzle).svg(options));
  }

  /** Each side is a wedge in its colour; a tile is as large as its wedges together. */
  @ParameterizedTest
  @CsvSource({"macmahon:squares, 4", "macmahon:triangles, 3"})
  void tilesHaveAWedgeForEachSide(String name, int sides) {
    TilePuzzle puzzle = (TilePuzzle) puzzle(name);
    int[] solution = solution(puzzle);
    Picture picture = draw(puzzle, solution);
    assertThat(picture.of("//path[@class='side']/@fill"))
        .hasSize(24 * sides)
        .containsExactlyElementsOf(
            IntStream.of(solution)
                .mapToObj(puzzle::sides)
                .flatMap(List::stream)
                .map(mark -> mark.colour().orElseThrow())
                .toList());
    double wedges = area(picture, "side");
    assertThat(area(picture, "placement")).isCloseTo(wedges, within(wedges / 1000));
    assertThat(picture.of("//g[@class='tile']/title"))
        .containsExactlyElementsOf(
            IntStream.of(solution).mapToObj(puzzle.problem()::describe).toList());
    assertThat(picture.count("//circle[@class='open']")).isZero();
  }

  private static double area(Picture picture, String kind) {
    return picture.of("//path[@class='" + kind + "']/@d").stream()
        .mapToDouble(path -> PathData.of(path).area())
        .sum();
  }

  @ParameterizedTest
  @ValueSource(strings = {"macmahon:squares", "macmahon:triangles"})
  void cellsWithoutATileAreOpen(String name) {
    BoardPuzzle puzzle = puzzle(name);
    int[] part = Arrays.copyOf(solution(puzzle), 5);
    Picture picture = draw(puzzle, part);
    assertThat(picture.count("//g[@class='tile']")).isEqualTo(5);
    assertThat(picture.count("//circle[@class='open']")).isEqualTo(19);
  }

  @Test
  void onPaperSidesHaveTheirLetters() {
    TilePuzzle puzzle = (TilePuzzle) puzzle("macmahon:squares");
    Svg svg = new Svg(300, 300, "t");
    new BoardPainter(puzzle, SIDE, Set.of(), Medium.PAPER).paint(svg, 100);
    Picture picture = new Picture(svg.finish());
    assertThat(picture.of("//text[@class='symbol']"))
        .containsExactlyElementsOf(
            puzzle.sides(100).stream().map(mark -> "" + mark.symbol()).toList());
    assertThat(picture.of("//path[@class='side']/@fill")).containsOnly("#ffffff");
  }

  @Test
  void graphsHaveTheirVerticesEdgesAndColours() {
    BoardPuzzle puzzle = puzzle("colourings:petersen,3");
    int[] solution = solution(puzzle);
    Picture picture = draw(puzzle, solution);
    assertThat(picture.count("//line")).isEqualTo(15);
    assertThat(picture.of("//g[@class='vertex']/text")).hasSize(10).containsOnly("1", "2", "3");
    assertThat(picture.of("//g[@class='vertex']/circle/@fill"))
        .containsOnly(
            puzzle.marks().stream()
                .map(mark -> mark.colour().orElseThrow())
                .toArray(String[]::new));
  }

  @Test
  void labelledGraphsShowEachDifferenceOnce() {
    BoardPuzzle puzzle = puzzle("graceful:12");
    Picture picture = draw(puzzle, solution(puzzle));
    assertThat(picture.of("//g[@class='vertex']/text"))
        .containsExactlyInAnyOrderElementsOf(numbers(0, 11));
    assertThat(picture.of("//text[@class='difference']"))
        .containsExactlyInAnyOrderElementsOf(numbers(1, 11));
    assertThat(draw(puzzle).count("//text")).isZero();
  }

  private static List<String> numbers(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList();
  }

  @Test
  void crossingWordsAreDrawnOnce() {
    BoardPuzzle puzzle = puzzle("word-squares:words.txt,3");
    int[] solution = solution(puzzle);
    String letters = String.join("", draw(puzzle, solution).of("//text[@class='symbol']"));
    assertThat(letters).hasSize(9);
    assertThat(new BoardText(puzzle).line(solution).chars().sorted().toArray())
        .isEqualTo(letters.chars().sorted().toArray());
  }

  @Test
  void valuesWithColoursFillTheirCells() {
    BoardPuzzle puzzle = puzzle("colourings:grid-2x3,2");
    Picture picture = draw(puzzle, solution(puzzle));
    assertThat(picture.of("//path[@class='filled']/@fill"))
        .hasSize(6)
        .containsOnly(
            puzzle.marks().stream()
                .map(Mark::colour)
                .map(c -> c.orElseThrow())
                .toArray(String[]::new));
    assertThat(picture.count("//path[@class='chequer']")).isZero();
    assertThat(draw(puzzle("attacking-queens:4,2")).count("//path[@class='chequer']")).isOne();
    assertThat(draw(puzzle("dominating:3")).count("//path[@class='chequer']")).isZero();
  }
}
