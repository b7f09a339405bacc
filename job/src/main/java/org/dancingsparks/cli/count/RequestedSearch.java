package org.dancingsparks.cli.count;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.rounds.TaskMemory;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SearchRequest;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.FixedSearch;
import org.dancingsparks.search.LayerEngine;
import org.dancingsparks.search.LayerEngine.PlannedRounds;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;
import org.dancingsparks.spark.Cores;

/**
 * A search that a command line asks for, from its puzzle to its plan: which solutions, by which
 * engine, and in how many bins.
 */
public record RequestedSearch(Session session, Target target, EngineFlags engine, Split split) {
  /** The search that flags ask for. */
  public RequestedSearch(Session session, TargetFlags target, EngineFlags engine, Split split) {
    this(session, new Target(session, target), engine, split);
  }

  /** Returns the lines that report the progress of the search. */
  public ProgressLines progress() {
    return session.progress(target.puzzle().name());
  }

  /** Returns the search for the solutions, before an engine is chosen. */
  public Search search() {
    return searches().by(split.use(), split.piece());
  }

  /** Returns the possible searches. */
  Searches searches() {
    // Before a long search, which may need neither.
    split.check();
    return target.searches();
  }

  /** Returns the memory of the tasks of rounds, on these cores. */
  TaskMemory memoryOfRounds(Cores cores) {
    return TaskMemory.of(session.namedMemory(), cores.inOneJvm());
  }

  /** Returns what rounds are planned for: these cores, and what a task of theirs may use. */
  public RoundPlan.Resources resources(Cores cores) {
    long memory = memoryOfRounds(cores).ofTask(session.heapOfExecutors());
    return new RoundPlan.Resources(cores.number(), memory);
  }

  /** Plans the rounds of a count by layers, or of a diagram. */
  public PlannedRounds rounds(ResultType result, RoundPlan.Resources resources) {
    LayerEngine layers = Engines.of(target.found()).orderedBy(target.wantedOrder()).layers();
    return result == ResultType.DIAGRAM
        ? layers.roundsOfDiagram(search(), resources)
        : layers.rounds(search(), resources);
  }

  /** Returns the engines for the puzzle. */
  public Engines engines() {
    return engines(target.wantedOrder());
  }

  private Engines engines(Optional<ItemOrder> order) {
    ProgressLines lines = progress();
    return limited(Engines.of(target.found()))
        .keepingOnDiskIf(() -> session.isLocal())
        .orderedBy(order)
        .cores(Cores.ofThisJvm())
        .explainingTo(lines::explain)
        .reportingTo(lines::residuals);
  }

  private Engines limited(Engines engines) {
    return engines.within(engine.limits().memory(), engine.limits().directory());
  }

  /**
   * Returns the directory for the files of rounds, if the user names one, on any Hadoop file
   * system; a local one is checked.
   */
  Optional<String> temporaryOfRounds() {
    Optional<String> named = engine.temporary();
    named
        .flatMap(
            name ->
                name.isBlank()
                    ? Optional.of(Path.of(""))
                    : HadoopFiles.local(name, session.hadoop()))
        .ifPresent(engine::check);
    return named;
  }

  /** Returns the engines for the solutions that symmetries fix. */
  Engines engines(FixedSearch fixed) {
    String title = "fixed by " + fixed.automorphisms().title();
    ProgressLines lines = progress().of("search for solutions " + title, "solutions");
    return limited(fixed.engines())
        .explainingTo(reason -> lines.explain(title + ": " + reason))
        .reportingTo(lines::residuals);
  }

  /** Returns a count by the requested engine. */
  public Counting counting() {
    return counting(engines());
  }

  /** Returns a count by the requested one of some engines, in tasks if these are asked for. */
  Counting counting(Engines engines) {
    Counting counting = Counting.by(engines).by(engine.choice());
    return split.isCut() ? counting.divided() : counting;
  }

  /** Prepares a search for its set of solutions; these have numbers if a diagram of them fits. */
  Search prepare(Search search) {
    return engines().inAnyOrder().prepare(search, engine.choice());
  }

  /** Returns the search of a run's record, as it was prepared. */
  Search restore(SearchRecord record) {
    Search search = record.search();
    if (record.regime().equals(Method.RANGES) && search.use() == SymmetryUse.NONE) {
      Optional<NumberedSolutions> known =
          target.solutions(search.givens()).filter(all -> all.order().equals(search.order()));
      if (known.isPresent()) {
        return search.withDiagram(known.get());
      }
    }
    return engines(Optional.of(search.order()))
        .restore(search, record.header().engine(), record.regime());
  }

  /** Returns the plan of a prepared search. */
  Plan plan(Search search) {
    return Planner.plan(
        search,
        split.depth().map(OptionalInt::of).orElseGet(OptionalInt::empty),
        split.bins().orElseGet(session::bins));
  }

  /**
   * Returns the request to resume a run. If the puzzle is named, its solutions must be those of the
   * run; how they are found must match only where flags say so.
   */
  SearchRequest request() {
    boolean isNamed = target.isNamed();
    return new SearchRequest(
        new SearchRequest.Solutions(
            target.puzzle(),
            isNamed || target.hasGivens() ? Optional.of(target.givens()) : Optional.empty(),
            isNamed || split.isUpToSymmetry() ? Optional.of(split.use()) : Optional.empty()),
        new SearchRequest.Wanted(engine.wanted(), target.wantedOrder()),
        new SearchRequest.Division(split.piece(), split.depth(), split.bins()));
  }
}
