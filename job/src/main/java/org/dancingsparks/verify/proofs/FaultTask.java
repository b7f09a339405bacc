package org.dancingsparks.verify.proofs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.verify.FirstFault;

/**
 * Words the faults of a part, which it reads once: the first reason why it cannot be read to its
 * end, or else rows that break a rule.
 */
final class FaultTask implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  private final ProofPlace place;

  FaultTask(ProofPlace place) {
    this.place = place;
  }

  /**
   * The faults of a part.
   *
   * @param faults of its rows
   */
  record Found(ProofPart part, List<SumTask.Fault> faults) {}

  /**
   * The words.
   *
   * @param part its number
   */
  record Worded(int part, List<String> faults) {}

  @Override
  public String apply(String text, Watch watch) {
    Found found = SealedJson.record(Found.class, text);
    List<String> worded = new ArrayList<>();
    Optional<String> broken =
        FirstFault.of(
            found.part().record().asFile(),
            place.directory(),
            place.hadoop().value(),
            run -> word(found, run, worded));
    return SealedJson.text(
        new Worded(found.part().number(), broken.map(List::of).orElse(List.copyOf(worded))));
  }

  private void word(Found found, RunDirectory run, List<String> to) throws IOException {
    ProofRules rules = place.rules();
    try (PartRows rows = new PartRows(place, found.part(), run)) {
      long number = 0;
      for (ProofRow row = rows.next(); row != null; row = rows.next()) {
        long ofAll = found.part().first() + number++;
        for (SumTask.Fault fault : found.faults()) {
          if (fault.row() == ofAll) {
            String residual = rules.text(rules.state(row.key()));
            to.add("row %,d, of the residual %s: %s".formatted(number, residual, what(fault, row)));
          }
        }
      }
    }
  }

  private static String what(SumTask.Fault fault, ProofRow row) {
    return switch (fault.kind()) {
      case TERM -> "its number is %s, and should be %s".formatted(row.number(), fault.sum());
      case MISSING ->
          "its number is %s, and it leads to a residual that has no row; the others' sum is %s"
              .formatted(row.number(), fault.sum());
      case DOUBLE ->
          "its number is %s, and another row has the same residual".formatted(row.number());
      case WRONG_KEY ->
          "its number is %s, and its key is not that of any residual".formatted(row.number());
      case TOO_LARGE ->
          "its number is %s, which is larger than the number of solutions".formatted(row.number());
      default ->
          "its number is %s, and its item, %s, is not a primary item of its residual"
              .formatted(row.number(), item(row));
    };
  }

  private static String item(ProofRow row) {
    return row.item() == ProofRow.NO_ITEM
        ? "none"
        : row.item() < 0 ? "a negative number" : String.valueOf(row.item());
  }
}
