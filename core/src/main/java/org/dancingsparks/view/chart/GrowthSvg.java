package org.dancingsparks.view.chart;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.dancingsparks.view.Svg;

/**
 * Draws the growth of numbers as SVG, on a logarithmic scale: a dot for each, filled where the
 * number was not known before. Zeros have no dot. As {@link org.dancingsparks.view.BoardSvg}
 * otherwise. Thread safe.
 */
public final class GrowthSvg {
  private static final double ROOM = 0.05;
  private static final String COLOUR = "#0b4a99";

  private final String title;
  private final List<Dot> dots;
  private final Axis x;
  private final Axis y;

  /**
   * A number.
   *
   * @param n its place in the sequence
   * @param isNew whether it was not known before
   */
  public record Dot(int n, BigInteger value, boolean isNew) {
    private double log() {
      // A double holds the leading digits, and the length gives the rest.
      int shift = Math.max(0, value.bitLength() - Long.SIZE);
      return Math.log10(value.shiftRight(shift).doubleValue()) + shift * Math.log10(2);
    }
  }

  private GrowthSvg(String title, List<Dot> all) {
    this.title = title;
    dots = all.stream().filter(dot -> dot.value().signum() > 0).toList();
    double first = all.stream().mapToInt(Dot::n).min().orElse(0);
    double last = all.stream().mapToInt(Dot::n).max().orElse(1);
    double margin = Math.max(1, last - first) * ROOM;
    x = new Axis(first - margin, last + margin, Plot.LEFT, Plot.RIGHT);
    double most = Math.max(1, dots.stream().mapToDouble(Dot::log).max().orElse(1));
    y = new Axis(-most * ROOM, most * (1 + ROOM), Plot.BOTTOM, Plot.TOP);
  }

  /** The chart of numbers, in order. */
  public static String svg(String title, List<Dot> dots) {
    return new GrowthSvg(title, dots).draw();
  }

  private String draw() {
    Svg svg = Plot.begin(title);
    Plot plot = new Plot(x, y);
    plot.marksAcross(svg, "n");
    plot.marksUp(svg, powers(), power -> Axis.power((int) power), "solutions");
    Plot.frame(svg);
    if (!dots.isEmpty()) {
      String line =
          dots.stream()
              .map(dot -> Svg.number(x.pixel(dot.n())) + " " + Svg.number(y.pixel(dot.log())))
              .collect(Collectors.joining("L", "M", ""));
      svg.leaf("path", "class", "growth", "d", line, "fill", "none", "stroke", "#c3d7ee");
    }
    dots.forEach(dot -> dot(svg, x.pixel(dot.n()), y.pixel(dot.log()), dot.isNew()));
    legend(svg);
    return svg.finish();
  }

  /** The whole powers of ten among the marks of the axis. */
  private List<Double> powers() {
    return y.marks().stream().filter(mark -> mark == Math.rint(mark)).toList();
  }

  private static void dot(Svg svg, double across, double down, boolean isNew) {
    svg.open("circle", "class", isNew ? "new" : "known", "cx", across, "cy", down, "r", 4.5);
    svg.attributes("fill", isNew ? COLOUR : "#ffffff", "stroke", COLOUR, "stroke-width", 1.6);
    svg.close();
  }

  private void legend(Svg svg) {
    legend(svg, Plot.LEFT, "known", false);
    if (dots.stream().anyMatch(Dot::isNew)) {
      legend(svg, Plot.LEFT + 110, "beyond the known terms", true);
    }
  }

  private static void legend(Svg svg, double across, String words, boolean isNew) {
    dot(svg, across + 6, 48, isNew);
    svg.words(words, across + 18, 52, "font-size", 13);
  }
}
