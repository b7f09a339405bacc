package org.dancingsparks.view.tree;

import java.util.Locale;
import org.dancingsparks.links.SearchTree.End;
import org.dancingsparks.links.SearchTree.Node;
import org.dancingsparks.view.Svg;

/** The marks at the ends of a search tree's runs, distinguished by form as well as by colour. */
enum TreeMark {
  BRANCHES(End.BRANCHES, "branching", "branchings"),
  SOLUTION(End.SOLUTION, "solution", "solutions"),
  DEAD_END(End.DEAD_END, "dead end", "dead ends"),
  CUT(End.CUT, "not followed", "not followed");

  static final String GREEN = "#137333";
  static final String RED = "#b3261e";

  private final End end;
  private final String one;
  private final String several;

  TreeMark(End end, String one, String several) {
    this.end = end;
    this.one = one;
    this.several = several;
  }

  static TreeMark of(End end) {
    for (TreeMark mark : values()) {
      if (mark.end == end) {
        return mark;
      }
    }
    throw new AssertionError(end);
  }

  End end() {
    return end;
  }

  String words(long count) {
    return count == 1 ? one : several;
  }

  /** A run in words. */
  static String describe(Node run, String option) {
    String levels =
        run.top() == run.bottom()
            ? "level " + run.top()
            : "levels " + run.top() + " to " + run.bottom();
    String end = run.end() == End.BRANCHES ? run.degree() + " branches" : of(run.end()).words(1);
    return (option.isEmpty() ? "" : option + "; ") + levels + ", " + end;
  }

  /** Draws the mark: a dot, a green disc in a ring, a red cross, three dots. */
  void draw(Svg svg, double x, double y) {
    svg.open("g", "class", name().toLowerCase(Locale.ROOT), "transform", Svg.moved(x, y));
    switch (this) {
      case BRANCHES -> svg.leaf("circle", "r", 3.5);
      case SOLUTION -> {
        svg.leaf("circle", "r", 7, "fill", "#ffffff", "stroke", GREEN, "stroke-width", 1.8);
        svg.leaf("circle", "r", 4, "fill", GREEN);
      }
      case DEAD_END -> {
        svg.leaf("circle", "r", 6, "fill", "#ffffff");
        svg.leaf("path", "d", "M-4.5 -4.5l9 9m0 -9l-9 9", "stroke", RED, "stroke-width", 2.4);
      }
      case CUT -> {
        svg.leaf("rect", "x", -7, "y", -4, "width", 14, "height", 8, "fill", "#ffffff");
        svg.leaf(
            "path",
            "d",
            "M-5.5 0h2.4m1.9 0h2.4m1.9 0h2.4",
            "stroke",
            "#000000",
            "stroke-width",
            2.4);
      }
    }
    svg.close();
  }
}
