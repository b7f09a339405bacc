package org.dancingsparks.view;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.abego.treelayout.NodeExtentProvider;
import org.abego.treelayout.TreeLayout;
import org.abego.treelayout.util.AbstractTreeForTreeLayout;
import org.abego.treelayout.util.DefaultConfiguration;
import org.dancingsparks.cover.SearchTree;

/**
 * Where the runs of a search tree are drawn from left to right, so that none crosses another.
 * Immutable.
 *
 * <p>The layout (Buchheim, J\u00fcnger and Leipert, 2002) knows nodes on levels; a run is given to
 * it as a node for each of the levels that {@link TreeLevels} has between its ends. Takes time and
 * space proportional to those nodes.
 *
 * @param middles by run, in pixels from the left edge of the tree
 * @param width of the whole tree in pixels
 */
record TreePlaces(double[] middles, double width) {
  private static final double GAP = 6;

  private record Stop(int run, int level) {}

  /**
   * Lays out a tree.
   *
   * @param widths of what is drawn for each run, in pixels
   */
  static TreePlaces of(SearchTree tree, TreeLevels levels, double... widths) {
    Map<Stop, Rectangle2D.Double> bounds = layout(new Stops(tree, levels), widths).getNodeBounds();
    double[] middles = new double[widths.length];
    double width = 0;
    for (int run = 0; run < widths.length; run++) {
      Stop top = new Stop(run, levels.place(tree.nodes().get(run).top()));
      middles[run] = bounds.get(top).getCenterX();
      width = Math.max(width, middles[run] + widths[run] / 2);
    }
    return new TreePlaces(middles, width);
  }

  private static TreeLayout<Stop> layout(Stops stops, double... widths) {
    NodeExtentProvider<Stop> extents =
        new NodeExtentProvider<>() {
          @Override
          public double getWidth(Stop stop) {
            return widths[stop.run()];
          }

          @Override
          public double getHeight(Stop stop) {
            return 1;
          }
        };
    return new TreeLayout<>(stops, extents, new DefaultConfiguration<>(1, GAP));
  }

  /** Each run as a chain of stops on the levels between its ends. */
  private static final class Stops extends AbstractTreeForTreeLayout<Stop> {
    private final SearchTree tree;
    private final TreeLevels levels;
    private final List<List<Stop>> children = new ArrayList<>();

    Stops(SearchTree tree, TreeLevels levels) {
      super(new Stop(0, 0));
      this.tree = tree;
      this.levels = levels;
      for (int run = 0; run < tree.nodes().size(); run++) {
        SearchTree.Node node = tree.nodes().get(run);
        children.add(new ArrayList<>());
        if (run > 0) {
          children.get(node.parent()).add(new Stop(run, levels.place(node.top())));
        }
      }
    }

    @Override
    public Stop getParent(Stop stop) {
      SearchTree.Node node = tree.nodes().get(stop.run());
      if (stop.level() > levels.place(node.top())) {
        return new Stop(stop.run(), stop.level() - 1);
      }
      return stop.run() == 0 ? null : new Stop(node.parent(), stop.level() - 1);
    }

    @Override
    public List<Stop> getChildrenList(Stop stop) {
      boolean isLast = stop.level() == levels.place(tree.nodes().get(stop.run()).bottom());
      return isLast ? children.get(stop.run()) : List.of(new Stop(stop.run(), stop.level() + 1));
    }
  }
}
