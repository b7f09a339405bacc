package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.links.Profile;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.spark.SearchJob;
import org.dancingsparks.spark.SolutionTask;

/** A search with its number of solutions, and the results of its bins if there were any. */
public final class CountedSearch {
  private final TimedSearch run;
  private final BigInteger solutions;
  private final Optional<List<BinResult>> results;

  private CountedSearch(TimedSearch run, BigInteger solutions, Optional<List<BinResult>> results) {
    this.run = run;
    this.solutions = solutions;
    this.results = results;
  }

  /** A search counted without a plan. */
  CountedSearch(TimedSearch run, BigInteger solutions) {
    this(run, solutions, Optional.empty());
  }

  /** A search from the results of its bins. */
  CountedSearch(TimedSearch run, List<BinResult> results) {
    this(run, BinResult.solutions(results), Optional.of(results));
  }

  /** Counts by the diagram, by a small search in this thread, or by a plan. */
  static CountedSearch of(TimedSearch run) {
    return run.search()
        .knownCount()
        .map(known -> new CountedSearch(run, known))
        .orElseGet(() -> new CountedSearch(run, run.smallCount().orElseGet(() -> byPlan(run))));
  }

  /** The results of all bins; without tasks if planning has already found every solution. */
  private static List<BinResult> byPlan(TimedSearch run) {
    if (run.plan().isSearched()) {
      return BinResult.count(run.plan());
    }
    List<BinResult> results = new ArrayList<>();
    new SearchJob(run.runner(), "count " + run.puzzle().name())
        .run(run.plan(), SolutionTask.counting(), results::add, run.progress());
    return results;
  }

  /**
   * Counts all solutions of the target with a suitable engine, and leaves no files behind.
   *
   * @param asked without division and symmetry
   */
  public static CountedSearch all(RequestedSearch asked) {
    return of(new TimedSearch(new RunClock(), asked, asked.search(), asked.counting()::prepare));
  }

  /** The name of the engine that counted. */
  public String engine() {
    return run.search().method().engine();
  }

  /** The number of solutions. */
  public BigInteger solutions() {
    return solutions;
  }

  /** The CPU time of planning and searching, in nanoseconds. */
  long engineCpu() {
    return run.planningCpu()
        + results.stream().flatMap(List::stream).mapToLong(BinResult::cpuNanos).sum();
  }

  /** Prints the number of solutions, or JSON. */
  void print(PrintWriter out, ResultForm form) {
    if (form == ResultForm.JSON) {
      out.println(Json.text(json()));
    } else {
      out.println(solutions);
      run.reportClasses(solutions);
    }
  }

  /** The search, the plan if there was one, the count, the profile and times in seconds. */
  private ObjectNode json() {
    ObjectNode node = searchJson();
    Json.put(node, "solutions", solutions);
    run.reportClasses(solutions).ifPresent(classes -> Json.put(node, "upToSymmetry", classes));
    putProfile(node);
    return run.clock().putTimes(node, engineCpu());
  }

  /** The search, and the plan if there was one. */
  ObjectNode searchJson() {
    return results.isPresent() ? run.json() : run.searchJson();
  }

  /** Puts the nodes and updates of all bins, if there were any. */
  void putProfile(ObjectNode node) {
    results.ifPresent(bins -> put(node, profile(bins)));
  }

  private Profile profile(List<BinResult> bins) {
    return bins.stream().map(BinResult::profile).reduce(run.plan().expansion(), Profile::plus);
  }

  private static void put(ObjectNode node, Profile profile) {
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
  }
}
