package org.dancingsparks.cli.count;

import java.util.Optional;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.Target;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.session.SparkStart;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.FixedSearch;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SymmetryUse;
import org.dancingsparks.spark.Cores;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for the search engine and its memory. */
public final class EngineFlags {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private EngineLimits limits;
  @Mixin private ProgressFlags progress;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "auto",
      description =
          "auto, links (Dancing Links), diagram (each residual solved once and remembered) or"
              + " layers (residuals counted and forgotten; for counts); auto, the default,"
              + " estimates which is fastest.")
  private RequestedEngine choice;

  /** Returns the lines of progress for all work on a target. */
  public ProgressLines progress(Target target) {
    return progress.lines(target.puzzle().name());
  }

  /** Returns lines of progress for a subject other than a target. */
  public ProgressLines lines(String subject) {
    return progress.others(subject);
  }

  /** Returns lines that are reported even without progress. */
  public ProgressLines results(String subject) {
    return progress.results(subject);
  }

  /** Leaves out the remarks on the choice of an engine, for commands with many targets. */
  public void withoutRemarks() {
    progress.withoutRemarks();
  }

  /** Returns the engines for a target. */
  public Engines engines(Target target) {
    return engines(target, target.wantedOrder());
  }

  /** Returns the engines for the solutions of a target that symmetries fix. */
  public Engines engines(FixedSearch fixed, Target target) {
    String title = "fixed by " + fixed.automorphisms().title();
    ProgressLines lines = progress(target).of("search for solutions " + title, "solutions");
    return limited(fixed.engines())
        .explainingTo(reason -> lines.explain(title + ": " + reason))
        .reportingTo(lines::residuals);
  }

  /** Prepares a search: its solutions have numbers if a diagram of them fits. */
  public Search prepare(Search search, Engines engines) {
    return engines.prepare(search, choice);
  }

  /** Returns a {@link Counting} by the requested engine. */
  public Counting counting(Engines engines) {
    return Counting.by(engines).by(choice);
  }

  /** Returns the maximum number of bytes that a search may use in each JVM. */
  public long memory() {
    return limits.memory();
  }

  /** Returns the directory for temporary files, if the user names one. */
  public Optional<String> temporary() {
    return limits.temporary();
  }

  /**
   * Returns the directory for the files of rounds, on any Hadoop file system; a local one is
   * checked.
   */
  Optional<String> temporaryOfRounds() {
    return limits.temporary(SparkStart.hadoop());
  }

  /** Returns the engine that the user asks for. */
  RequestedEngine choice() {
    return choice;
  }

  /** Returns the name of the engine, if the user has chosen one. */
  public Optional<String> wanted() {
    return choice.engine();
  }

  /** Restores the search of a run's record, as it was prepared. */
  public Search restore(SearchRecord record, Target target) {
    Search search = record.search();
    if (record.regime().equals(Method.RANGES) && target.hasDiagram()) {
      Diagram diagram = target.diagram(search.givens()).orElseThrow();
      if (search.use() == SymmetryUse.NONE && diagram.order().equals(search.order())) {
        return search.withDiagram(diagram);
      }
    }
    return engines(target, Optional.of(search.order())).restore(search, record.regime());
  }

  private Engines engines(Target target, Optional<ItemOrder> order) {
    ProgressLines lines = progress(target);
    return limited(Engines.of(target.found()))
        .keepingOnDiskIf(SparkStart::isLocal)
        .orderedBy(order)
        .cores(Cores.ofThisJvm())
        .explainingTo(lines::explain)
        .reportingTo(lines::residuals);
  }

  private Engines limited(Engines engines) {
    if (choice == RequestedEngine.LINKS && limits.temporary().isPresent()) {
      throw new ParameterException(
          command.commandLine(),
          "--tmp is for the files of layers; leave it out with --engine links.");
    }
    return limits.limited(engines);
  }
}
