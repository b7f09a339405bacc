package org.dancingsparks.runs.boards;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.runs.FileRecord;

/**
 * The summary of a complete run that wrote boards.
 *
 * @param parts bin by bin
 * @param files those that describe the puzzle
 */
public record BoardSummary(BoardCounts counts, List<Part> parts, List<FileRecord> files) {
  public BoardSummary {
    Objects.requireNonNull(counts);
    parts = List.copyOf(parts);
    files = List.copyOf(files);
  }

  /** A part. */
  public record Part(String file, long rows, long bytes, String sha256) {
    /** Its file. */
    public FileRecord asFile() {
      return new FileRecord(file, bytes, sha256);
    }
  }

  static BoardSummary of(List<BoardBin> bins, List<FileRecord> files) {
    return new BoardSummary(
        bins.stream().map(BoardBin::counts).reduce(BoardCounts.NONE, BoardCounts::plus),
        bins.stream().map(BoardSummary::part).toList(),
        files);
  }

  private static Part part(BoardBin bin) {
    FileRecord moved = bin.files().get(0).moved();
    return new Part(moved.file(), bin.counts().all(), moved.bytes(), moved.sha256());
  }
}
