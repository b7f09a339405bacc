package org.dancingsparks.sudokulists;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The result of a complete run that solved a list. */
public record ListResult(ListHeader header, ListSummary summary) {
  /** The number of lines of each kind. */
  public LineCounts counts() {
    return summary.totals();
  }

  /** The first malformed line, if there is one. */
  public Optional<Malformed> firstRejected() {
    return Optional.ofNullable(summary.firstRejected());
  }

  /** The run as values for JSON, by name. */
  public Map<String, Object> json() {
    LineCounts counts = counts();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("list", header.input().name());
    json.put("shape", header.shape().toString());
    json.put("limit", header.limit());
    json.put("bins", header.plan().bins());
    json.put("lines", header.input().lines());
    json.put("puzzles", counts.puzzles());
    json.put("unique", counts.unique());
    json.put("several", counts.several());
    json.put("none", counts.none());
    json.put("propagated", counts.propagated());
    json.put("rejected", counts.rejected());
    json.put("skipped", counts.skipped());
    json.put("nodes", counts.nodes());
    return json;
  }
}
