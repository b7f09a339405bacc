package org.dancingsparks.view.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.dancingsparks.view.Svg;
import org.dancingsparks.view.chart.EstimateSeries.Point;

/**
 * Draws a running estimate against the number of samples as SVG: a line in its 95 % band, and the
 * exact value as a dashed line, if it is known.
 *
 * <p>The chart's range covers the last nine tenths of the points and the exact value; the first
 * tenth, where an estimate jumps about, is cut off beyond it. As {@link
 * org.dancingsparks.view.BoardSvg} otherwise. Thread safe. Takes time proportional to the points.
 */
public final class EstimateSvg {
  private static final double MIN_VALUE = 1e-300;
  private static final double FAR_FACTOR = 100_000;

  private final EstimateSeries series;
  private final Axis x;
  private final Axis y;
  private final Plot plot;

  private EstimateSvg(EstimateSeries series) {
    this.series = series;
    List<Point> points = series.points();
    double last = points.get(points.size() - 1).samples();
    x = new Axis(0, Math.max(1, last), Plot.LEFT, Plot.RIGHT);
    y = vertical();
    plot = new Plot(x, y);
  }

  /** The chart. */
  public static String svg(EstimateSeries series) {
    return new EstimateSvg(series).draw();
  }

  private Axis vertical() {
    List<Point> shown =
        series.points().subList(series.points().size() / 10, series.points().size());
    double exact = series.exact().orElse(shown.get(0).estimate());
    double low = Math.min(exact, shown.stream().mapToDouble(Point::low).min().orElseThrow());
    double high = Math.max(exact, shown.stream().mapToDouble(Point::high).max().orElseThrow());
    double least = Math.min(exact, shown.stream().mapToDouble(Point::estimate).min().orElseThrow());
    // For a count, a band below 0 means nothing, and an axis that nearly reaches 0 should include
    // it.
    boolean reachesNought = least >= 0 && low <= high / 3;
    // Values that differ only by rounding are drawn as a level line and not magnified.
    double most = Math.max(Math.abs(low), Math.abs(high));
    boolean isLevel = high - low <= most * 1e-5;
    double room = !isLevel ? (high - low) / 20 : most < MIN_VALUE ? 1 : most / 10;
    return new Axis(reachesNought ? 0 : low - room, high + room, Plot.BOTTOM, Plot.TOP);
  }

  private String draw() {
    Svg svg = Plot.begin(series.title());
    plot.marksAcross(svg, "samples");
    plot.marksUp(svg, y.marks(), y::label, y.title(series.yLabel()));
    Plot.clip(svg);
    curves(svg);
    svg.close();
    Plot.frame(svg);
    end(svg);
    legend(svg);
    return svg.finish();
  }

  private void curves(Svg svg) {
    StringBuilder band = new StringBuilder();
    List<String> back = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (Point point : series.points()) {
      if (Double.isFinite(point.halfWidth())) {
        band.append(band.isEmpty() ? 'M' : 'L').append(at(point.samples(), point.high()));
        back.add("L" + at(point.samples(), point.low()));
      }
      line.append(line.isEmpty() ? 'M' : 'L').append(at(point.samples(), point.estimate()));
    }
    if (!band.isEmpty()) {
      Collections.reverse(back);
      back.forEach(band::append);
      Curve.BAND.draw(svg, band.append('z').toString());
    }
    if (series.exact().isPresent()) {
      String level = Svg.number(y.pixel(series.exact().getAsDouble()));
      Curve.EXACT.draw(
          svg, "M" + Svg.number(Plot.LEFT) + " " + level + "H" + Svg.number(Plot.RIGHT));
    }
    Curve.ESTIMATE.draw(svg, line.toString());
  }

  private String at(long samples, double value) {
    // Lines far outside are clipped, and large coordinates only trouble renderers.
    double down = Math.max(-FAR_FACTOR, Math.min(FAR_FACTOR, y.pixel(value)));
    return Svg.number(x.pixel(samples)) + " " + Svg.number(down);
  }

  private void end(Svg svg) {
    Point last = series.points().get(series.points().size() - 1);
    double down = y.pixel(last.estimate());
    svg.leaf("circle", "class", "last", "cx", x.pixel(last.samples()), "cy", down, "r", 3.5);
  }

  private void legend(Svg svg) {
    Curve.ESTIMATE.legend(svg, Plot.LEFT, 48, "estimate");
    Curve.BAND.legend(svg, Plot.LEFT + 130, 48, "95 % band");
    if (series.exact().isPresent()) {
      String exact = "exact: " + Axis.value(series.exact().getAsDouble());
      Curve.EXACT.legend(svg, Plot.LEFT + 270, 48, exact);
    }
  }

  /** The curves of a chart, distinguished by form as well as by colour. */
  private enum Curve {
    BAND("M0 -6h30v12h-30z", "fill", "#c3d7ee"),
    EXACT("M0 0h30", "stroke", "#000000", "stroke-width", 1.6, "stroke-dasharray", "7 4"),
    ESTIMATE("M0 0h30", "fill", "none", "stroke", "#0b4a99", "stroke-width", 2.0);

    private final String sample;
    private final Object[] look;

    Curve(String sample, Object... look) {
      this.sample = sample;
      this.look = look;
    }

    void draw(Svg svg, String path) {
      String name = name().toLowerCase(Locale.ROOT);
      svg.open("path", "class", name, "d", path).attributes(look).close();
    }

    /** A sample with words beside it. */
    void legend(Svg svg, double x, double y, String words) {
      svg.open("g", "class", "legend", "transform", Svg.moved(x, y));
      draw(svg, sample);
      svg.words(words, 38, 4, "font-size", 13).close();
    }
  }
}
