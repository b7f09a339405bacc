package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Optional;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.rounds.CarrierPlan;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.TimeText;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.proofs.ProofRun;
import org.dancingsparks.spark.Cores;

/**
 * Prints how large a proof would be. Its rows are counted if they are not too many, else estimated
 * by the sample of a diagram's residuals, if pieces make that possible.
 */
final class ProofPlanPrinter {
  /** The rows that are counted, in some seconds. */
  private static final long MAX_COUNTED = 1 << 21;

  /**
   * Rows to an estimated residual of a diagram, which has none that is walled in: measured 1.5 to
   * 2.5.
   */
  private static final double ROWS_PER_RESIDUAL = 2.2;

  /** Bytes of a row in its file, where many rows are estimated: 1.3 to 1.9 were measured. */
  private static final double BYTES_OF_ROW = 1.7;

  /** CPU time for a row; and for the start of the program. */
  private static final double SECONDS_PER_ROW = 3e-6;

  private static final double SECONDS_OF_START = 1.5;

  private final RequestedSearch asked;
  private final Target target;

  ProofPlanPrinter(RequestedSearch asked) {
    this.asked = asked;
    target = asked.target();
  }

  /** Prints the plan as text or JSON. */
  void print(ResultForm form) {
    OrderedProblem problem =
        new OrderedProblem(target.puzzle().problem(), target.order(), target.givens());
    Optional<Proof> counted =
        new ProofSearch(problem, Cores.ofThisJvm())
            .ofAtMost(MAX_COUNTED)
            .reportingTo(asked.progress()::residuals)
            .proof();
    double rows = counted.isPresent() ? counted.get().size() : estimate();
    double bytes = counted.isPresent() ? ProofRun.bytes(counted.get()) : rows * BYTES_OF_ROW;
    double seconds = SECONDS_OF_START + rows * SECONDS_PER_ROW;
    PrintWriter out = asked.session().out();
    if (form == ResultForm.JSON) {
      ObjectNode node = Json.object();
      node.put("puzzle", target.puzzle().name());
      node.put("rows", Math.round(rows));
      node.put("areRowsCounted", counted.isPresent());
      node.put("areRowsEstimated", counted.isEmpty() && rows > MAX_COUNTED);
      node.put("bytes", Math.round(bytes));
      node.put("cpuSeconds", seconds);
      out.println(Json.text(node));
      return;
    }
    boolean isUnknown = counted.isEmpty() && rows == MAX_COUNTED;
    String about = isUnknown ? "more than " : counted.isPresent() ? "" : "some ";
    out.printf("puzzle       %s%n", target.puzzle().name());
    out.printf("rows         %s%,.0f%n", about, rows);
    out.printf("files        %s%s%n", isUnknown ? about : "some ", ByteSize.text((long) bytes));
    out.printf("CPU time     %s%n", isUnknown ? "not estimated" : TimeText.about(seconds));
  }

  /** Estimates the rows; the number that were counted if that is not possible. */
  private double estimate() {
    RoundPlan.Resources resources = asked.resources(asked.session().cores());
    RoundPlan plan = asked.rounds(ResultType.DIAGRAM, resources).plan();
    return plan instanceof CarrierPlan carriers
        ? Math.max(MAX_COUNTED + 1, ROWS_PER_RESIDUAL * carriers.residuals().number())
        : MAX_COUNTED;
  }
}
