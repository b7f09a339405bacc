package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.search.ClassCount;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.FixedSearch;
import org.dancingsparks.search.FixedSolutions;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionClasses;
import org.dancingsparks.search.SymmetryUse;

/**
 * A count of solutions that leaves no files behind. A count up to symmetry needs the number of all
 * solutions, and for each kind of symmetry the number that it fixes.
 */
public final class CountRun {
  private final RunClock clock = new RunClock();
  private final RequestedSearch asked;
  private final LayerFlags layers;
  private final ResultForm form;

  /** CPU time of the searches for fixed solutions, in nanoseconds. */
  private long cpuOfFixed;

  public CountRun(RequestedSearch asked, LayerFlags layers, ResultForm form) {
    this.asked = asked;
    this.layers = layers;
    this.form = form;
  }

  /** Counts and prints the number, or JSON. Lists the classes if there is a piece to split by. */
  public void run() {
    if (asked.split().isUpToSymmetry() && asked.split().piece().isEmpty()) {
      countClasses();
    } else {
      TimedSearch run =
          new TimedSearch(clock, asked, asked.search(), counting(asked.engines())::prepare);
      CountedSearch.of(run).print(asked.session().out(), form);
    }
  }

  private Counting counting(Engines engines) {
    return asked.counting(
        engines
            .cores(layers.cores())
            .reportingAt(
                CountForecast.MILESTONE, large -> CountForecast.warn(large, asked, layers)));
  }

  private void countClasses() {
    Searches searches = asked.searches();
    ClassCount count = searches.upToSymmetry();
    CountedSearch all =
        CountedSearch.of(
            new TimedSearch(
                clock,
                asked,
                searches.all(),
                search -> counting(asked.engines()).prepare(search, count)));
    PrintWriter out = asked.session().out();
    SolutionClasses classes = count.count(all.solutions(), this::count);
    if (form == ResultForm.JSON) {
      ObjectNode node = json(all, classes);
      out.println(Json.text(clock.putTimes(node, all.engineCpu() + cpuOfFixed)));
    } else {
      out.println(classes.count());
    }
  }

  private BigInteger count(FixedSearch fixed) {
    Engines engines = asked.engines(fixed);
    CountedSearch counted =
        CountedSearch.of(new TimedSearch(asked, fixed, counting(engines)::prepare));
    cpuOfFixed += counted.engineCpu();
    return counted.solutions();
  }

  /** The search for all solutions, and the solutions that each kind of symmetry fixes. */
  private static ObjectNode json(CountedSearch all, SolutionClasses classes) {
    ObjectNode node = all.searchJson();
    node.put("symmetry", SymmetryUse.CLASSES.text());
    Json.put(node, "solutions", classes.count());
    node.put("symmetries", classes.symmetries().order());
    ArrayNode kinds = node.putArray("conjugacyClasses");
    for (FixedSolutions fixed : classes.fixed()) {
      ObjectNode kind = kinds.addObject();
      kind.put("name", fixed.automorphisms().title());
      kind.put("size", fixed.automorphisms().size());
      Json.put(kind, "fixed", fixed.solutions());
    }
    all.putProfile(node);
    return node;
  }
}
