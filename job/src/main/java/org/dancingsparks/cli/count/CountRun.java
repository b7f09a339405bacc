package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.FixedSolutions;
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
    CountedClasses counted = CountedClasses.of(clock, asked, this::counting);
    PrintWriter out = asked.session().out();
    if (form == ResultForm.JSON) {
      ObjectNode node = json(counted.all(), counted.classes());
      out.println(Json.text(clock.putTimes(node, counted.engineCpu())));
    } else {
      out.println(counted.number());
    }
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
