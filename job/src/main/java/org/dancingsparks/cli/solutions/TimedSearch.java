package org.dancingsparks.cli.solutions;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.cli.option.EngineFlags;
import org.dancingsparks.cli.option.SearchFlags;
import org.dancingsparks.cli.option.Split;
import org.dancingsparks.cli.option.Target;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.output.ResultForm;
import org.dancingsparks.cover.Profile;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.BoundedLinksCount;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.solutions.SearchRecord;

/** A search from its planning to its result, timed, with its description in JSON. */
public final class TimedSearch {
  private static final double NANOS = 1e9;

  private final long began = System.nanoTime();
  private final long cpuBegan = cpu();
  private final Puzzle puzzle;
  private final Search search;
  private final Supplier<Plan> planner;
  private final Remarks remarks;
  private final boolean isCut;
  private Plan plan;
  private long planningCpu;

  /** A new run. */
  public TimedSearch(SearchFlags flags) {
    Target target = flags.target();
    EngineFlags engine = flags.engine();
    Split split = flags.split();
    puzzle = target.puzzle();
    Search wanted = split.search(target);
    remarks = new Remarks(puzzle, engine.progress(target));
    remarks.onImpossibility(wanted.givens());
    if (split.isUpToSymmetry()) {
      remarks.onUnknownSymmetries();
    }
    long before = cpu();
    search = engine.prepare(wanted, target);
    planningCpu = cpu() - before;
    planner = () -> split.plan(search, SparkStart.conf());
    isCut = split.depth().isPresent() || split.bins().isPresent();
  }

  /** A run that repeats that of a record. */
  public TimedSearch(SearchRecord record, SearchFlags flags) {
    puzzle = record.puzzle();
    remarks = new Remarks(puzzle, flags.progress());
    long before = cpu();
    search = flags.engine().restore(record, flags.target());
    planningCpu = cpu() - before;
    planner = () -> record.plan(search);
    isCut = true;
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  public Puzzle puzzle() {
    return puzzle;
  }

  public Search search() {
    return search;
  }

  /** The plan, made when first asked for. */
  public Plan plan() {
    if (plan == null) {
      long before = cpu();
      plan = planner.get();
      planningCpu += cpu() - before;
    }
    return plan;
  }

  /** The count of a small search, found here and now unless a plan was asked for. */
  public Optional<List<BinResult>> smallCount(ProgressLines progress) {
    if (isCut) {
      return Optional.empty();
    }
    Optional<List<BinResult>> results = BoundedLinksCount.of(search, progress::tried);
    results.ifPresent(found -> plan = Plan.single(search));
    return results;
  }

  /** The search. */
  private ObjectNode searchJson() {
    ObjectNode node = Json.object();
    node.put("puzzle", puzzle.name());
    node.put("problem", search.problem().hash());
    node.put("engine", search.strategy().engine().text());
    node.put("regime", search.regime());
    node.put("itemOrder", search.order().name());
    node.set("givens", Json.tree(search.givens().options()));
    node.put("symmetry", search.use().name().toLowerCase(Locale.ROOT));
    node.put("splitPiece", Searches.pivotPiece(puzzle, search).orElse(null));
    search
        .diagram()
        .ifPresent(
            diagram ->
                node.put("residuals", diagram.visited())
                    .put("diagramNodes", diagram.nodes())
                    .put("diagramEdges", diagram.edges()));
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

  /** Prints the number of solutions, or JSON, where the number was known without a plan. */
  public void print(PrintWriter out, BigInteger solutions, ResultForm form) {
    if (form == ResultForm.JSON) {
      out.println(Json.text(json(solutions)));
    } else {
      print(out, solutions);
    }
  }

  /** Prints the number of solutions, or JSON. */
  public void print(PrintWriter out, List<BinResult> results, ResultForm form) {
    if (form == ResultForm.JSON) {
      out.println(Json.text(json(results)));
    } else {
      print(out, BinResult.solutions(results));
    }
  }

  private void print(PrintWriter out, BigInteger solutions) {
    out.println(solutions);
    remarks.onSymmetry(search, solutions);
  }

  /** The search, and the count that was known without a plan. */
  private ObjectNode json(BigInteger solutions) {
    ObjectNode node = searchJson();
    putCount(node, solutions);
    return timed(node, planningCpu);
  }

  private void putCount(ObjectNode node, BigInteger solutions) {
    Json.put(node, "solutions", solutions);
    remarks
        .onSymmetry(search, solutions)
        .ifPresent(classes -> Json.put(node, "upToSymmetry", classes));
  }

  /** The search, the plan, and results: solutions, profile and times in seconds. */
  private ObjectNode json(List<BinResult> results) {
    ObjectNode node = json();
    Profile profile =
        results.stream().map(BinResult::profile).reduce(plan().expansion(), Profile::plus);
    putCount(node, BinResult.solutions(results));
    node.put("nodes", profile.nodes());
    node.put("updates", profile.updates());
    ArrayNode levels = node.putArray("profile");
    for (int level = 0; level < profile.levels(); level++) {
      levels
          .addObject()
          .put("level", level)
          .put("nodes", profile.nodes(level))
          .put("updates", profile.updates(level));
    }
    return timed(node, planningCpu + results.stream().mapToLong(BinResult::cpuNanos).sum());
  }

  private ObjectNode timed(ObjectNode node, long engineCpu) {
    node.put("engineCpuSeconds", engineCpu / NANOS);
    node.put("driverCpuSeconds", (cpu() - cpuBegan) / NANOS);
    node.put("seconds", (System.nanoTime() - began) / NANOS);
    return node;
  }
}
