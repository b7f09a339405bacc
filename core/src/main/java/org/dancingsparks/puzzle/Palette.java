package org.dancingsparks.puzzle;

import java.util.List;
import java.util.Optional;

/** The colours of marks without their own: eighteen distinct ones, then again from the start. */
public final class Palette {
  private static final List<String> COLOURS =
      List.of(
          "#d0312d", "#f4d03f", "#2456c7", "#1f9d3a", "#f29ac0", "#7d3fa8", "#3fc1d9", "#f08a24",
          "#9aa0a6", "#a4d65e", "#d63384", "#8a5a2b", "#115533", "#662244", "#11eebb", "#115588",
          "#eebb88", "#aa99ee");

  private static final List<String> NAMES = List.of("red", "yellow", "blue", "green", "pink");

  private Palette() {}

  /** The palette's own hue of a name, softer than that of style sheets, if it has one. */
  public static Optional<String> named(String name) {
    int index = NAMES.indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(at(index));
  }

  /** A colour by its index, as {@code #rrggbb}. */
  public static String at(int index) {
    return COLOURS.get(index % COLOURS.size());
  }
}
