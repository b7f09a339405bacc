package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ResultForm;
import org.dancingsparks.search.ClassCount;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.FixedSearch;
import org.dancingsparks.search.FixedSolutions;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionClasses;
import org.dancingsparks.search.SymmetryUse;

/**
 * A count of solutions that leaves no files behind. A count up to symmetry needs the number of all
 * solutions, and for each kind of symmetry the number that it fixes.
 */
public final class CountRun {
  private final RunClock clock = new RunClock();
  private final SearchFlags flags;
  private final LayerFlags layers;
  private final PrintWriter out;
  private final ResultForm form;

  /** CPU time of the searches for fixed solutions, in nanoseconds. */
  private long cpuOfFixed;

  public CountRun(SearchFlags flags, LayerFlags layers, PrintWriter out, ResultForm form) {
    this.flags = flags;
    this.layers = layers;
    this.out = out;
    this.form = form;
  }

  /** Counts and prints the number, or JSON. Lists the classes if there is a piece to split by. */
  public void run() {
    if (flags.split().isUpToSymmetry() && flags.split().piece().isEmpty()) {
      countClasses();
    } else {
      Search wanted = flags.split().search(flags.target());
      counted(new TimedSearch(clock, flags, wanted, counting()::prepare)).print(out, form);
    }
  }

  private Counting counting() {
    return counting(flags.engine().engines(flags.target()));
  }

  private Counting counting(Engines engines) {
    if (flags.split().isCut()) {
      return flags.engine().counting(engines).divided();
    }
    return flags
        .engine()
        .counting(
            layers
                .threaded(engines)
                .reportingAt(
                    CountForecast.MILESTONE, large -> CountForecast.warn(large, flags, layers)));
  }

  private CountedSearch counted(TimedSearch run) {
    return CountedSearch.of(run, flags.progress());
  }

  private void countClasses() {
    Searches searches = flags.split().searches(flags.target());
    ClassCount count = searches.upToSymmetry();
    CountedSearch all =
        counted(
            new TimedSearch(
                clock, flags, searches.all(), search -> counting().prepare(search, count)));
    SolutionClasses classes = count.count(all.solutions(), this::count);
    if (form == ResultForm.JSON) {
      ObjectNode node = json(all, classes);
      out.println(Json.text(clock.putTimes(node, all.engineCpu() + cpuOfFixed)));
    } else {
      out.println(classes.count());
    }
  }

  private BigInteger count(FixedSearch fixed) {
    Engines engines = flags.engine().engines(fixed, flags.target());
    CountedSearch counted = counted(new TimedSearch(flags, fixed, counting(engines)::prepare));
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
