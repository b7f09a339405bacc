package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.util.List;
import org.apache.spark.SparkContext;
import org.dancingsparks.plan.BinResult;
import org.dancingsparks.store.SolutionSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance enumerate}. */
@Command(
    name = "enumerate",
    description = "Writes all solutions to Parquet files, and prints how many there are.",
    mixinStandardHelpOptions = true)
final class EnumerateCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Target target;
  @Mixin private EngineFlags engine;
  @Mixin private Split split;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "A new directory, on any Hadoop file system.")
  private String directory;

  @Option(
      names = "--overwrite",
      description = "Replace a solution set that is there already, finished or not.")
  private boolean isOverwriting;

  @Option(names = "--json", description = "Print JSON: count, plan, profile and times.")
  private boolean isJson;

  @Override
  public void run() {
    SolutionSet.Existing existing =
        isOverwriting ? SolutionSet.Existing.OVERWRITE : SolutionSet.Existing.REFUSE;
    // Before a long search: what is asked for, and then where it is to go.
    target.givens();
    SolutionSet.check(directory, existing, SparkStart.hadoop());
    Run run = new Run(target, engine, split);
    run.plan();
    // Before anything is replaced: a Spark that does not start may not cost what is there.
    SparkContext spark = SparkStart.context();
    SolutionSet set =
        SolutionSet.begin(directory, existing, run.puzzle(), spark.hadoopConfiguration());
    List<BinResult> results =
        set.enumerate(
            spark,
            run.plan(),
            Version.program(),
            new ProgressLines(run.puzzle().name(), spec.commandLine().getErr()));
    PrintWriter out = spec.commandLine().getOut();
    out.println(isJson ? Json.text(run.json(results)) : BinResult.solutions(results));
  }
}
