package org.dancingsparks.view.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import org.dancingsparks.view.Picture;
import org.dancingsparks.view.Samples;
import org.dancingsparks.view.chart.EstimateSeries.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EstimateSvgTest {
  private static EstimateSeries series(double exact, Point... points) {
    return new EstimateSeries(List.of(points), OptionalDouble.of(exact), "Title", "nodes");
  }

  @Test
  void theLineHasAllPointsAndTheBandBothItsEdges() {
    List<Point> points =
        LongStream.rangeClosed(1, 2000)
            .mapToObj(at -> new Point(at, 1e24 + 1e22 * at, 1e23))
            .toList();
    EstimateSeries series = new EstimateSeries(points, OptionalDouble.empty(), "T", "nodes");
    Picture picture = new Picture(EstimateSvg.svg(series));
    assertThat(picture.of("//g[@clip-path]/path[@class='estimate']/@d").get(0).split("[ML]"))
        .hasSize(2001);
    assertThat(picture.of("//g[@clip-path]/path[@class='band']/@d").get(0).split("[ML]"))
        .hasSize(4001);
    assertThat(picture.count("//path[@class='exact']")).isZero();
    assertThat(picture.of("/svg/text")).contains("nodes (\u00d710\u00b2\u2075)", "samples", "T");
  }

  @Test
  void theExactValueIsALineAcross() {
    Picture picture = new Picture(EstimateSvg.svg(Samples.estimate(1e6, 2e6, 1.5e6)));
    assertThat(picture.of("//g[@clip-path]/path[@class='exact']/@d").get(0))
        .matches("M84 [\\d.]+H736");
    assertThat(picture.of("//g[@class='legend']/text"))
        .containsExactly("estimate", "95 % band", "exact: 1234567.5");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 42, -3, 1e-9, 371020, 1e24, 1e300, -1e300, 1e-300, 4.9e-324})
  void anySizeOfValueHasLabelsAndStaysInside(double value) {
    Picture picture =
        new Picture(
            EstimateSvg.svg(
                series(value, new Point(0, value, 0), new Point(10, value, Double.NaN))));
    assertThat(picture.count("//path[@class='mark']")).isBetween(8, 24);
    assertThat(picture.of("//text[@text-anchor='end']"))
        .hasSizeGreaterThanOrEqualTo(3)
        .allMatch(label -> label.length() <= 9)
        .doesNotHaveDuplicates();
    assertThat(picture.numbers("/svg/circle/@cy")).allMatch(y -> y > 60 && y < 400);
  }

  @Test
  void aFarJumpAtTheStartIsCutOff() {
    Point[] points = new Point[100];
    for (int at = 0; at < 100; at++) {
      points[at] = new Point(at + 1, at < 5 ? 1e12 : 100 + at % 2, 1);
    }
    Picture picture = new Picture(EstimateSvg.svg(series(100, points)));
    assertThat(picture.of("//text[@text-anchor='end']")).contains("100").doesNotContain("0");
  }

  @Test
  void countsDoNotGoBelowNought() {
    Picture picture = new Picture(EstimateSvg.svg(series(5, new Point(1, 5, 50))));
    assertThat(picture.of("//text[@text-anchor='end']"))
        .contains("0")
        .noneMatch(l -> l.startsWith("-"));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "371020, 371020",
    "1234567890123, 1234567890123",
    "1e24, 1\u00d710\u00b2\u2074",
    "-6.7123456e30, -6.71235\u00d710\u00b3\u2070",
    "1.5e-20, 1.5\u00d710\u207b\u00b2\u2070"
  })
  void valuesAreWrittenInFullOrWithAPowerOfTen(double value, String text) {
    assertThat(Axis.value(value)).isEqualTo(text);
  }

  @Test
  void marksOfAnAxisAreRoundAndWithinIt() {
    Axis axis = new Axis(3, 98, 100, 200);
    assertThat(axis.marks()).containsExactly(20.0, 40.0, 60.0, 80.0);
    assertThat(axis.pixel(3)).isEqualTo(100);
    assertThat(axis.pixel(98)).isEqualTo(200);
    assertThat(new Axis(0, 0.3, 0, 1).marks().stream().map(new Axis(0, 0.3, 0, 1)::label))
        .containsExactly("0.00", "0.05", "0.10", "0.15", "0.20", "0.25", "0.30");
  }

  @Test
  void titlesCannotBreakOut() {
    List<Point> points = List.of(new Point(1, 2, 3));
    String hostile = Picture.HOSTILE.repeat(9);
    Picture picture =
        new Picture(
            EstimateSvg.svg(new EstimateSeries(points, OptionalDouble.empty(), hostile, hostile)));
    assertThat(picture.of("/svg/text[1]").get(0)).startsWith("<&\"'>").endsWith("\u2026");
  }

  @Test
  void refusesWhatIsNoSeries() {
    assertThatThrownBy(() -> series(1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> series(1, new Point(5, 1, 1), new Point(5, 1, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "A point at 5 samples does not come after 5; numbers of samples ascend from 0.");
    assertThatThrownBy(() -> series(1, new Point(-1, 1, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> series(Double.NaN, new Point(5, 1, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The exact value is NaN; give a number of at most 1.0E300.");
    assertThatThrownBy(() -> series(1, new Point(5, Double.POSITIVE_INFINITY, 1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
