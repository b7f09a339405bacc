package org.dancingsparks.runs.sudoku;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.FileRecord;

/**
 * The summary of a complete run that solved a list.
 *
 * @param firstRejected the first malformed line, or null
 * @param parts range by range
 */
public record ListSummary(LineCounts totals, Malformed firstRejected, List<Part> parts) {
  public ListSummary {
    Objects.requireNonNull(totals);
    parts = List.copyOf(parts);
  }

  /**
   * A part.
   *
   * @param firstLine number of the first line that starts in its range, from 1
   * @param rejected the file of its malformed lines, or null
   */
  public record Part(
      String file,
      long firstLine,
      long lines,
      long rows,
      long bytes,
      String sha256,
      FileRecord rejected) {
    /** Its file. */
    public FileRecord asFile() {
      return new FileRecord(file, bytes, sha256);
    }
  }

  /** The directory of the files of malformed lines, from that of the run; there must be one. */
  public String rejectedFolder() {
    String file =
        parts.stream()
            .map(Part::rejected)
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow()
            .file();
    return file.substring(0, file.lastIndexOf('/'));
  }

  static ListSummary of(ListPlan plan, List<SolvedBin> bins) {
    return new ListSummary(
        bins.stream().map(SolvedBin::counts).reduce(LineCounts.NONE, LineCounts::plus),
        bins.stream().map(SolvedBin::first).filter(Objects::nonNull).findFirst().orElse(null),
        IntStream.range(0, bins.size())
            .mapToObj(bin -> part(plan.ranges().get(bin), bins.get(bin)))
            .toList());
  }

  private static Part part(LineRange range, SolvedBin bin) {
    FileRecord rows = bin.files().get(0).moved();
    return new Part(
        rows.file(),
        range.firstLine(),
        range.lines(),
        bin.counts().puzzles(),
        rows.bytes(),
        rows.sha256(),
        bin.files().stream().skip(1).map(CommittedFile::moved).findFirst().orElse(null));
  }
}
