package org.dancingsparks.view.chart;

import java.util.Locale;
import org.dancingsparks.view.Svg;

/** The curves of a chart, distinguished by form as well as by colour. */
enum Curve {
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
