package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.dancingsparks.view.BallDrawing.Room;
import org.dancingsparks.view.Explosion.Cube;
import org.dancingsparks.view.Perspective.Face;
import org.dancingsparks.view.Perspective.Point;
import org.dancingsparks.view.Perspective.Side;

/**
 * A picture of cubes in perspective while it is drawn: of pieces, or of cells by themselves, as
 * {@link SolidBoard} wants them. Not thread safe.
 */
final class ExplodedDrawing {
  /** The width of heavy lines, in sides of a cube. */
  private static final double HEAVY = 0.06;

  /** The width of thin lines, in sides of a cube. */
  private static final double THIN = 0.02;

  /** The share of white in the colour of upper faces. */
  private static final double WHITENESS = 0.45;

  private static final double BLACKNESS = 0.4;

  /** The side of a face in the units that its symbol is written in. */
  private static final double UNITS = 20;

  /** Positions along a face, as shares of it, where a symbol has ink. */
  private static final double[] SPOTS = {0.25, 0.5, 0.75};

  private final Svg svg;
  private final List<String> colours;
  private final Set<Cube> cubes;
  private final List<Face> faces = new ArrayList<>();
  private final Perspective perspective;
  private final double scale;
  private final double left;
  private final double top;

  /**
   * Draws cubes in the middle of some room.
   *
   * @param colours of the pieces
   * @param ordered from far to near
   */
  ExplodedDrawing(Svg svg, List<String> colours, List<Cube> ordered, Room room) {
    this.svg = svg;
    this.colours = colours;
    cubes = new HashSet<>(ordered);
    perspective = Perspective.of(ordered);
    for (Cube cube : ordered) {
      for (Side side : Side.values()) {
        if (!cubes.contains(side.beyond(cube))) {
          faces.add(perspective.face(cube, side));
        }
      }
    }
    DoubleSummaryStatistics x = all(Point::x);
    DoubleSummaryStatistics y = all(Point::y);
    double width = x.getMax() - x.getMin();
    double height = y.getMax() - y.getMin();
    double fitting = Math.min(room.width() / width, room.height() / height);
    scale = Math.min(room.most() / 2, fitting);
    left = room.left() + (room.width() - scale * width) / 2 - scale * x.getMin();
    top = room.top() + (room.height() - scale * height) / 2 - scale * y.getMin();
    faces.replaceAll(face -> face.scaled(scale, left, top));
  }

  private DoubleSummaryStatistics all(ToDoubleFunction<Point> coordinate) {
    return faces.stream()
        .flatMap(face -> face.corners().stream())
        .mapToDouble(coordinate)
        .summaryStatistics();
  }

  /**
   * Draws them.
   *
   * @param symbols of the pieces; empty to draw none
   */
  void draw(String symbols) {
    Set<Face> labelled =
        IntStream.range(0, symbols.length()).mapToObj(this::labelled).collect(Collectors.toSet());
    svg.open("g", "class", "exploded", "stroke", Colours.BLACK);
    svg.attributes("stroke-linejoin", "round", "stroke-linecap", "round");
    svg.attributes("text-anchor", "middle", "font-weight", "bold");
    for (Face face : faces) {
      fill(face);
      lines(face);
      if (labelled.contains(face)) {
        symbol(face, symbols.charAt(face.cube().index()));
      }
    }
    svg.close();
  }

  /** Draws each cube by itself in front of the walls round all; each has a place of its own. */
  void drawEach() {
    Map<Cube, Cube> byCorner =
        cubes.stream().collect(Collectors.toMap(Cube::anyPieces, cube -> cube));
    svg.open("g", "class", "solid", "stroke", Colours.BLACK);
    svg.attributes("stroke-linejoin", "round", "stroke-linecap", "round");
    svg.attributes("stroke-width", 2 * scale * HEAVY);
    svg.leaf("path", "class", "wall", "d", walls(byCorner), "fill", Colours.WHITE);
    for (int at = 0; at < faces.size(); at += Side.values().length) {
      svg.open("g", "data-cell", faces.get(at).cube().index());
      faces.subList(at, at + Side.values().length).forEach(face -> face(face, byCorner));
      svg.close();
    }
    svg.close();
  }

  /** The faces that the cubes turn away from the viewer, as seen from within. */
  private String walls(Map<Cube, Cube> byCorner) {
    StringBuilder walls = new StringBuilder();
    for (Face face : faces) {
      Cube before = face.side().before(face.cube());
      if (!byCorner.containsKey(before.anyPieces())) {
        walls.append(path(perspective.face(before, face.side()).scaled(scale, left, top)));
      }
    }
    return walls.toString();
  }

