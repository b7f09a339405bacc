package org.dancingsparks.cli.count;

import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.runs.rounds.RoundListener;

/** Reports the rounds of a count as lines of progress. */
public record RoundLines(ProgressLines lines) implements RoundListener {
  /**
   * A listener that reports each round as a line and, if the user asks for it, in a file.
   *
   * @param log the file; null for none
   */
  public static RoundListener of(ProgressLines lines, Path log) {
    RoundListener reported = new RoundLines(lines);
    return log == null ? reported : new RoundLog(log, reported);
  }

  @Override
  public void ended(RoundSummary round) {
    lines.say(
        "round %d of %d: %s, %s, %s in files"
            .formatted(
                round.round(),
                round.rounds(),
                RoundForecast.number(round.partitions(), "partition"),
                RoundForecast.number(round.residuals(), "residual"),
                ByteSize.text(round.bytes())));
  }

  @Override
  public void kept(NodeSummary round) {
    lines.say(
        "round %d of %d, on the way back: %s, %s, %s in files"
            .formatted(
                round.round(),
                round.rounds(),
                RoundForecast.number(round.partitions(), "partition"),
                RoundForecast.number(round.nodes(), round.areRows() ? "row" : "node"),
                ByteSize.text(round.bytes())));
  }

  @Override
  public void repeats(int round, List<String> faulty) {
    String others =
        faulty.size() == 1
            ? " is"
            : " and " + RoundForecast.number(faulty.size() - 1, "other file") + " are";
    lines.say(
        "%s%s damaged or missing, so the count goes back to round %d"
            .formatted(faulty.get(0), others, round));
  }
}
