package org.dancingsparks.view.tree;

import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.SearchTree;

/**
 * Draws the top of a search tree as SVG: each run a line from its first level to its last, marked
 * at its end as branching, solution, dead end or cut, with the levels at the side.
 *
 * <p>The option that leads to a run stands above it if the tree is small, and pointing at the run
 * shows it. In a tree of more than thirty levels stretches without branches are shortened.
 * Immutable and thread safe; the text is as {@link org.dancingsparks.view.BoardSvg} says. Takes
 * time and space proportional to the runs times the levels where any begins or ends.
 */
public final class TreeSvg {
  /** Maximum number of runs that are drawn. */
  public static final int MAX_RUNS = 1000;

  private final Problem problem;
  private final String title;

  /**
   * A writer of the pictures for searches of one problem.
   *
   * @param title of the pictures
   */
  public TreeSvg(Problem problem, String title) {
    this.problem = problem;
    this.title = title;
  }

  /**
   * The picture of a tree.
   *
   * @throws IllegalArgumentException if it has no run, or more than {@link #MAX_RUNS}
   */
  public String svg(SearchTree tree) {
    int runs = tree.nodes().size();
    if (runs < 1 || runs > MAX_RUNS) {
      throw new IllegalArgumentException(
          "A tree of %d runs cannot be drawn; cut it at %d or less, and at least 1."
              .formatted(runs, MAX_RUNS));
    }
    return new TreeDrawing(problem, title, tree).draw();
  }
}
