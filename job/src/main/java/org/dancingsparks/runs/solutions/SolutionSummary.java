package org.dancingsparks.runs.solutions;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.dancingsparks.links.Profile;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.JsonCount;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.search.Plan;

/**
 * The summary of a complete run that wrote or counted solutions.
 *
 * @param solutions a number, or a string where it exceeds 64 bits
 * @param nodes visited by the search, planning included; for a count in rounds, its residuals
 * @param updates of the search's links
 * @param parts bin by bin; empty if the solutions were only counted
 * @param files those that describe the puzzle
 */
public record SolutionSummary(
    JsonNode solutions, long nodes, long updates, List<Part> parts, List<FileRecord> files) {
  public SolutionSummary {
    JsonCount.read(solutions);
    parts = List.copyOf(parts);
    files = List.copyOf(files);
  }

  /**
   * A part.
   *
   * @param firstSolution number of its first solution in the whole set, from 0; null if it has none
   */
  public record Part(
      String file, long rows, long bytes, String sha256, Long firstSolution, Long lastSolution) {
    public Part {
      FileRecord.checkName(file);
      Objects.requireNonNull(sha256);
    }

    /** Its file. */
    public FileRecord asFile() {
      return new FileRecord(file, bytes, sha256);
    }
  }

  /**
   * The totals of a run.
   *
   * @param bins all of them, in order; none if the count needed no plan
   */
  static SolutionSummary of(
      Plan plan, BigInteger solutions, List<SolutionBin> bins, List<FileRecord> files) {
    Profile profile =
        bins.stream().map(bin -> bin.result().profile()).reduce(plan.expansion(), Profile::plus);
    return new SolutionSummary(
        JsonCount.of(solutions), profile.nodes(), profile.updates(), parts(bins), files);
  }

  /** The totals of a count without bins of its own. */
  public static SolutionSummary ofCount(
      BigInteger solutions, long residuals, List<FileRecord> files) {
    return new SolutionSummary(JsonCount.of(solutions), residuals, 0, List.of(), files);
  }

  /**
   * The totals of a run that built a diagram.
   *
   * @param nodes by partition, their number and their file
   */
  public static SolutionSummary ofDiagram(
      BigInteger solutions, long residuals, List<Part> nodes, List<FileRecord> files) {
    return new SolutionSummary(JsonCount.of(solutions), residuals, 0, nodes, files);
  }

  /** The number of solutions. */
  public BigInteger count() {
    return JsonCount.read(solutions);
  }

  private static List<Part> parts(List<SolutionBin> bins) {
    List<Part> parts = new ArrayList<>();
    long first = 0;
    for (SolutionBin bin : bins) {
      if (bin.file() == null) {
        continue;
      }
      long rows = bin.result().solutions().longValueExact();
      parts.add(
          new Part(
              RunNames.partName(bin.bin()),
              rows,
              bin.file().bytes(),
              bin.file().sha256(),
              rows == 0 ? null : (Long) first,
              rows == 0 ? null : (Long) (first + rows - 1)));
      first += rows;
    }
    return parts;
  }
}
