package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.List;

/**
 * Square ice: an arrow on each edge of a grid of n x n vertices, two of them in and two out at each
 * vertex. Arrows point into the board from the left and from the right, and out of it above and
 * below. A vertex at which both horizontal arrows point is a 1 of an alternating sign matrix, one
 * at which both vertical arrows point is a -1 (Kuperberg 1996).
 */
final class SquareIce {
  private final CaseText text = new CaseText();
  private final int n;
  private final long cost;

  private SquareIce(int n, long cost) {
    this.n = n;
    this.cost = cost;
  }

  /**
   * The problem of all such arrows.
   *
   * @param cost of each -1
   */
  static CaseText of(int n, long cost) {
    SquareIce ice = new SquareIce(n, cost);
    for (int cell = 0; cell < n * n; cell++) {
      ice.addVertex(cell / n, cell % n);
    }
    return ice.text;
  }

  private void addVertex(int row, int column) {
    text.primary(row + "." + column);
    if (column > 0) {
      text.secondary("h%d.%d".formatted(row, column));
    }
    if (row > 0) {
      text.secondary("v%d.%d".formatted(row, column));
    }
    for (int arrows = 0; arrows < 8; arrows++) {
      addOption(row, column, new int[] {arrows & 1, arrows >> 1 & 1, arrows >> 2});
    }
  }

  /**
   * An option for arrows to the right on the left and the right edge, and down on the upper one.
   */
  private void addOption(int row, int column, int... arrows) {
    int entry = arrows[0] - arrows[1];
    int down = arrows[2] + entry;
    boolean fits =
        (column > 0 || arrows[0] == 1)
            && (column < n - 1 || arrows[1] == 0)
            && (row > 0 || arrows[2] == 0)
            && (row < n - 1 ? down == 0 || down == 1 : down == 1);
    if (fits) {
      List<Object> words = new ArrayList<>(List.of(row + "." + column));
      addEdge(words, "h%d.%d:%d", row, column, arrows[0]);
      addEdge(words, "h%d.%d:%d", row, column + 1, arrows[1]);
      addEdge(words, "v%2$d.%1$d:%3$d", column, row, arrows[2]);
      addEdge(words, "v%2$d.%1$d:%3$d", column, row + 1, down);
      if (entry < 0 && cost != 0) {
        words.add("|" + cost);
      }
      text.option(words.toArray());
    }
  }

  /** Adds the edge of a line before a place, unless it is a border. */
  private void addEdge(List<Object> words, String form, Object... lineAndPlaceAndArrow) {
    int place = (int) lineAndPlaceAndArrow[1];
    if (place > 0 && place < n) {
      words.add(form.formatted(lineAndPlaceAndArrow));
    }
  }
}
