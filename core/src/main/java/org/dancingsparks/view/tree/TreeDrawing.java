package org.dancingsparks.view.tree;

import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.SearchTree;
import org.dancingsparks.links.SearchTree.Node;
import org.dancingsparks.view.Svg;

/** One picture of {@link TreeSvg}, as it is made. Not thread safe. */
final class TreeDrawing {
  private static final int MAX_NODES_WITH_LABELS = 30;
  private static final int MAX_NODES_WITH_COUNTS = 120;
  private static final double MARGIN = 16;
  private static final double LEFT = 64;
  private static final double TOP = 84;
  private static final double MIN_WIDTH = 720;
  private static final double LABEL = 10;
  private static final double LABEL_ROOM = 120;
  private static final double RUN_WIDTH = 16;
  private static final String RUN = "#303030";
  private static final String QUIET = "#505050";

  private final Problem problem;
  private final String title;
  private final SearchTree tree;
  private final boolean isLabelled;
  private final TreeLevels levels;
  private final TreePlaces places;
  private final double step;
  private final double left;
  private final double width;
  private final Svg svg;

  TreeDrawing(Problem problem, String title, SearchTree tree) {
    this.problem = problem;
    this.title = title;
    this.tree = tree;
    isLabelled = tree.nodes().size() <= MAX_NODES_WITH_LABELS;
    levels = TreeLevels.of(tree);
    places = TreePlaces.of(tree, levels, tree.nodes().stream().mapToDouble(this::width).toArray());
    // A wide tree of few levels is drawn higher, or the lines to its branches would be nearly
    // level.
    double slope = places.width() / (4.0 * Math.max(1, levels.depth()));
    step = isLabelled ? 38 : Math.max(26, Math.min(60, slope));
    width = Math.max(MIN_WIDTH, LEFT + places.width() + MARGIN);
    left = LEFT + (width - LEFT - MARGIN - places.width()) / 2;
    svg = new Svg(width, TOP + levels.depth() * step + 2 * MARGIN, title);
  }

  private double width(Node run) {
    double count = isCounted(run) ? 2 * (6 + Svg.width(nodes(run), LABEL)) : 0;
    double label = isLabelled ? Svg.width(label(run), LABEL) : 0;
    return Math.max(RUN_WIDTH, Math.max(count, label));
  }

  String draw() {
    svg.words(Svg.fitted(title, 15, width - 2 * MARGIN), MARGIN, 24, "font-size", 15);
    legend();
    levels();
    svg.open("g", "class", "edges", "stroke", "#707070");
    for (int run = 1; run < tree.nodes().size(); run++) {
      edge(run);
    }
    svg.close();
    for (int run = 0; run < tree.nodes().size(); run++) {
      run(run);
    }
    return svg.finish();
  }

  private void legend() {
    double x = MARGIN + 6;
    for (TreeMark mark : TreeMark.values()) {
      long count = tree.count(mark.end());
      String words = count + " " + mark.words(count);
      svg.open("g", "class", "legend");
      mark.draw(svg, x, 46);
      svg.words(words, x + 14, 50, "font-size", 12).close();
      x += 34 + Svg.width(words, 12);
    }
    if (tree.nodes().stream().anyMatch(this::isCounted)) {
      svg.open("g", "class", "legend");
      svg.leaf("path", "d", "M" + at(x, 38) + "v16", "stroke", RUN, "stroke-width", 3);
      svg.words("n nodes with one branch each", x + 10, 50, "font-size", 12).close();
    }
  }

  private void levels() {
    svg.words("level", MARGIN, TOP - 14, "font-size", 11, "fill", QUIET);
    for (int index = 0; index < levels.levels().length; index++) {
      double y = TOP + levels.downs()[index] * step;
      String across =
          "M%s %sH%s".formatted(Svg.number(LEFT - 18), Svg.number(y), Svg.number(width - MARGIN));
      svg.leaf("path", "class", "level", "d", across, "stroke", "#e6e6e6");
      String level = String.valueOf(levels.levels()[index]);
      svg.words(level, LEFT - 24, y + 4, "font-size", 11, "text-anchor", "end", "fill", QUIET);
      if (levels.isCutAbove(index)) {
        double middle = y - (levels.downs()[index] - levels.downs()[index - 1]) * step / 2;
        svg.words("\u22ee", LEFT - 24, middle + 5, "font-size", 14, "text-anchor", "end");
      }
    }
  }

  private double x(int run) {
    return left + places.middles()[run];
  }

  private double y(int level) {
    return TOP + levels.down(level) * step;
  }

  private void edge(int run) {
    int parent = tree.nodes().get(run).parent();
    String from = at(x(parent), y(tree.nodes().get(parent).bottom()));
    svg.leaf("path", "d", "M" + from + "L" + at(x(run), y(tree.nodes().get(run).top())));
  }

  private static String at(double x, double y) {
    return Svg.number(x) + " " + Svg.number(y);
  }

  private void run(int number) {
    Node run = tree.nodes().get(number);
    TreeMark mark = TreeMark.of(run.end());
    double x = x(number);
    svg.open("g", "class", "run").title(TreeMark.describe(run, option(run)));
    if (run.bottom() > run.top()) {
      svg.leaf("circle", "cx", x, "cy", y(run.top()), "r", 3);
      String line = "M" + at(x, y(run.top())) + "V" + Svg.number(y(run.bottom()));
      svg.leaf("path", "d", line, "stroke", RUN, "stroke-width", 3);
    }
    if (isCounted(run)) {
      double middle = (y(run.top()) + y(run.bottom())) / 2;
      svg.words(nodes(run), x + 6, middle + 4, "font-size", LABEL, "fill", QUIET);
    }
    mark.draw(svg, x, y(run.bottom()));
    if (isLabelled && run.parent() >= 0) {
      String label = label(run);
      double wide = Svg.width(label, LABEL);
      // The line from above passes behind it.
      svg.open("rect", "x", x - wide / 2, "y", y(run.top()) - 18, "width", wide, "height", 12);
      svg.attributes("fill", "#ffffff", "fill-opacity", 0.8).close();
      svg.open("text", "class", "option", "x", x, "y", y(run.top()) - 9, "font-size", LABEL);
      svg.attributes("text-anchor", "middle").text(label).close();
    }
    svg.close();
  }

  /** Returns whether the number of its nodes is drawn beside it; large trees have no room. */
  private boolean isCounted(Node run) {
    return run.bottom() > run.top() && tree.nodes().size() <= MAX_NODES_WITH_COUNTS;
  }

  private static String nodes(Node run) {
    return String.valueOf(run.bottom() - run.top() + 1);
  }

  private String option(Node run) {
    return run.describe(problem);
  }

  private String label(Node run) {
    return Svg.fitted(option(run), LABEL, LABEL_ROOM);
  }
}
