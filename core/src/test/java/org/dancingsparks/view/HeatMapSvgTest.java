package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.Mark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeatMapSvgTest {
  private static Picture draw(BoardPuzzle puzzle, BigInteger total, BigInteger... marginals) {
    CellMarginals cells = new CellMarginals(puzzle, marginals);
    return new Picture(new HeatMapSvg(puzzle).svg(cells, total));
  }

  @Test
  void eachMarkHasABoardShadedByItsShare() {
    BoardPuzzle latin = Samples.puzzle("latin:3");
    List<int[]> all = Samples.solutions(latin, 100);
    BigInteger total = BigInteger.valueOf(all.size());
    assertThat(all).hasSize(12);
    Picture picture = draw(latin, total, Samples.marginals(latin, all));
    assertThat(picture.of("//g[@class='mark']/title")).containsExactly("1", "2", "3");
    assertThat(picture.of("//text[@class='name']")).containsExactly("1", "2", "3");
    assertThat(picture.of("//path[@class='cell']/@fill"))
        .hasSize(27)
        .containsOnly(new HeatScale(0.5).colour(4 / 12.0));
    assertThat(picture.of("//path[@class='cell']/title").get(0))
        .isEqualTo("(1,1): 4 of 12 (33.33 %)");
    assertThat(picture.of("//g[@class='scale']/text"))
        .containsExactly("0", "10", "20", "30", "40", "50", "% of solutions");
  }

  @Test
  void darkerMeansMore() {
    double lighter = 2;
    for (int percent = 0; percent <= 100; percent += 5) {
      double light = Colours.luminance(new HeatScale(1).colour(percent / 100.0));
      assertThat(light).isLessThan(lighter);
      lighter = light;
    }
    assertThat(new HeatScale(0.2).colour(0)).isEqualTo("#ffffff");
    assertThat(new HeatScale(0.2).colour(0.2)).isEqualTo(new HeatScale(1).colour(1));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "0.001, 0.01", "0.1, 0.1", "0.11, 0.2", "0.21, 0.25", "0.7, 1", "1, 1"})
  void theScaleEndsAtWhatIsRound(double greatest, double end) {
    assertThat(HeatScale.upTo(greatest).end()).isEqualTo(end);
  }

  @ParameterizedTest
  @CsvSource({"0.0001, <1", "0.0149, 1", "0.5, 50", "0.999, 99", "1, 100"})
  void onlyAllIsAHundred(double share, String text) {
    assertThat(HeatScale.percent(share)).isEqualTo(text);
  }

  @Test
  void noSolutionsLeaveAllWhite() {
    BoardPuzzle queens = Samples.puzzle("queens:3");
    Picture picture = draw(queens, BigInteger.ZERO);
    assertThat(picture.of("//path[@class='cell']/@fill")).hasSize(9).containsOnly("#ffffff");
    assertThat(picture.of("//path[@class='cell']/title").get(0)).isEqualTo("(1,1): 0 of 0 (0 %)");
    assertThat(picture.of("/svg/text[1]")).containsExactly("queens:3, 0 solutions");
  }

  @Test
  void countsMayBeLongerThanAnyNumberType() {
    BoardPuzzle queens = Samples.puzzle("queens:1");
    BigInteger total = BigInteger.TEN.pow(400);
    Picture picture = draw(queens, total, total.shiftRight(1));
    assertThat(picture.of("//g[@class='mark']//text")).containsExactly("queen", "50");
    assertThat(picture.of("/svg/text[1]")).containsExactly("queens:1, 1.00000E+400 solutions");
    assertThat(draw(queens, BigInteger.ONE, BigInteger.ONE).of("/svg/text[1]"))
        .containsExactly("queens:1, 1 solution");
  }

  @Test
  void holesAndLayersAreDrawnAsTheyAre() {
    Picture ring = draw(Samples.RING, BigInteger.ONE);
    assertThat(ring.count("//path[@class='cell']")).isEqualTo(14);
    assertThat(ring.count("//path[@class='rim']")).isEqualTo(2);
    assertThat(ring.count("//path[@class='gap']")).isEqualTo(2);
    Picture solid = draw(Samples.SOLID, BigInteger.ONE);
    assertThat(solid.count("//path[@class='cell']")).isEqualTo(32);
    assertThat(solid.count("//text[@class='layer']")).isEqualTo(8);
  }

  @Test
  void namesOfMarksCannotBreakOut() {
    BoardPuzzle queens = Samples.puzzle("queens:2");
    List<Mark> hostile = List.of(new Mark(Picture.HOSTILE, 'Q', Optional.empty()));
    Picture picture = draw(new Altered(queens, hostile, cell -> 0), BigInteger.ONE);
    assertThat(picture.of("//g[@class='mark']/title").get(0)).startsWith("<&\"'>]]>\ufffd");
    assertThat(picture.of("//text[@class='name']").get(0)).startsWith("<&\"'>").endsWith("\u2026");
  }

  @Test
  void refusesWhatCannotBe() {
    BoardPuzzle queens = Samples.puzzle("queens:2");
    BigInteger[] two = new BigInteger[4];
    Arrays.fill(two, BigInteger.TWO);
    assertThatThrownBy(() -> draw(queens, BigInteger.ONE, two))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A mark is on a cell in 2 solutions, but there are 1 in all.");
    CellMarginals others = new CellMarginals(Samples.puzzle("queens:3"));
    assertThatThrownBy(() -> new HeatMapSvg(queens).svg(others, BigInteger.ONE))
        .isInstanceOf(IllegalArgumentException.class);
    List<Mark> marks = Collections.nCopies(100_000, queens.marks().get(0));
    assertThatThrownBy(() -> new HeatMapSvg(new Altered(queens, marks, cell -> 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("queens:2 has 100000 marks and 4 cells: 400000 to draw, of at most 250000.");
  }
}
