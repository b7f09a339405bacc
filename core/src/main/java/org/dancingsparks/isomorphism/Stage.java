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

  /** Maximum number of vertices of a graph of orbits. */
  private static final int MAX_VERTICES = 128;

  /** Maximum work of preparing a stage: a second or two. */
  private static final long MAX_WORK = 1 << 27;

  private final TwinShortcut shortcut;
  private final ResidualGraph graph;

  /** The bits of items that must be covered once, and that no later option has. */
  private final long[] lost;

  Stage(BitSetProblem problem, Stages stages, int place) {
    BitSet frontier = stages.frontier(place);
    Incidence incidence = stages.incidence(place);
    BitSet shared = stages.shared(place);
    Work work = new Work(MAX_WORK);
    Incidence kept =
        new Twins(new Twins(incidence, shared, work).merged(), frontier, work).merged();
    Twins parts = new Twins(kept, shared, work);
    shortcut = TwinShortcut.of(problem, kept, parts.options(place), frontier);
    BitGraph bits = new BitGraph(problem, kept);
    Optional<FrontierGraph> small =
        bits.vertices() <= SMALL || frontier.stream().anyMatch(problem::isBounded)
            ? Optional.empty()
            : StageGraph.of(kept, frontier, work)
                .flatMap(
                    stage ->
                        new FrontierGraphSearch(stage, Math.min(MAX_VERTICES, bits.vertices() - 1))
                            .find());
    graph = small.isPresent() ? small.get() : bits;
    lost = Arrays.copyOf(lost(problem, stages, place).toLongArray(), problem.width());
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

  /** Labelling of residuals by one thread; see {@link ResidualLabelling}. */
  public ResidualLabelling labelling(int maxNodes) {
    return new ResidualLabelling(this, maxNodes);
  }

  ResidualGraph graph() {
    return graph;
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
