package org.dancingsparks.runs.rounds;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.Steps;

/**
 * The steps of a count in rounds: the partitions of each round, followed by the pairs that it
 * completes. Immutable.
 */
final class RoundSteps {
  private final RoundSweep sweep;
  private final List<RoundStep> steps = new ArrayList<>();
  private final Steps bins;

  /**
   * A step.
   *
   * @param isJoin false if it builds the round, true if it joins pairs once the round is built
   */
  record RoundStep(int round, boolean isJoin) {}

  RoundSteps(RoundSweep sweep) {
    this.sweep = sweep;
    for (int round = 0; round < sweep.rounds(); round++) {
      steps.add(new RoundStep(round, false));
      if (!sweep.joins(round).isEmpty()) {
        steps.add(new RoundStep(round, true));
      }
    }
    bins = new Steps(steps.stream().map(this::bins).toList());
  }

  RoundSweep sweep() {
    return sweep;
  }

  RoundStep get(int step) {
    return steps.get(step);
  }

  /** The number of the step that builds a round. */
  int build(int round) {
    return steps.indexOf(new RoundStep(round, false));
  }

  /** The number of the step that expands the partitions of a round, if one does. */
  OptionalInt expansion(int round) {
    return round + 1 < sweep.rounds() ? OptionalInt.of(build(round + 1)) : OptionalInt.empty();
  }

  /** The number of the step that joins the partitions of a round, if one does. */
  OptionalInt join(int round) {
    int last = Math.max(round, sweep.rounds() - 1 - round);
    int step = steps.indexOf(new RoundStep(last, true));
    return step < 0 ? OptionalInt.empty() : OptionalInt.of(step);
  }

  /** The bins of all steps. */
  Steps bins() {
    return bins;
  }

  private int bins(RoundStep step) {
    return step.isJoin ? sweep.joins(step.round).size() : sweep.partitions(step.round);
  }

  /** The number of partitions of all rounds. */
  int partitions() {
    return steps.stream().filter(step -> !step.isJoin).mapToInt(this::bins).sum();
  }
}
