package org.dancingsparks.view;

/**
 * A scale from shares to darkness: white for none, darkest at the end of the scale, and linear in
 * between. Immutable.
 *
 * @param end the greatest share on the scale: the smallest round number that no drawn share exceeds
 */
record HeatScale(double end) {
  private static final double[] ENDS = {0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1};
  private static final double WIDTH = 200;
  private static final double HEIGHT = 12;
  private static final int STEPS = 50;
  private static final int TICKS = 5;

  static HeatScale upTo(double greatest) {
    if (greatest > 0) {
      for (double end : ENDS) {
        if (greatest <= end) {
          return new HeatScale(end);
        }
      }
    }
    return new HeatScale(1);
  }

  String colour(double share) {
    return Colours.shade(Math.min(1, share / end));
  }

  /** A share as it is written in a cell. */
  static String percent(double share) {
    long percent = Math.round(100 * share);
    return share < 0.01 ? "<1" : String.valueOf(share < 1 ? Math.min(99, percent) : percent);
  }

  /** Draws the scale with its numbers, 200 wide and 40 high. */
  void draw(Svg svg) {
    for (int step = 0; step < STEPS; step++) {
      double share = end * (step + 0.5) / STEPS;
      // Wider than its place, so that no gaps show; the next one covers the rest.
      double width = Math.min(WIDTH / STEPS + 1, WIDTH - step * WIDTH / STEPS);
      svg.leaf(
          "rect",
          "x",
          step * WIDTH / STEPS,
          "width",
          width,
          "height",
          HEIGHT,
          "fill",
          colour(share));
    }
    svg.leaf("rect", "width", WIDTH, "height", HEIGHT, "fill", "none", "stroke", "#808080");
    for (int tick = 0; tick <= TICKS; tick++) {
      double x = WIDTH * tick / TICKS;
      svg.leaf(
          "path", "d", "M" + Svg.number(x) + " " + Svg.number(HEIGHT) + "v4", "stroke", "#404040");
      String label = Svg.number(100 * end * tick / TICKS);
      svg.words(label, x, HEIGHT + 15, "font-size", 11, "text-anchor", "middle");
    }
    svg.words("% of solutions", WIDTH + 16, HEIGHT, "font-size", 12);
  }
}
