package org.dancingsparks.lattice;

import java.util.Locale;

/** The symmetries of a lattice by which a piece may be turned before it is placed. */
public enum Turns {
  /** The identity only. */
  NONE,
  /** The rotations of the plane: 4 of squares, 6 of hexagons and triangles. */
  ROTATIONS,
  /** The rotations and reflections of the plane: 8 of squares, 12 of hexagons and triangles. */
  ROTATIONS_AND_REFLECTIONS,
  /**
   * The 24 rotations of space, and of spheres that lie in one plane the mirror images as well: all
   * that a hand can do, since it makes a flat piece its mirror image by turning it over.
   */
  SPACE_ROTATIONS,
  /** The 48 rotations and mirror images of space. */
  SPACE_ROTATIONS_AND_MIRROR_IMAGES;

  /** Returns whether pieces stay in their layer, as they must on a lattice of one layer. */
  public boolean arePlane() {
    return this != SPACE_ROTATIONS && this != SPACE_ROTATIONS_AND_MIRROR_IMAGES;
  }

  /** The name that puzzle files use. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
