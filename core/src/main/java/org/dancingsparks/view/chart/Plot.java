package org.dancingsparks.view.chart;

import java.util.List;
import java.util.function.DoubleFunction;
import org.dancingsparks.view.Svg;

/** The parts that charts with two axes share: heading, marks, titles of the axes, and frame. */
record Plot(Axis x, Axis y) {
  static final double WIDTH = 760;
  static final double HEIGHT = 440;
  static final double LEFT = 84;
  static final double RIGHT = WIDTH - 24;
  static final double TOP = 70;
  static final double BOTTOM = HEIGHT - 58;

  /** A new picture with its heading. */
  static Svg begin(String title) {
    Svg svg = new Svg(WIDTH, HEIGHT, title);
    String heading = Svg.fitted(title, 16, RIGHT - LEFT);
    svg.words(heading, LEFT, 26, "font-size", 16, "font-weight", "bold");
    return svg;
  }

  /** Draws lines at round values of x, with the values below. */
  void marksAcross(Svg svg, String title) {
    for (double mark : x.marks()) {
      line(
          svg,
          "M%s %sV%s"
              .formatted(Svg.number(x.pixel(mark)), Svg.number(BOTTOM + 5), Svg.number(TOP)));
      svg.words(
          x.label(mark), x.pixel(mark), BOTTOM + 20, "font-size", 12, "text-anchor", "middle");
    }
    double middle = (LEFT + RIGHT) / 2;
    svg.words(x.title(title), middle, HEIGHT - 14, "font-size", 13, "text-anchor", "middle");
  }

  /** Draws lines at some values of y, with their labels beside them. */
  void marksUp(Svg svg, List<Double> marks, DoubleFunction<String> labels, String title) {
    for (double mark : marks) {
      line(
          svg,
          "M%s %sH%s"
              .formatted(Svg.number(LEFT - 5), Svg.number(y.pixel(mark)), Svg.number(RIGHT)));
      svg.words(
          labels.apply(mark), LEFT - 9, y.pixel(mark) + 4, "font-size", 12, "text-anchor", "end");
    }
    String label = Svg.fitted(title, 13, BOTTOM - TOP);
    svg.open("text", "transform", Svg.moved(22, (TOP + BOTTOM) / 2) + " rotate(-90)");
    svg.attributes("font-size", 13, "text-anchor", "middle").text(label).close();
  }

  private static void line(Svg svg, String path) {
    svg.leaf("path", "class", "mark", "d", path, "stroke", "#d8d8d8");
  }

  /** Opens a part of the picture that is clipped to the frame. */
  static void clip(Svg svg) {
    svg.open("clipPath", "id", "plot").open("rect", "x", LEFT, "y", TOP);
    svg.attributes("width", RIGHT - LEFT, "height", BOTTOM - TOP).close().close();
    svg.open("g", "clip-path", "url(#plot)");
  }

  static void frame(Svg svg) {
    svg.open("rect", "x", LEFT, "y", TOP, "width", RIGHT - LEFT, "height", BOTTOM - TOP);
    svg.attributes("fill", "none", "stroke", "#404040").close();
  }
}
