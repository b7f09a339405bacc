package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.BoundedTreeCount;
import org.dancingsparks.search.FixedSearch;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.spark.TaskRunner;

/** A search that is prepared, planned and timed, and describes itself in JSON. */
public final class TimedSearch {
  private final RunClock clock;
  private final RequestedSearch asked;
  private final Puzzle puzzle;
  private final Search search;
  private final Supplier<Plan> planner;
  private final Remarks remarks;
  private final boolean isCut;
  private Plan plan;
  private long planningCpu;

  /** A new run of the search that the flags ask for. */
  public TimedSearch(RequestedSearch asked) {
    this(new RunClock(), asked, asked.search(), asked::prepare);
  }

  /**
   * A new run of a search of the same puzzle.
   *
   * @param preparation chooses an engine
   */
  TimedSearch(
      RunClock clock, RequestedSearch asked, Search wanted, UnaryOperator<Search> preparation) {
    this.clock = clock;
    this.asked = asked;
    puzzle = asked.target().puzzle();
    remarks = new Remarks(puzzle, progress());
    remarks.onImpossibility(wanted.givens());
    if (asked.split().isUpToSymmetry()) {
      remarks.onUnknownSymmetries();
    }
    long before = RunClock.cpu();
    search = preparation.apply(wanted);
    planningCpu = RunClock.cpu() - before;
    planner = () -> asked.plan(search);
    isCut = asked.split().isCut();
  }

  /** A new run of a search for solutions that symmetries fix. */
  TimedSearch(RequestedSearch asked, FixedSearch fixed, UnaryOperator<Search> preparation) {
    clock = new RunClock();
    this.asked = asked;
    puzzle = fixed.puzzle();
    remarks = new Remarks(puzzle, progress());
    long before = RunClock.cpu();
    search = preparation.apply(fixed.search());
    planningCpu = RunClock.cpu() - before;
    planner = () -> asked.plan(search);
    isCut = asked.split().isCut();
  }

  /** A run that repeats that of a record. */
  public TimedSearch(SearchRecord record, RequestedSearch asked) {
    clock = new RunClock();
    this.asked = asked;
    puzzle = record.puzzle();
    remarks = new Remarks(puzzle, progress());
    long before = RunClock.cpu();
    search = asked.restore(record);
    planningCpu = RunClock.cpu() - before;
    planner = () -> record.plan(search);
    isCut = true;
  }

  public Puzzle puzzle() {
    return puzzle;
  }

  public Search search() {
    return search;
  }

  /** Returns the lines that report its progress. */
  ProgressLines progress() {
    return asked.progress();
  }

  /** Returns what runs its tasks. */
  TaskRunner runner() {
    return asked.session().runner();
  }

  /** The plan, made when first asked for. */
  public Plan plan() {
    if (plan == null) {
      long before = RunClock.cpu();
      plan = planner.get();
      planningCpu += RunClock.cpu() - before;
    }
    return plan;
  }

  /** The count of a small search, run at once in this thread, unless a plan was asked for. */
  Optional<List<BinResult>> smallCount() {
    if (isCut) {
      return Optional.empty();
    }
    long most = Cores.areInThisJvm() ? BoundedTreeCount.A_MOMENT : BoundedTreeCount.HALF_A_SECOND;
    Optional<List<BinResult>> results = BoundedTreeCount.of(search, most, progress()::tried);
    results.ifPresent(found -> plan = Plan.single(search));
    return results;
  }

  private static void put(ObjectNode node, Method.Layers count) {
    node.put("residuals", count.residuals());
    SearchJson.putStages(node, count.stages());
  }

  /** The search, without a plan. */
  ObjectNode searchJson() {
    ObjectNode node = SearchJson.of(puzzle, search, search.method().engine(), search.regime());
    node.put("symmetry", search.use().text());
    node.put("splitPiece", Searches.pivotPiece(puzzle, search).orElse(null));
    search.layered().ifPresent(count -> put(node, count));
    search.numbered().ifPresent(found -> node.put("residuals", found.visited()));
    search
        .diagram()
        .ifPresent(
            diagram ->
                node.put("diagramNodes", diagram.nodes()).put("diagramEdges", diagram.edges()));
    return node;
  }

  /** The search and the plan, without results. */
  public ObjectNode json() {
    ObjectNode node = searchJson();
    node.put("splitDepth", plan().splitDepth());
    node.put("subproblems", plan().subproblems());
    node.put("bins", plan().bins().size());
    return node;
  }

  /**
   * Reports the number of solutions up to symmetry, if all were counted and it is known.
   *
   * @return the number, if it is known
   */
  Optional<BigInteger> reportClasses(BigInteger solutions) {
    return remarks.onSymmetry(search, solutions);
  }

  /** The CPU time of planning and preparing, in nanoseconds. */
  long planningCpu() {
    return planningCpu;
  }

  /** The time since the run began. */
  RunClock clock() {
    return clock;
  }
}
