package org.dancingsparks.cli;

import java.util.Optional;
import java.util.OptionalInt;
import org.apache.spark.SparkConf;
import org.dancingsparks.plan.Cores;
import org.dancingsparks.plan.Plan;
import org.dancingsparks.plan.Planner;
import org.dancingsparks.plan.Search;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How a search is cut into subproblems and bins, and what it does with symmetries. */
final class Split {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private Symmetry symmetry;

  @Option(
      names = "--split-depth",
      paramLabel = "N",
      description = "Cut the search tree N options deep; by default as deep as the bins need.")
  private Integer depth;

  @Option(
      names = "--bins",
      paramLabel = "N",
      description =
          "The most tasks, and files; by default from the number of cores. The same plan gives the"
              + " same files anywhere.")
  private Integer bins;

  Search search(Target target) {
    // Before a long search that may turn out to need neither.
    check(depth == null || depth >= 0, "--split-depth", depth, "0 or more");
    check(bins == null || (bins >= 1 && bins <= 99_999), "--bins", bins, "1 to 99999");
    return symmetry.search(target);
  }

  /** The depth asked for, if one was. */
  Optional<Integer> depth() {
    return Optional.ofNullable(depth);
  }

  /** The number of bins asked for, if one was. */
  Optional<Integer> bins() {
    return Optional.ofNullable(bins);
  }

  /** The piece to split by that was asked for, if one was. */
  Optional<String> piece() {
    return symmetry.piece();
  }

  boolean isUpToSymmetry() {
    return symmetry.isUpToSymmetry();
  }

  Plan plan(Search search, SparkConf conf) {
    return Planner.plan(
        search,
        depth == null ? OptionalInt.empty() : OptionalInt.of(depth),
        bins == null ? Cores.bins(conf) : bins);
  }

  private void check(boolean condition, String flag, Integer value, String allowed) {
    if (!condition) {
      throw new ParameterException(
          command.commandLine(), "%s cannot be %d; it is %s.".formatted(flag, value, allowed));
    }
  }
}
