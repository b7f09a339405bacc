package org.dancingsparks.view.chart;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Svg;

/**
 * Draws counts as bars side by side on a logarithmic scale, as a picture in a page. Immutable and
 * thread safe. Takes time proportional to the bars.
 */
public final class BarsSvg {
  private static final double WIDTH = 340;
  private static final double HEIGHT = 210;
  private static final double LEFT = 44;
  private static final double RIGHT = WIDTH - 8;
  private static final double TOP = 12;
  private static final double BOTTOM = HEIGHT - 42;
  private static final double LABEL = 11;
  private static final double MAX_BAR_WIDTH = 40;

  /** Maximum number of powers of ten that are marked. */
  private static final int MARKS = 8;

  private static final String COLOUR = "#0b4a99";

  private final List<Bar> bars;
  private final String across;
  private final int powers;

  /**
   * A bar.
   *
   * @param label below it
   * @param count 0 or more; 0 is a line of its foot
   */
  public record Bar(String label, BigInteger count) {}

  /**
   * Some bars.
   *
   * @param across the title of the axis below them
   */
  public BarsSvg(List<Bar> bars, String across) {
    this.bars = List.copyOf(bars);
    this.across = across;
    powers = bars.stream().mapToInt(bar -> bar.count().toString().length()).max().orElse(1);
  }

  /** Writes the picture into a page. */
  public void write(Markup page, String title) {
    Svg svg = new Svg(page, WIDTH, HEIGHT, title);
    int step = (powers + MARKS - 1) / MARKS;
    for (int power = 0; power <= powers; power += step) {
      double y = y(power);
      svg.leaf("line", "x1", LEFT, "x2", RIGHT, "y1", y, "y2", y, "stroke", "#b8b8b8");
      String label = power < 4 ? BigInteger.TEN.pow(power).toString() : Axis.power(power);
      svg.words(label, LEFT - 6, y + 4, "font-size", LABEL, "text-anchor", "end");
    }
    double room = (RIGHT - LEFT) / Math.max(1, bars.size());
    int labelled = 1 + (int) (widest() / room);
    for (int index = 0; index < bars.size(); index++) {
      Bar bar = bars.get(index);
      double x = LEFT + room * index;
      double top = bar.count().signum() == 0 ? BOTTOM : Math.min(BOTTOM - 2, y(log(bar.count())));
      double width = Math.min(MAX_BAR_WIDTH, room * 0.7);
      svg.open("rect", "class", "count", "x", x + (room - width) / 2, "y", top, "width", width);
      svg.attributes("height", BOTTOM - top, "fill", COLOUR);
      svg.title(bar.label() + ": " + bar.count()).close();
      if (index % labelled == 0) {
        double middle = x + room / 2;
        svg.words(bar.label(), middle, BOTTOM + 15, "font-size", LABEL, "text-anchor", "middle");
      }
    }
    svg.leaf("line", "x1", LEFT, "x2", RIGHT, "y1", BOTTOM, "y2", BOTTOM, "stroke", "#000000");
    svg.words(across, (LEFT + RIGHT) / 2, HEIGHT - 8, "font-size", 12, "text-anchor", "middle");
    svg.close();
  }

  private double widest() {
    return bars.stream().mapToDouble(bar -> Svg.width(bar.label(), LABEL) + 4).max().orElse(1);
  }

  private double y(double power) {
    return BOTTOM - (BOTTOM - TOP) * power / powers;
  }

  /** The logarithm to base ten of a count that may be too large for a double. */
  private static double log(BigInteger count) {
    int shift = Math.max(0, count.bitLength() - 60);
    return StrictMath.log10(count.shiftRight(shift).doubleValue()) + shift * StrictMath.log10(2);
  }
}
