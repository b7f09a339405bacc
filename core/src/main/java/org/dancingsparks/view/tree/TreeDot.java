package org.dancingsparks.view.tree;

import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.SearchTree;
import org.dancingsparks.links.SearchTree.Node;
import org.dancingsparks.view.Markup;

/**
 * The top of a search tree in the language of Graphviz, a node for each run: solutions are green
 * double circles, dead ends are boxes with a cross, and branches not followed are boxes with dots;
 * each edge has its option. Immutable and thread safe. The text is the same for the same tree, and
 * proportional to it.
 */
public final class TreeDot {
  private final Problem problem;
  private final String title;

  /**
   * A writer of the graphs for searches of one problem.
   *
   * @param title of the graphs
   */
  public TreeDot(Problem problem, String title) {
    this.problem = problem;
    this.title = title;
  }

  /** The graph of a tree. */
  public String dot(SearchTree tree) {
    StringBuilder dot = new StringBuilder();
    dot.append("digraph ").append(quoted(title)).append(" {\n");
    dot.append("  graph [label=")
        .append(quoted(title))
        .append(", labelloc=t, ordering=out, fontname=\"sans-serif\"];\n");
    dot.append("  node [fontname=\"sans-serif\", fontsize=10];\n");
    dot.append("  edge [fontname=\"sans-serif\", fontsize=9, arrowhead=none];\n");
    List<Node> nodes = tree.nodes();
    for (int number = 0; number < nodes.size(); number++) {
      node(dot, number, nodes.get(number));
    }
    return dot.append("}\n").toString();
  }

  private void node(StringBuilder dot, int number, Node run) {
    String option = run.describe(problem);
    dot.append("  n").append(number).append(" [").append(look(run));
    dot.append(", tooltip=").append(quoted(TreeMark.describe(run, option))).append("];\n");
    if (run.parent() >= 0) {
      dot.append("  n").append(run.parent()).append(" -> n").append(number);
      dot.append(" [label=").append(quoted(option)).append("];\n");
    }
  }

  private static String look(Node run) {
    String levels =
        run.top() == run.bottom() ? "" + run.top() : run.top() + "\u2013" + run.bottom();
    return switch (run.end()) {
      case BRANCHES -> "shape=ellipse, label=" + quoted(levels);
      case SOLUTION ->
          "shape=doublecircle, style=filled, fillcolor=\"#a8dab5\", label=" + quoted(levels);
      case DEAD_END ->
          "shape=box, color=\"%s\", label=".formatted(TreeMark.RED) + quoted("\u00d7 " + levels);
      case CUT -> "shape=box, style=dashed, label=" + quoted("\u2026 " + levels);
    };
  }

  /** A string of the language, in which only quotes are escaped, and backslashes are not. */
  private static String quoted(String words) {
    return '"' + Markup.clean(words).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
