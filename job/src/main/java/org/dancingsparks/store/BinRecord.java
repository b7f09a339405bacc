package org.dancingsparks.store;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Profile;
import org.dancingsparks.plan.BinResult;
import org.dancingsparks.plan.WrittenFile;

/**
 * What is kept of a finished bin until the run is complete.
 *
 * @param run seal of the record of the plan that the bin is of
 * @param solutions that the bin has
 * @param file what its attempt wrote; null if solutions were counted only
 * @param nodes level by level
 * @param updates level by level
 */
record BinRecord(
    String run,
    int bin,
    long solutions,
    RunTotals.Described file,
    List<Long> nodes,
    List<Long> updates) {
  BinRecord {
    Objects.requireNonNull(run);
    nodes = List.copyOf(nodes);
    updates = List.copyOf(updates);
    if (nodes.size() != updates.size()) {
      throw new IllegalArgumentException("A profile has nodes and updates of the same levels.");
    }
  }

  static BinRecord of(String run, BinResult result) {
    WrittenFile file = result.file();
    Profile profile = result.profile();
    return new BinRecord(
        run,
        result.bin(),
        result.solutions(),
        file == null ? null : new RunTotals.Described(file.name(), file.bytes(), file.sha256()),
        IntStream.range(0, profile.levels()).mapToObj(profile::nodes).toList(),
        IntStream.range(0, profile.levels()).mapToObj(profile::updates).toList());
  }

  /** The result as it was; the time that it took is not kept. */
  BinResult result() {
    Profile profile =
        Profile.of(
            nodes.stream().mapToLong(Long::longValue).toArray(),
            updates.stream().mapToLong(Long::longValue).toArray());
    WrittenFile written =
        file == null ? null : new WrittenFile(file.file(), file.bytes(), file.sha256());
    return new BinResult(bin, solutions, profile, 0, written);
  }
}
