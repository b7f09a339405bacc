package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.layers.places.StageCount;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.rounds.RoundListener;

/** Appends a line of JSON for each round to a file. */
final class RoundLog implements RoundListener {
  private static final double NANOS = 1e9;

  private final Path file;
  private final RoundListener next;
  private long began = System.nanoTime();

  /**
   * A log.
   *
   * @param next is called as well
   * @throws InputException if the file cannot be written
   */
  RoundLog(Path file, RoundListener next) {
    this.file = file;
    this.next = next;
    append("");
  }

  @Override
  public void ended(RoundSummary round) {
    append(json(round));
    next.ended(round);
  }

  @Override
  public void kept(NodeSummary round) {
    append(json(round));
    next.kept(round);
  }

  @Override
  public void repeats(int round, List<String> faulty) {
    next.repeats(round, faulty);
  }

  private static ObjectNode json(RoundSummary round) {
    ObjectNode node = json(round.round(), round.rounds(), round.partitions());
    node.put("residuals", round.residuals());
    if (!round.stages().isEmpty()) {
      node.put("classes", round.stages().stream().mapToLong(StageCount::classes).sum());
    }
    node.put("bytes", round.bytes());
    node.put("bytesShuffled", round.bytesShuffled());
    node.put("bytesSpilled", round.bytesSpilled());
    return node.put("skew", skew(round.largest(), round.residuals(), round.partitions()));
  }

  private static ObjectNode json(NodeSummary round) {
    ObjectNode node = json(round.round(), round.rounds(), round.partitions());
    node.put(round.areRows() ? "rows" : "nodes", round.nodes());
    node.put("bytes", round.bytes());
    return node.put("skew", skew(round.largest(), round.nodes(), round.partitions()));
  }

  private static ObjectNode json(int round, int rounds, int partitions) {
    return Json.object().put("round", round).put("rounds", rounds).put("partitions", partitions);
  }

  private static double skew(long largest, long all, int partitions) {
    return all == 0 ? 1 : (double) largest * partitions / all;
  }

  /** Appends a line, with the seconds since the one before. */
  private void append(ObjectNode line) {
    long now = System.nanoTime();
    append(line.put("seconds", (now - began) / NANOS) + "\n");
    began = now;
  }

  private void append(String text) {
    try {
      Files.writeString(
          file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new InputException(
          "Cannot write %s: %s".formatted(file, HadoopFiles.why(e)),
          "name a file that you may write with --log");
    }
  }
}
