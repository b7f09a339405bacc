package org.dancingsparks.runs.rounds;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.Steps;

/**
 * The steps of a run in rounds: the partitions of each round, followed by the pairs that it
 * completes; for a diagram, then the nodes of each round from the last back; for a proof, its rows.
 * Immutable.
 */
final class RoundSteps {
  private final ResultType result;
  private final RoundSweep sweep;
  private final List<RoundStep> steps;
  private final Steps bins;

  /** The work of a step on a round. */
  enum Work {
    /** Building its partitions. */
    PARTITIONS,
    /** Joining pairs, once it is built. */
    PAIRS,
    /** Building the nodes or the rows of its partitions, once those of the next round are built. */
    NODES
  }

  /** A step. */
  record RoundStep(int round, Work work) {}

  private RoundSteps(ResultType result, RoundSweep sweep, List<RoundStep> steps) {
    this.result = result;
    this.sweep = sweep;
    this.steps = List.copyOf(steps);
    bins = new Steps(steps.stream().map(this::bins).toList());
  }

  /** The steps for a result. */
  static RoundSteps of(ResultType result, RoundSweep sweep) {
    List<RoundStep> steps = new ArrayList<>();
    for (int round = 0; round < sweep.rounds(); round++) {
      steps.add(new RoundStep(round, Work.PARTITIONS));
      if (!sweep.joins(round).isEmpty()) {
        steps.add(new RoundStep(round, Work.PAIRS));
      }
    }
    for (int round = sweep.rounds() - 1; round >= 0 && result != ResultType.COUNT; round--) {
      steps.add(new RoundStep(round, Work.NODES));
    }
    return new RoundSteps(result, sweep, steps);
  }

  /** The result of the last step. */
  ResultType result() {
    return result;
  }

  RoundSweep sweep() {
    return sweep;
  }

  RoundStep get(int step) {
    return steps.get(step);
  }

  /** The number of the step that builds a round. */
  int build(int round) {
    return steps.indexOf(new RoundStep(round, Work.PARTITIONS));
  }

  /** The number of the step that builds the nodes of a round; -1 if none does. */
  int nodes(int round) {
    return steps.indexOf(new RoundStep(round, Work.NODES));
  }

  /** The number of the step that expands the partitions of a round, if one does. */
  OptionalInt expansion(int round) {
    return round + 1 < sweep.rounds() ? OptionalInt.of(build(round + 1)) : OptionalInt.empty();
  }

  /** The number of the step that reads the halves of a round, or all its residuals, if one does. */
  OptionalInt halves(int round) {
    int last = Math.max(round, sweep.rounds() - 1 - round);
    int step = Math.max(nodes(round), steps.indexOf(new RoundStep(last, Work.PAIRS)));
    return step < 0 ? OptionalInt.empty() : OptionalInt.of(step);
  }

  /** The bins of all steps. */
  Steps bins() {
    return bins;
  }

  private int bins(RoundStep step) {
    return step.work == Work.PAIRS ? sweep.joins(step.round).size() : sweep.partitions(step.round);
  }

  /** The number of partitions of all rounds. */
  int partitions() {
    return firstPartition(sweep.rounds());
  }

  /** The number of partitions of the rounds before one. */
  int firstPartition(int round) {
    return IntStream.range(0, round).map(sweep::partitions).sum();
  }
}
