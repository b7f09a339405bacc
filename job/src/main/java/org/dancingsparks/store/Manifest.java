package org.dancingsparks.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.dancingsparks.cover.Profile;
import org.dancingsparks.plan.BinResult;
import org.dancingsparks.plan.Engine;
import org.dancingsparks.plan.Plan;
import org.dancingsparks.plan.Search;
import org.dancingsparks.plan.Searches;
import org.dancingsparks.plan.SolutionSchema;
import org.dancingsparks.puzzle.Puzzle;

/**
 * The manifest {@code _run.json}: what a solution set holds and how it was made. It has no times
 * and no names of machines, so that equal runs give equal manifests.
 */
final class Manifest {
  /** Raised when a reader of an older manifest would misread a newer one. */
  private static final int FORMAT = 1;

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private Manifest() {}

  /**
   * What is known before a run: what is searched, how, and by which version of the program. Goes
   * into {@code _work/plan.json}, and into the manifest.
   */
  static ObjectNode head(Puzzle puzzle, Plan plan, String version) {
    Search search = plan.search();
    ObjectNode root = JSON.createObjectNode();
    root.put("format", FORMAT);
    root.put("program", version);
    root.put("puzzle", puzzle.name());
    root.put("problem", search.problem().hash());
    root.put("engine", search.method().engine().text());
    root.put("regime", search.regime());
    root.set("itemOrder", itemOrder(search));
    root.put("solutionOrder", search.method().engine() == Engine.LINKS ? "search" : "diagram");
    root.set("givens", JSON.valueToTree(search.givens().options()));
    root.put("symmetry", search.use().name().toLowerCase(Locale.ROOT));
    root.set("plan", plan(puzzle, plan));
    root.set("columns", columns(puzzle));
    return root;
  }

  /**
   * The manifest as text.
   *
   * @param results of all bins, in order
   */
  static String write(ObjectNode head, Plan plan, List<BinResult> results) {
    ObjectNode root = head.deepCopy();
    // Each row is written, so there are no more than a long counts.
    root.put("solutions", BinResult.solutions(results).longValueExact());
    Profile profile =
        results.stream().map(BinResult::profile).reduce(plan.expansion(), Profile::plus);
    root.put("nodes", profile.nodes());
    root.put("updates", profile.updates());
    root.set("parts", parts(results));
    return text(root);
  }

  private static ObjectNode itemOrder(Search search) {
    ObjectNode order = JSON.createObjectNode();
    order.put("name", search.order().name());
    ArrayNode items = order.putArray("items");
    for (int place = 0; place < search.order().size(); place++) {
      items.add(search.problem().itemName(search.order().item(place)));
    }
    return order;
  }

  private static ObjectNode plan(Puzzle puzzle, Plan plan) {
    ObjectNode node = JSON.createObjectNode();
    node.put("splitDepth", plan.splitDepth());
    node.put("splitPiece", Searches.pivotPiece(puzzle, plan.search()).orElse(null));
    node.put("subproblems", plan.subproblems());
    node.put("bins", plan.bins().size());
    return node;
  }

  private static ArrayNode columns(Puzzle puzzle) {
    ArrayNode columns = JSON.createArrayNode();
    for (SolutionSchema.Column column : SolutionSchema.of(puzzle).columns()) {
      columns.addObject().put("name", column.name()).put("piece", column.piece());
    }
    return columns;
  }

  private static ArrayNode parts(List<BinResult> results) {
    ArrayNode parts = JSON.createArrayNode();
    long first = 0;
    for (BinResult result : results) {
      ObjectNode part = parts.addObject();
      part.put("file", SolutionSet.partName(result.bin()));
      part.put("rows", result.solutions());
      part.put("bytes", result.file().bytes());
      part.put("sha256", result.file().sha256());
      boolean isEmpty = result.solutions() == 0;
      part.put("firstSolution", isEmpty ? null : (Long) first);
      part.put("lastSolution", isEmpty ? null : (Long) (first + result.solutions() - 1));
      first += result.solutions();
    }
    return parts;
  }

  /** What is kept of a finished bin until the run is complete. */
  static String record(BinResult result) {
    ObjectNode root = JSON.createObjectNode();
    root.put("bin", result.bin());
    root.put("rows", result.solutions());
    root.put("file", result.file().name());
    root.put("bytes", result.file().bytes());
    root.put("sha256", result.file().sha256());
    ArrayNode nodes = root.putArray("nodes");
    ArrayNode updates = root.putArray("updates");
    for (int level = 0; level < result.profile().levels(); level++) {
      nodes.add(result.profile().nodes(level));
      updates.add(result.profile().updates(level));
    }
    return text(root);
  }

  static String text(ObjectNode root) {
    try {
      return JSON.writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A tree of plain values is always JSON.", e);
    }
  }
}
