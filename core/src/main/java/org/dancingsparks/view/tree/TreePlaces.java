package org.dancingsparks.view.tree;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.abego.treelayout.NodeExtentProvider;
import org.abego.treelayout.TreeLayout;
import org.abego.treelayout.util.AbstractTreeForTreeLayout;
import org.abego.treelayout.util.DefaultConfiguration;
import org.dancingsparks.links.SearchTree;

/**
 * The places of a search tree's runs from left to right, so that none crosses another. Immutable.
 *
 * <p>The layout (Buchheim, J\u00fcnger and Leipert, 2002) places nodes on levels; a run is passed
 * to it as a node for each of the levels that {@link TreeLevels} has between its ends. Takes time
 * and space proportional to those nodes.
 *
 * @param middles by run, in pixels from the left edge of the tree
 * @param width of the whole tree in pixels
 */
record TreePlaces(double[] middles, double width) {
  private static final double GAP = 6;

  private record Stop(int run, int step) {}

  /**
   * Lays out a tree.
   *
   * @param widths of the drawing of each run, in pixels
   */
  static TreePlaces of(SearchTree tree, TreeLevels levels, double... widths) {
    Stops stops = Stops.of(tree, levels);
    Map<Stop, Rectangle2D.Double> bounds = layout(stops, widths).getNodeBounds();
    double[] middles = new double[widths.length];
    double width = 0;
    for (int run = 0; run < widths.length; run++) {
      middles[run] = bounds.get(stops.top(run)).getCenterX();
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
    return new TreeLayout<>(stops, extents, new DefaultConfiguration<>(1, GAP), true);
  }

  /** Each run as a chain of stops on the levels between its ends. */
  private static final class Stops extends AbstractTreeForTreeLayout<Stop> {
    private final SearchTree tree;
    // The layout sometimes compares stops by identity, so each is made once.
    private final List<List<Stop>> chains;
    private final List<List<Stop>> children = new ArrayList<>();

    static Stops of(SearchTree tree, TreeLevels levels) {
      List<List<Stop>> chains = new ArrayList<>();
      for (int run = 0; run < tree.nodes().size(); run++) {
        int at = run;
        int steps = levels.steps(tree.nodes().get(run));
        chains.add(IntStream.rangeClosed(0, steps).mapToObj(step -> new Stop(at, step)).toList());
      }
      return new Stops(tree, chains);
    }

    private Stops(SearchTree tree, List<List<Stop>> chains) {
      super(chains.get(0).get(0));
      this.tree = tree;
      this.chains = chains;
      chains.forEach(chain -> children.add(new ArrayList<>()));
      for (int run = 1; run < chains.size(); run++) {
        children.get(tree.nodes().get(run).parent()).add(chains.get(run).get(0));
      }
    }

    Stop top(int run) {
      return chains.get(run).get(0);
    }

    @Override
    public Stop getParent(Stop stop) {
      if (stop.step() > 0) {
        return chains.get(stop.run()).get(stop.step() - 1);
      }
      int parent = tree.nodes().get(stop.run()).parent();
      return parent < 0 ? null : chains.get(parent).get(chains.get(parent).size() - 1);
    }

    @Override
    public List<Stop> getChildrenList(Stop stop) {
      List<Stop> chain = chains.get(stop.run());
      boolean isLast = stop.step() == chain.size() - 1;
      return isLast ? children.get(stop.run()) : chain.subList(stop.step() + 1, stop.step() + 2);
    }
  }
}
