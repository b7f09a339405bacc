package org.dancingsparks.isomorphism;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * A place before which all choices are complete: what its residuals have in common, and how they
 * are drawn as graphs. Immutable.
 */
public final class Stage {
  /** Vertices of a graph that is small enough as it is. */
  private static final int SMALL = 24;

  /** Maximum number of vertices of a residual's graph. */
  private static final int MAX_VERTICES = 128;

  /** Nodes of a search for a form, beyond which a residual is left as it is. */
  private static final int MAX_NODES = 1 << 12;

  /** Maximum work of preparing a stage: a second or two. */
  private static final long MAX_WORK = 1 << 27;

  private final TwinShortcut shortcut;
  private final ResidualGraph graph;

  /** The bits of items that must be covered once, and that no later option has. */
  private final long[] lost;

  private final Surroundings surroundings;

  Stage(BitSetProblem problem, Stages stages, int place) {
    BitSet frontier = stages.frontier(place);
    Work work = new Work(MAX_WORK);
    Incidence kept = withoutTwins(stages, place, work);
    Twins parts = new Twins(kept, stages.shared(place), work);
    shortcut = TwinShortcut.of(problem, kept, parts.options(place), frontier);
    BitGraph bits = new BitGraph(problem, kept);
    Optional<FrontierGraph> small =
        bits.vertices() <= SMALL || frontier.stream().anyMatch(problem::isBounded)
            ? Optional.empty()
            : small(kept, frontier, Math.min(MAX_VERTICES, bits.vertices() - 1), work);
    graph = small.isPresent() ? small.get() : bits;
    lost = Arrays.copyOf(lost(problem, stages, place).toLongArray(), problem.width());
    surroundings = new Surroundings(problem, stages, place);
  }

  /** The incidence of the options from a place on, with one of all twins. */
  static Incidence withoutTwins(Stages stages, int place, Work work) {
    Incidence all = stages.incidence(place);
    Incidence merged = new Twins(all, stages.shared(place), work).merged();
    return new Twins(merged, stages.frontier(place), work).merged();
  }

  /** The graph of few bits on which the automorphisms of an incidence act as on its frontier. */
  static Optional<FrontierGraph> small(
      Incidence kept, BitSet frontier, int mostVertices, Work work) {
    return StageGraph.of(kept, frontier, work)
        .flatMap(stage -> new FrontierGraphSearch(stage, mostVertices).find());
  }

  private static BitSet lost(BitSetProblem problem, Stages stages, int place) {
    BitSet lost = new BitSet();
    IntStream.range(place, problem.primary())
        .filter(bit -> problem.isOnce(bit) && !stages.later(place).get(bit))
        .forEach(lost::set);
    return lost;
  }

  /** The shortcut past the orders of twins. */
  public TwinShortcut shortcut() {
    return shortcut;
  }

  /** Number of vertices of a residual's graph. */
  public int vertices() {
    return graph.vertices();
  }

  /** Returns whether the graphs of residuals are small enough to be labelled. */
  public boolean canLabel() {
    return graph.vertices() <= MAX_VERTICES;
  }

  /** Labelling of residuals by one thread; see {@link ResidualLabelling}. */
  public ResidualLabelling labelling() {
    return labelling(MAX_NODES);
  }

  ResidualLabelling labelling(int maxNodes) {
    return new ResidualLabelling(this, maxNodes);
  }

  ResidualGraph graph() {
    return graph;
  }

  /**
   * Returns whether a choice made ahead has changed bits off the frontier, which are thought to be
   * the same in all residuals. No other residual stands for such a one.
   */
  public boolean isAhead(long[] residual) {
    return surroundings.areChanged(residual);
  }

  /** Returns whether an item is left that no later option has. */
  boolean isLost(long[] residual) {
    for (int word = 0; word < lost.length; word++) {
      if ((residual[word] & lost[word]) != 0) {
        return true;
      }
    }
    return false;
  }
}
