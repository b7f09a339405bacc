package org.dancingsparks.runs.boards;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.PartRecord;

/**
 * The summary of a complete run that wrote boards.
 *
 * @param parts bin by bin
 * @param files those that describe the puzzle
 */
public record BoardSummary(BoardCounts counts, List<PartRecord> parts, List<FileRecord> files) {
  public BoardSummary {
    Objects.requireNonNull(counts);
    parts = List.copyOf(parts);
    files = List.copyOf(files);
  }

  static BoardSummary of(List<BoardBin> bins, List<FileRecord> files) {
    return new BoardSummary(
        bins.stream().map(BoardBin::counts).reduce(BoardCounts.NONE, BoardCounts::plus),
        bins.stream().map(bin -> PartRecord.of(bin, bin.counts().all())).toList(),
        files);
  }
}
