package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.layers.places.StageCount;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Search;

/** The search with which counts and plans begin their JSON. */
public final class SearchJson {
  private SearchJson() {}

  /** A search, by an engine in one of its regimes. */
  public static ObjectNode of(Puzzle puzzle, Search search, String engine, String regime) {
    ObjectNode node = Json.object();
    node.put("puzzle", puzzle.name());
    node.put("problem", search.problem().hash());
    node.put("engine", engine);
    node.put("regime", regime);
    node.put("itemOrder", search.order().name());
    node.set("givens", Json.tree(search.givens().options()));
    return node;
  }

  /** Puts the places at which isomorphic residuals were merged, if there are any. */
  static void putStages(ObjectNode node, List<StageCount> stages) {
    if (!stages.isEmpty()) {
      node.set("stages", Json.tree(stages));
    }
  }
}
