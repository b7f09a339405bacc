package org.dancingsparks.layers.rounds;

import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.partitions.DiagramLayout;

/** A diagram built in rounds by carriers. An index has the nodes by key. */
final class CarrierDiagram extends DiagramRounds {
  private final CarrierRounds rounds;

  CarrierDiagram(OrderedProblem problem, CarrierRounds rounds) {
    super(problem);
    this.rounds = rounds.keeping();
  }

  @Override
  public RoundSweep forward() {
    return rounds;
  }

  @Override
  public Nodes nodes(RoundSweep.Task task, Input input, NewFiles files) {
    try (CarrierNodes partition = new CarrierNodes(rounds, task, input, files)) {
      return partition.build();
    }
  }

  @Override
  DiagramLayout layout() {
    return new CarrierLayout(rounds);
  }
}
