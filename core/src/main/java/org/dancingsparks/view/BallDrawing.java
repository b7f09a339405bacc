package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.puzzle.Point;
import org.dancingsparks.view.BallExplosion.Ball;

/**
 * A picture of spheres in perspective while it is drawn. Of two equal spheres that do not overlap,
 * the farther one never hides the nearer one, so spheres are drawn from far to near. Not thread
 * safe.
 */
final class BallDrawing {
  /** The radius of spheres. */
  private static final double RADIUS = 0.46;

  /** Half of the width of the necks that join spheres. */
  private static final double NECK = 0.2;

  /** The width of lines. */
  private static final double LINE = 0.05;

  /** The distance of spheres that touch, with some room for rounding. */
  private static final double TOUCHING = 1.001;

  /** The colour that a page sets. */
  private static final String CURRENT = "currentColor";

  /** The attribute for a page with the lightness of a disc. */
  private static final String LIGHTNESS = "data-light";

  /** The room for a symbol, in radii. */
  private static final double ROOM = 0.55;

  /** The discs of a sphere's drawing: its rim, the lit one, and the gleam on it. */
  private enum Disc {
    RIM(0, 1, -0.3),
    LIT(0.1, 0.82, 0),
    GLEAM(0.42, 0.2, 0.6);

    /** The way of its middle to the left and up, in radii of the sphere. */
    private final double away;

    /** Its radius, in radii of the sphere. */
    private final double radius;

    /** The share of white in its colour, or if negative of black. */
    private final double light;

    Disc(double away, double radius, double light) {
      this.away = away;
      this.radius = radius;
      this.light = light;
    }
  }

  private final Svg svg;
  private final List<String> colours;

  /** The spheres as they are seen, from far to near. */
  private final List<Seen> seen = new ArrayList<>();

  /**
   * The room for a drawing.
   *
   * @param most the greatest side of a cube, or diameter of a sphere
   */
  record Room(double left, double top, double width, double height, double most) {}

  /** A sphere, and the circle as which it is seen. */
  private record Seen(Ball ball, Circle circle) {
    Seen moved(double scale, double left, double top) {
      Point middle = circle.middle();
      Point moved = new Point(left + scale * middle.x(), top + scale * middle.y());
      return new Seen(ball, new Circle(moved, scale * circle.radius()));
    }
  }

  /**
   * Draws spheres in the middle of some room.
   *
   * @param colours of the pieces
   */
  BallDrawing(Svg svg, List<String> colours, Collection<Ball> balls, Room room) {
    this.svg = svg;
    this.colours = colours;
    Perspective perspective = Perspective.ofBalls(balls);
    balls.stream()
        .sorted(Comparator.comparingDouble(ball -> -perspective.away(ball)))
        .forEach(ball -> seen.add(new Seen(ball, perspective.circle(ball, RADIUS))));
    DoubleSummaryStatistics x = all(circle -> circle.middle().x());
    DoubleSummaryStatistics y = all(circle -> circle.middle().y());
    double radius = all(Circle::radius).getMax();
    double width = x.getMax() - x.getMin() + 2 * radius;
    double height = y.getMax() - y.getMin() + 2 * radius;
    double scale = Math.min(room.most(), Math.min(room.width() / width, room.height() / height));
    double left = room.left() + room.width() / 2 - scale * (x.getMin() + x.getMax()) / 2;
    double top = room.top() + room.height() / 2 - scale * (y.getMin() + y.getMax()) / 2;
    seen.replaceAll(one -> one.moved(scale, left, top));
  }

  private DoubleSummaryStatistics all(ToDoubleFunction<Circle> measure) {
    return seen.stream().map(Seen::circle).mapToDouble(measure).summaryStatistics();
  }

  /**
   * Draws them.
   *
   * @param name of the group, for styles
   * @param symbols of the pieces; empty to draw none
   */
  void draw(String name, String symbols) {
    Set<Seen> labelled = labelled(symbols.length());
    svg.open("g", "class", name, "text-anchor", "middle", "font-weight", "bold");
    for (int at = 0; at < seen.size(); at++) {
      Seen one = seen.get(at);
      for (Seen near : seen.subList(at + 1, seen.size())) {
        if (near.ball().index() == one.ball().index()
            && near.ball().distance(one.ball()) < TOUCHING) {
          neck(one, near, Colours.tinted(colours.get(one.ball().index()), Disc.RIM.light));
        }
      }
      ball(one);
      if (labelled.contains(one)) {
        symbol(one, symbols.charAt(one.ball().index()));
      }
    }
    svg.close();
  }

