package org.dancingsparks.cli.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.UnaryOperator;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Searches;
import org.dancingsparks.verify.TableVerification;

/** The verification of a stored table. */
public final class TableVerdict {
  private TableVerdict() {}

  /**
   * Verifies a directory.
   *
   * @param seconds the budget for members that are counted again, by their recorded times
   * @param limits sets the limits of engines
   */
  public static Verdict of(
      Session session, String directory, double seconds, UnaryOperator<Engines> limits) {
    TableVerification found = new TableVerification(directory, session.hadoop());
    found.recount(
        seconds,
        member -> {
          Puzzle puzzle = Puzzles.find(member.puzzle(), session.files()).puzzle();
          Counting counting = Counting.by(limits.apply(Engines.of(puzzle)));
          return switch (member.quantity()) {
            case SOLUTIONS -> counting.again(Searches.of(puzzle).all(), member.engine());
            case UP_TO_SYMMETRY -> counting.upToSymmetryAgain(member.engine());
          };
        });
    ObjectNode json = Json.object();
    json.put("members", found.members());
    json.put("recounted", found.recounted());
    return new Verdict(
        found.faults(),
        found.members(),
        "each member has its row; %,d of %,d were counted in another way"
            .formatted(found.recounted(), found.members()),
        json);
  }
}
