package org.dancingsparks.layers.rounds;

import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.layers.partitions.DiagramLayout;

/**
 * A diagram built in rounds by place. A partition has the nodes of its round's places. An index has
 * for each partition of the round before the nodes that it has sent residuals to, also those of
 * later places, which lie in partitions of later rounds.
 */
final class PlaceDiagram extends DiagramRounds {
  private final PlaceRounds rounds;

  /** By round, the number of its first partition; see {@link RoundSweep#firstPartitions}. */
  private final int[] first;

  PlaceDiagram(OrderedProblem problem, PlaceRounds rounds) {
    super(problem);
    this.rounds = rounds.keeping();
    first = rounds.firstPartitions();
  }

  @Override
  public RoundSweep forward() {
    return rounds;
  }

  @Override
  public Nodes nodes(RoundSweep.Task task, Input input, NewFiles files) {
    return new PlaceNodes(rounds, task, first[task.round()] + task.partition(), input).build(files);
  }

  @Override
  DiagramLayout layout() {
    int partitions = first[rounds.rounds()];
    int leave = rounds.problem().leave();
    return new DiagramLayout() {
      @Override
      public int partitions() {
        return partitions;
      }

      @Override
      public int leave() {
        return leave;
      }

      @Override
      public long target(int partition, long edge) {
        return DiagramLayout.node(partition, NodeFile.target(edge));
      }
    };
  }
}