  /**
   * Draws each sphere by itself, as {@link SolidBoard} wants them, in front of the outlines of all;
   * each has a place of its own.
   */
  void drawEach() {
    svg.open("g", "class", "solid");
    svg.open("g", "class", "wall", "fill", Colours.WHITE, "stroke", Colours.BLACK);
    seen.forEach(one -> circle(one, Disc.RIM).close());
    svg.close();
    for (int at = 0; at < seen.size(); at++) {
      Seen one = seen.get(at);
      svg.open("g", "data-cell", one.ball().index());
      for (Seen near : seen.subList(at + 1, seen.size())) {
        if (near.ball().distance(one.ball()) < TOUCHING) {
          svg.open("g", "class", "neck", "data-to", near.ball().index());
          neck(one, near, CURRENT, LIGHTNESS, Disc.RIM.light);
          svg.close();
        }
      }
      for (Disc disc : Disc.values()) {
        disc(one, disc, CURRENT).attributes(LIGHTNESS, disc.light).close();
      }
      svg.close();
    }
    svg.close();
  }

  /** The spheres with their piece's symbol: those that are seen well, and one of each piece. */
  private Set<Seen> labelled(int pieces) {
    IntStream clear = IntStream.range(0, pieces == 0 ? 0 : seen.size()).filter(this::isClear);
    return Stream.concat(
            clear.mapToObj(seen::get), IntStream.range(0, pieces).mapToObj(this::clearest))
        .collect(Collectors.toSet());
  }

  /** Returns whether spheres drawn later leave room for a symbol. */
  private boolean isClear(int at) {
    Circle own = seen.get(at).circle();
    return seen.subList(at + 1, seen.size()).stream()
        .map(Seen::circle)
        .allMatch(
            other -> own.middle().distance(other.middle()) > ROOM * own.radius() + other.radius());
  }

  /** The least hidden sphere of a piece, and the nearest of these. */
  private Seen clearest(int index) {
    return IntStream.range(0, seen.size())
        .filter(at -> seen.get(at).ball().index() == index)
        .boxed()
        .min(Comparator.comparingDouble(this::hidden).thenComparing(Comparator.reverseOrder()))
        .map(seen::get)
        .orElseThrow();
  }

  /** A measure of how much of a sphere those drawn later hide. */
  private double hidden(int at) {
    Circle own = seen.get(at).circle();
    return seen.subList(at + 1, seen.size()).stream()
        .map(Seen::circle)
        .mapToDouble(other -> own.radius() + other.radius() - own.middle().distance(other.middle()))
        .filter(overlap -> overlap > 0)
        .sum();
  }

  /** Joins two spheres of a piece; the part of the neck inside them will be drawn over. */
  private void neck(Seen far, Seen near, String colour, Object... attributes) {
    String line = new SvgPath().move(far.circle().middle()).line(near.circle().middle()).text();
    double width = 2 * NECK / RADIUS * far.circle().radius();
    svg.leaf("path", "d", line, "stroke", Colours.BLACK, "stroke-width", width + 2 * line(far));
    svg.open("path", "d", line, "stroke", colour, "stroke-width", width);
    svg.attributes(attributes).close();
  }

  private static double line(Seen one) {
    return LINE / RADIUS * one.circle().radius();
  }

  private void ball(Seen one) {
    String colour = colours.get(one.ball().index());
    svg.open("g", "class", "ball");
    for (Disc disc : Disc.values()) {
      disc(one, disc, Colours.tinted(colour, disc.light)).close();
    }
    svg.close();
  }

  private Svg disc(Seen one, Disc disc, String colour) {
    circle(one, disc).attributes("fill", colour);
    return disc == Disc.RIM
        ? svg.attributes("stroke", Colours.BLACK, "stroke-width", line(one))
        : svg;
  }

  private Svg circle(Seen one, Disc disc) {
    Circle circle = one.circle();
    double away = disc.away * circle.radius();
    svg.open("circle", "cx", circle.middle().x() - away, "cy", circle.middle().y() - away);
    return svg.attributes("r", disc.radius * circle.radius());
  }

  private void symbol(Seen one, char symbol) {
    Circle circle = one.circle();
    double size = circle.radius() * 1.15;
    svg.words(
        String.valueOf(symbol),
        circle.middle().x(),
        circle.middle().y() + size * 0.36,
        "font-size",
        size,
        "fill",
        Colours.ink(colours.get(one.ball().index())));
  }
}
