package org.dancingsparks.puzzle;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** The symmetries by which a piece may be turned before it is placed. */
public enum Turns {
  /** The identity only. */
  NONE(Turn.IDENTITY::equals),
  /** The 4 rotations of the plane. */
  ROTATIONS(turn -> turn.keepsLayers() && turn.isRotation()),
  /** The 8 rotations and reflections of the plane. */
  ROTATIONS_AND_REFLECTIONS(Turn::keepsLayers),
  /** The 24 rotations of space: those that a hand can make. */
  SPACE_ROTATIONS(Turn::isRotation),
  /** The 48 rotations and mirror images of space. */
  SPACE_ROTATIONS_AND_MIRROR_IMAGES(turn -> true);

  private final List<Turn> turns;

  Turns(Predicate<Turn> allowed) {
    turns = Turn.all().stream().filter(allowed).toList();
  }

  /** The turns, the identity first. */
  List<Turn> turns() {
    return turns;
  }

  /** The name that puzzle files use. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