  /** A face, with those of its lines alone that a piece can cross. */
  private void face(Face face, Map<Cube, Cube> byCorner) {
    svg.open("g", "class", "face");
    place("data-beyond", byCorner.get(face.side().beyond(face.cube()).anyPieces()));
    svg.leaf("path", "data-light", light(face.side()), "d", path(face));
    StringBuilder rim = new StringBuilder();
    for (int corner = 0; corner < Side.EDGES; corner++) {
      Cube across = face.side().across(face.cube(), corner).anyPieces();
      String line = edge(face, corner);
      if (byCorner.containsKey(across)) {
        svg.open("path", "d", line);
        place("data-beside", byCorner.get(across));
        place("data-beyond", byCorner.get(face.side().beyond(across)));
        svg.close();
      } else {
        rim.append(line);
      }
    }
    if (!rim.isEmpty()) {
      svg.leaf("path", "d", rim);
    }
    svg.close();
  }

  private void place(String attribute, Cube cube) {
    if (cube != null) {
      svg.attributes(attribute, cube.index());
    }
  }

  /**
   * The face for a piece's symbol: one that is wholly visible if there is one; preferably a top,
   * then a front.
   */
  private Face labelled(int index) {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (Side side : Side.values()) {
      for (int at = 0; at < faces.size() && fewest > 0; at++) {
        Face face = faces.get(at);
        if (face.cube().index() == index && face.side() == side) {
          int hidden = spotsHidden(at);
          best = hidden < fewest ? at : best;
          fewest = Math.min(hidden, fewest);
        }
      }
    }
    return faces.get(best);
  }

  /** The number of spots of a symbol that faces drawn later would hide. */
  private int spotsHidden(int at) {
    int hidden = 0;
    for (double along : SPOTS) {
      for (double down : SPOTS) {
        Point spot = faces.get(at).at(along, down);
        int later = at + 1;
        while (later < faces.size() && !faces.get(later).has(spot)) {
          later++;
        }
        hidden += later < faces.size() ? 1 : 0;
      }
    }
    return hidden;
  }

  private void fill(Face face) {
    String colour = shaded(face);
    svg.leaf("path", "class", "face", "d", path(face), "fill", colour, "stroke", colour);
  }

  private String shaded(Face face) {
    return Colours.tinted(colours.get(face.cube().index()), light(face.side()));
  }

  /** The share of white in the colour of a face, or if negative of black. */
  private static double light(Side side) {
    return switch (side) {
      case TOP -> WHITENESS;
      case FRONT -> 0;
      case RIGHT -> -BLACKNESS;
    };
  }

  private static String path(Face face) {
    return face.corners().stream()
        .map(ExplodedDrawing::text)
        .collect(Collectors.joining("L", "M", "z"));
  }

  private static String text(Point point) {
    return Svg.number(point.x()) + " " + Svg.number(point.y());
  }

  /**
   * Draws thin lines where the piece continues in the face's plane, and heavy ones where it does
   * not.
   */
  private void lines(Face face) {
    StringBuilder thin = new StringBuilder();
    StringBuilder heavy = new StringBuilder();
    for (int corner = 0; corner < Side.EDGES; corner++) {
      (isEdge(face, corner) ? heavy : thin).append(edge(face, corner));
    }
    line(thin, THIN);
    line(heavy, HEAVY);
  }

  private static String edge(Face face, int corner) {
    Point from = face.corners().get(corner);
    Point to = face.corners().get((corner + 1) % Side.EDGES);
    return "M" + text(from) + "L" + text(to);
  }

  private boolean isEdge(Face face, int corner) {
    Cube across = face.side().across(face.cube(), corner);
    return !cubes.contains(across) || cubes.contains(face.side().beyond(across));
  }

  private void line(StringBuilder lines, double width) {
    if (!lines.isEmpty()) {
      svg.leaf("path", "d", lines, "stroke-width", 2 * scale * width, "fill", "none");
    }
  }

  private void symbol(Face face, char symbol) {
    Point origin = face.corners().get(0);
    Point right = face.corners().get(1).minus(origin);
    Point down = face.corners().get(3).minus(origin);
    String matrix =
        DoubleStream.of(right.x(), right.y(), down.x(), down.y())
            .mapToObj(length -> Svg.number(length / UNITS))
            .collect(Collectors.joining(" "));
    svg.open("text", "transform", "matrix(" + matrix + " " + text(origin) + ")");
    svg.attributes("x", UNITS / 2, "y", UNITS * 0.74, "font-size", UNITS * 0.68);
    svg.attributes("stroke", "none", "fill", Colours.ink(shaded(face)));
    svg.text(String.valueOf(symbol)).close();
  }
}
