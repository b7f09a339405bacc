package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A tile with a colour on each side.
 *
 * @param sides the colours clockwise, as their numbers
 * @param copies the number of tiles that are alike
 */
public record EdgeTile(List<Integer> sides, int copies) {
  /** The tile's least turn, which tiles that are alike share. */
  public static List<Integer> least(List<Integer> sides) {
    return turns(sides).stream().min(EdgeTile::compare).orElseThrow();
  }

  /** The different ways to turn the sides. */
  static Set<List<Integer>> turns(List<Integer> sides) {
    Set<List<Integer>> turns = new LinkedHashSet<>();
    for (int turn = 0; turn < sides.size(); turn++) {
      List<Integer> turned = new ArrayList<>(sides);
      Collections.rotate(turned, turn);
      turns.add(turned);
    }
    return turns;
  }

  /** All tiles with some number of sides and colours, each that differs by more than a turn. */
  public static List<EdgeTile> all(int sides, int colours) {
    List<List<Integer>> words = new ArrayList<>(List.of(List.of()));
    for (int side = 0; side < sides; side++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> word : words) {
        for (int colour = 0; colour < colours; colour++) {
          List<Integer> extended = new ArrayList<>(word);
          extended.add(colour);
          longer.add(extended);
        }
      }
      words = longer;
    }
    return words.stream()
        .filter(word -> word.equals(least(word)))
        .map(word -> new EdgeTile(word, 1))
        .toList();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int side = 0; side < one.size(); side++) {
      int order = Integer.compare(one.get(side), other.get(side));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
