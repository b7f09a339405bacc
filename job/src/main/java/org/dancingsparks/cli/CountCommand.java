package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.plan.BinResult;
import org.dancingsparks.plan.BinTask;
import org.dancingsparks.plan.Execution;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance count}. */
@Command(name = "count", description = "Counts all solutions.", mixinStandardHelpOptions = true)
final class CountCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Target target;
  @Mixin private EngineFlags engine;
  @Mixin private Split split;

  @Option(names = "--json", description = "Print JSON: count, plan, profile and times.")
  private boolean isJson;

  @Override
  public void run() {
    Run run = new Run(target, engine, split);
    Optional<BigInteger> known = run.search().knownCount();
    PrintWriter out = spec.commandLine().getOut();
    if (known.isPresent()) {
      out.println(isJson ? Json.text(run.json(known.get())) : known.get());
      return;
    }
    // Where planning has found every solution already, there is nothing for Spark to do.
    List<BinResult> results =
        run.plan().isSearched() ? BinResult.count(run.plan()) : countOnSpark(run);
    out.println(isJson ? Json.text(run.json(results)) : BinResult.solutions(results));
  }

  private List<BinResult> countOnSpark(Run run) {
    List<BinResult> results = new ArrayList<>();
    new Execution(SparkStart.context(), "count " + run.puzzle().name())
        .run(
            run.plan(),
            BinTask.counting(),
            results::add,
            new ProgressLines(run.puzzle().name(), spec.commandLine().getErr()));
    return results;
  }
}
