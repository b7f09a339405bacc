package org.dancingsparks.view;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Point;

/** The outlines of spheres, joined by necks where they touch others of their layer. */
final class SphereOutline implements Outline {
  /** Half of the angle that a neck takes of a sphere. */
  private static final double NECK = Math.toRadians(24);

  private final BoardLayout layout;
  private final Set<Cell> cells;

  /** A place on a sphere's rim: just clockwise of the neck at a side of the cell. */
  private record Place(Cell cell, int side) {}

  SphereOutline(BoardLayout layout, Collection<Cell> cells) {
    this.layout = layout;
    this.cells = new TreeSet<>(cells);
  }

  /** {@inheritDoc} Spheres and necks are on the right of each line. */
  @Override
  public String round() {
    SvgPath path = new SvgPath();
    Set<Place> places = new LinkedHashSet<>();
    for (Cell cell : cells) {
      List<Cell> beside = layout.beside(cell);
      for (int side = 0; side < beside.size(); side++) {
        if (cells.contains(beside.get(side))) {
          places.add(new Place(cell, side));
        }
      }
      if (beside.stream().noneMatch(cells::contains)) {
        path.circle(layout.sphere(cell));
      }
    }
    while (!places.isEmpty()) {
      loop(places.iterator().next(), places, path);
    }
    return path.text();
  }

  /** {@inheritDoc} There are none. */
  @Override
  public String within() {
    return "";
  }

  @Override
  public String each() {
    SvgPath path = new SvgPath();
    cells.forEach(cell -> path.circle(layout.sphere(cell)));
    return path.text();
  }

  private void loop(Place first, Set<Place> places, SvgPath path) {
    path.move(layout.sphere(first.cell()).at(angle(first) + NECK));
    Place at = first;
    do {
      places.remove(at);
      at = next(at, path);
    } while (!at.equals(first));
    path.close();
  }

  /** Goes round a sphere to its next neck, and along this to the sphere beyond. */
  private Place next(Place from, SvgPath path) {
    List<Cell> beside = layout.beside(from.cell());
    int sides = beside.size();
    int steps = 1;
    while (!cells.contains(beside.get((from.side() + steps) % sides))) {
      steps++;
    }
    int side = (from.side() + steps) % sides;
    double span = 2 * Math.PI * steps / sides - 2 * NECK;
    double end = angle(new Place(from.cell(), side)) - NECK;
    path.arc(layout.sphere(from.cell()), end, span);
    Place beyond = new Place(beside.get(side), (side + sides / 2) % sides);
    path.line(layout.sphere(beyond.cell()).at(angle(beyond) + NECK));
    return beyond;
  }

  /** The angle of a side's middle, clockwise from the top. */
  private double angle(Place place) {
    Point middle = layout.middle(place.cell());
    Point beyond = layout.middle(layout.beside(place.cell()).get(place.side()));
    return StrictMath.atan2(beyond.x() - middle.x(), middle.y() - beyond.y());
  }
}
