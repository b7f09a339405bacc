package org.dancingsparks.runs.rounds;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.dancingsparks.layers.places.StageCount;
import org.dancingsparks.runs.BinCommit;
import org.dancingsparks.runs.CommittedFile;
import org.dancingsparks.runs.JsonCount;
import org.dancingsparks.runs.StepFile;

/**
 * The record of a partition that was built, or of a pair of partitions that was joined.
 *
 * @param solutions found here: a number, or a string where it exceeds 64 bits
 * @param residuals built, or labelled and expanded
 * @param arrived bytes of the chunks they were built from
 * @param open the file of residuals that the next round needs; null if no round does
 * @param fillings the file of complete halves; null if none are joined
 * @param stages the places at which isomorphic residuals were merged
 */
public record RoundBin(
    int bin,
    JsonNode solutions,
    long residuals,
    long arrived,
    RoundFile open,
    RoundFile fillings,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<StageCount> stages)
    implements BinCommit {
  public RoundBin {
    JsonCount.read(solutions);
    stages = stages == null ? List.of() : List.copyOf(stages);
  }

  /** The record of a pair. */
  static RoundBin joined(int bin, BigInteger solutions) {
    return new RoundBin(bin, JsonCount.of(solutions), 0, 0, null, null, List.of());
  }

  BigInteger count() {
    return JsonCount.read(solutions);
  }

  /** Bytes of its files. */
  long bytes() {
    return forLaterSteps().stream().mapToLong(file -> file.attempt().bytes()).sum();
  }

  @Override
  public List<CommittedFile> files() {
    return List.of();
  }

  @Override
  public List<StepFile> forLaterSteps() {
    return Stream.of(open, fillings).filter(Objects::nonNull).map(RoundFile::stepFile).toList();
  }
}
