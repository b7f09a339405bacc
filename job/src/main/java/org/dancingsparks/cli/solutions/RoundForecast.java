package org.dancingsparks.cli.solutions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.TimeText;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.rounds.FreeSpace;
import org.dancingsparks.search.Search;

/**
 * The forecast of a count in rounds.
 *
 * @param cores of all machines
 */
record RoundForecast(RoundPlan plan, int cores) {
  /**
   * Checks that a puzzle can be counted in layers.
   *
   * @throws InputException if not
   */
  static void checkSuitable(Puzzle puzzle, Search search) {
    if (RoundSweep.of(search.problem(), search.order(), search.givens(), 0).isEmpty()) {
      throw new InputException(
          ("%s cannot be counted in layers: not each option has one of a few items, such as"
                  + " pieces, or options are too wide in this item order")
              .formatted(puzzle.name()),
          "leave out --rounds");
    }
  }

  /** The rounds and residuals, in a line without a full stop. */
  String text() {
    return "%,d rounds of at most %s, by %s; %,.0f residuals, give or take %,.0f"
        .formatted(
            plan.number() + 1,
            number(plan.partitions(), "partition"),
            number(plan.number(), "item"),
            plan.residuals().number(),
            plan.residuals().error());
  }

  /** A number of things in words. */
  static String number(long number, String noun) {
    return "%,d %s%s".formatted(number, noun, number == 1 ? "" : "s");
  }

  /**
   * Warnings of days, and of files that may not fit.
   *
   * @throws InputException if these hardly can
   */
  List<String> warnings(FreeSpace space) {
    List<String> warnings = new ArrayList<>();
    days(seconds(), cores).ifPresent(warnings::add);
    space.check(plan.costs().files()).ifPresent(warnings::add);
    return warnings;
  }

  /** A warning of a count that takes days. */
  static Optional<String> days(double seconds, int cores) {
    return Optional.of(seconds)
        .filter(time -> time > TimeText.DAY)
        .map(TimeText::about)
        .map(time -> "the count may take %s on %s".formatted(time, number(cores, "core")));
  }

  /** Seconds on all cores, some of which wait now and then. */
  double seconds() {
    return plan.costs().cpuSeconds().number() / cores / (1 - plan.idleness(cores));
  }

  /** The search and its rounds. */
  ObjectNode json(Puzzle puzzle, Search search) {
    ObjectNode node = Json.object();
    node.put("puzzle", puzzle.name());
    node.put("problem", search.problem().hash());
    node.put("engine", "layers");
    node.put("regime", "rounds");
    node.put("itemOrder", search.order().name());
    node.set("givens", Json.tree(search.givens().options()));
    node.put("rounds", plan.number() + 1);
    node.put("partitions", plan.partitions());
    return node;
  }
}
