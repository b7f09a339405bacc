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
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.JsonCount;
import org.dancingsparks.runs.StepFile;
import org.dancingsparks.runs.solutions.SolutionSummary;

/**
 * The record of a partition that was built, of a pair of partitions that was joined, or of the
 * nodes or rows of a partition.
 *
 * @param solutions found here: a number, or a string where it exceeds 64 bits
 * @param residuals built, or labelled and expanded
 * @param arrived bytes of the chunks they were built from
 * @param open the file of residuals that the next round needs; null if no round does
 * @param fillings the file of complete halves, or of all residuals where they are kept; null if
 *     there is none
 * @param stages the places at which isomorphic residuals were merged
 * @param nodes the nodes or rows of a partition; null where none were built
 */
public record RoundBin(
    int bin,
    JsonNode solutions,
    long residuals,
    long arrived,
    RoundFile open,
    RoundFile fillings,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<StageCount> stages,
    @JsonInclude(JsonInclude.Include.NON_NULL) Nodes nodes)
    implements BinCommit {
  /**
   * The nodes of a partition, or the rows of a proof.
   *
   * @param partition counted through all rounds
   * @param number of nodes or rows
   * @param index the file of their index; null if no round needs it
   * @param areRows true for rows
   */
  public record Nodes(
      int partition,
      long number,
      FileRecord file,
      RoundFile index,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean areRows) {
    /** The file once it is a part. */
    CommittedFile committed() {
      return areRows ? CommittedFile.part(partition, file) : CommittedFile.nodes(partition, file);
    }

    /** The part that holds them. */
    SolutionSummary.Part part() {
      FileRecord moved = committed().moved();
      return new SolutionSummary.Part(
          moved.file(), number, moved.bytes(), moved.sha256(), null, null);
    }
  }

  public RoundBin {
    JsonCount.read(solutions);
    stages = stages == null ? List.of() : List.copyOf(stages);
  }

  /** The record of a pair. */
  static RoundBin joined(int bin, BigInteger solutions) {
    return new RoundBin(bin, JsonCount.of(solutions), 0, 0, null, null, List.of(), null);
  }

  /** The record of the nodes of a partition. */
  static RoundBin ofNodes(int bin, Nodes nodes) {
    return new RoundBin(bin, JsonCount.of(BigInteger.ZERO), 0, 0, null, null, List.of(), nodes);
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
    return nodes == null ? List.of() : List.of(nodes.committed());
  }

  @Override
  public List<StepFile> forLaterSteps() {
    return Stream.of(open, fillings, nodes == null ? null : nodes.index)
        .filter(Objects::nonNull)
        .map(RoundFile::stepFile)
        .toList();
  }
}
