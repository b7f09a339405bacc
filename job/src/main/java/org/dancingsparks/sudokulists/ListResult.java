package org.dancingsparks.sudokulists;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What came of a run over a list that is complete. Immutable. */
public final class ListResult {
  private final ListHeader head;
  private final ListSummary totals;

  ListResult(ListHeader head, ListSummary totals) {
    this.head = head;
    this.totals = totals;
  }

  /** How many lines of each kind there were. */
  public LineCounts tally() {
    return totals.totals();
  }

  /** The first malformed line, if there was one. */
  public Optional<Malformed> firstRejected() {
    return Optional.ofNullable(totals.firstRejected());
  }

  /** What the run was and what came of it, in values that JSON knows, by name. */
  public Map<String, Object> json() {
    LineCounts tally = totals.totals();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("list", head.input().name());
    json.put("shape", head.shape().toString());
    json.put("limit", head.limit());
    json.put("bins", head.plan().bins());
    json.put("lines", head.input().lines());
    json.put("puzzles", tally.puzzles());
    json.put("unique", tally.unique());
    json.put("several", tally.several());
    json.put("none", tally.none());
    json.put("propagated", tally.propagated());
    json.put("rejected", tally.rejected());
    json.put("skipped", tally.skipped());
    json.put("nodes", tally.nodes());
    return json;
  }
}
