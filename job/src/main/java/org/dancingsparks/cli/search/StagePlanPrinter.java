package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.count.SearchJson;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.layers.places.StageEstimate;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;

/** Prints the plan of a count that merges isomorphic residuals. */
record StagePlanPrinter(RequestedSearch asked, List<StageEstimate> stages) {
  /** Prints the plan as text or JSON. */
  void print(ResultForm form) {
    PrintWriter out = asked.session().out();
    Puzzle puzzle = asked.target().puzzle();
    StageEstimates estimates = new StageEstimates("stage", stages);
    if (form == ResultForm.JSON) {
      Search search = asked.engines().byLinks(asked.search());
      ObjectNode node = SearchJson.of(puzzle, search, Method.LAYERS, Method.LAYERS);
      node.put("symmetry", search.use().text());
      estimates.put(node);
      out.println(Json.text(node));
      return;
    }
    out.printf("puzzle       %s%n", puzzle.name());
    out.printf("engine       layers, merging isomorphic residuals%n");
    out.printf("residuals    %s%n", estimates.total());
    out.printf("tasks        none; --engine diagram or links shows those of an enumeration%n");
    estimates.print(out);
  }
}
