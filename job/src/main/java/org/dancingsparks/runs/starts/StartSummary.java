package org.dancingsparks.runs.starts;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.PartRecord;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;

/**
 * The summary of a complete run that wrote starting positions.
 *
 * @param symmetries that keep the givens, the identity included
 * @param parts bin by bin
 * @param files those that describe the puzzle
 */
public record StartSummary(
    StartCounts counts, int symmetries, List<PartRecord> parts, List<FileRecord> files) {
  public StartSummary {
    Objects.requireNonNull(counts);
    parts = List.copyOf(parts);
    files = List.copyOf(files);
  }

  static StartSummary of(StartPlan plan, List<StartBin> bins, List<FileRecord> files) {
    return new StartSummary(
        bins.stream().map(StartBin::counts).reduce(StartCounts.none(0), StartCounts::plus),
        plan.symmetries(),
        bins.stream().map(bin -> PartRecord.of(bin, bin.counts().unique())).toList(),
        files);
  }
}
