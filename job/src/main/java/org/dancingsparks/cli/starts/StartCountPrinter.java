package org.dancingsparks.cli.starts;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ListExcerpt;
import org.dancingsparks.message.Printable;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;

/** Prints the numbers of starts, as text or as JSON. */
public final class StartCountPrinter {
  private final StartPlan plan;
  private final StartCounts counts;

  public StartCountPrinter(StartPlan plan, StartCounts counts) {
    this.plan = plan;
    this.counts = counts;
  }

  /** Returns how many sets of pieces are counted one by one. */
  public int sets() {
    return counts.uniqueBySet().length;
  }

  /** Prints them as text. */
  public void print(PrintWriter out) {
    out.printf("%20s %20s%n", "unique", "solvable");
    out.printf("%20d %20d  all%n", counts.unique(), counts.solvable());
    if (plan.symmetries() > 0) {
      out.printf(
          "%20d %20d  up to symmetry, of order %d%n",
          counts.uniqueClasses(plan.symmetries()),
          counts.solvableClasses(plan.symmetries()),
          plan.symmetries());
    }
    long shown = Math.min(ListExcerpt.most(), counts.uniqueBySet().length);
    for (int set = 0; set < shown; set++) {
      out.printf(
          "%20d %20d  %s%n",
          counts.uniqueBySet()[set], counts.solvableBySet()[set], String.join(" ", names(set)));
    }
    if (!plan.sets().areListed()) {
      out.printf("%41s  each of %,d sets: too many to be listed%n", "", plan.sets().count());
    }
  }

  private List<String> names(int set) {
    return Arrays.stream(plan.sets().set(set))
        .mapToObj(kind -> Printable.text(plan.slots().name(kind)))
        .toList();
  }

  /** Returns them as JSON; without sets where they were not counted one by one. */
  public ObjectNode json() {
    ObjectNode node = Json.object();
    node.put("puzzle", plan.puzzle().name());
    node.put("pieces", plan.sets().size());
    node.set("givens", Json.tree(plan.search().givens().options()));
    node.put("unique", counts.unique());
    node.put("solvable", counts.solvable());
    if (plan.symmetries() > 0) {
      node.putObject("upToSymmetry")
          .put("symmetries", plan.symmetries())
          .put("unique", counts.uniqueClasses(plan.symmetries()))
          .put("solvable", counts.solvableClasses(plan.symmetries()));
    }
    if (counts.uniqueBySet().length > 0) {
      ArrayNode sets = node.putArray("sets");
      for (int set = 0; set < counts.uniqueBySet().length; set++) {
        ObjectNode one = sets.addObject();
        one.set("pieces", Json.tree(names(set)));
        one.put("unique", counts.uniqueBySet()[set]);
        one.put("solvable", counts.solvableBySet()[set]);
      }
    }
    return node;
  }
}
