package org.dancingsparks.runs.solutions;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.links.Profile;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.JsonCount;
import org.dancingsparks.search.BinResult;

/**
 * The record of a finished bin of a search.
 *
 * @param solutions that the bin has: a number, or a string where it exceeds 64 bits
 * @param file the file of its attempt; null if solutions were counted only
 * @param nodes level by level
 * @param updates level by level
 * @param cpuNanos CPU time that the task's thread used
 */
public record SolutionBin(
    int bin,
    JsonNode solutions,
    FileRecord file,
    List<Long> nodes,
    List<Long> updates,
    long cpuNanos)
    implements BinCommit {
  public SolutionBin {
    JsonCount.read(solutions);
    nodes = List.copyOf(nodes);
    updates = List.copyOf(updates);
    if (nodes.size() != updates.size()) {
      throw new IllegalArgumentException("A profile has nodes and updates of the same levels.");
    }
  }

  static SolutionBin of(BinResult result, FileRecord file) {
    Profile profile = result.profile();
    return new SolutionBin(
        result.bin(),
        JsonCount.of(result.solutions()),
        file,
        IntStream.range(0, profile.levels()).mapToObj(profile::nodes).toList(),
        IntStream.range(0, profile.levels()).mapToObj(profile::updates).toList(),
        result.cpuNanos());
  }

  @Override
  public List<CommittedFile> files() {
    return file == null ? List.of() : List.of(CommittedFile.part(bin, file));
  }

  /** The result as it was. */
  public BinResult result() {
    Profile profile =
        Profile.of(
            nodes.stream().mapToLong(Long::longValue).toArray(),
            updates.stream().mapToLong(Long::longValue).toArray());
    return new BinResult(bin, JsonCount.read(solutions), profile, cpuNanos);
  }
}
