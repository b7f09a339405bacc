package org.dancingsparks.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.PuzzlePage;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.check.Impossibility;
import org.dancingsparks.puzzle.check.PuzzleCheck;
import org.dancingsparks.search.BoundedClassCount;
import org.dancingsparks.search.SolutionClasses;

/**
 * Counts the solutions of a puzzle, and tells in this order, each in a line:
 *
 * <pre>
 * {"warnings": [...], "remarks": [...], "impossible": "..."}   the last only if a proof is known
 * {"residuals": 1234}                                          if it takes more than it may
 * {"solutions": "371020", "residuals": 1234}
 * {"classes": "92824", "symmetries": 4, "kinds": "..."}        if that takes only a moment
 * {"options": [[...], ...], "puzzle": {...}}                   of the first solutions, and by what
 *                                                              they are drawn, as in a page
 * {"shares": [[0.25, ...], ...]}                               by cell and mark, of all solutions
 * </pre>
 */
final class CountAnswer {
  /** Maximum number of solutions whose options are told. */
  static final int SHOWN = 12;

  /** Digits of a share after the point. */
  private static final int DIGITS = 7;

  private final BoundedSearch search;
  private final PiecePuzzle puzzle;
  private final List<String> warnings;
  private final Answers answers;

  CountAnswer(BoundedSearch search, List<String> warnings, Answers answers) {
    this.search = search;
    puzzle = search.puzzle();
    this.warnings = warnings;
    this.answers = answers;
  }

  /** Counts, and tells all of that. */
  void tell() {
    Optional<String> proof = Impossibility.of(puzzle, search.givens()).map(Impossibility::why);
    tell(
        json -> {
          JsonLine.texts(json, "warnings", warnings);
          JsonLine.texts(json, "remarks", new PuzzleCheck(puzzle).remarks());
          if (proof.isPresent()) {
            json.writeStringField("impossible", proof.get());
          }
        });
    Optional<Diagram> diagram = search.diagram(answers);
    if (diagram.isEmpty()) {
      tell(json -> json.writeNumberField("residuals", search.bounds().residuals()));
    } else {
      tell(diagram.get());
    }
  }

  private void tell(Diagram diagram) {
    BigInteger solutions = diagram.count();
    tell(
        json -> {
          json.writeStringField("solutions", solutions.toString());
          json.writeNumberField("residuals", diagram.visited());
        });
    if (solutions.signum() > 0) {
      BoundedClassCount.of(puzzle, search.givens(), solutions).ifPresent(this::tellClasses);
      tell(json -> first(json, diagram));
      if (!puzzle.hasSharedCells()) {
        tell(json -> shares(json, solutions, diagram.marginals()));
      }
    }
  }

  private void tellClasses(SolutionClasses classes) {
    tell(
        json -> {
          json.writeStringField("classes", classes.count().toString());
          json.writeNumberField("symmetries", classes.symmetries().order());
          json.writeStringField("kinds", classes.symmetries().kinds());
        });
  }

  private void first(JsonGenerator json, Diagram diagram) throws IOException {
    json.writeArrayFieldStart("options");
    BigInteger most = BigInteger.valueOf(SHOWN).min(diagram.count());
    for (long number = 0; number < most.longValue(); number++) {
      int[] options = diagram.solution(BigInteger.valueOf(number));
      json.writeArray(options, 0, options.length);
    }
    json.writeEndArray();
    json.writeFieldName("puzzle");
    json.writeRawValue(new PuzzlePage(puzzle, search.givens(), Optional.empty()).puzzleJson());
  }

  private void shares(JsonGenerator json, BigInteger solutions, BigInteger... marginals)
      throws IOException {
    CellMarginals counts = new CellMarginals(puzzle, marginals);
    BigDecimal all = new BigDecimal(solutions);
    json.writeArrayFieldStart("shares");
    for (int cell = 0; cell < counts.cells(); cell++) {
      json.writeStartArray();
      for (int mark = 0; mark < puzzle.marks().size(); mark++) {
        BigDecimal share =
            new BigDecimal(counts.count(cell, mark)).divide(all, DIGITS, RoundingMode.HALF_EVEN);
        json.writeNumber(share.stripTrailingZeros());
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void tell(JsonLine.Fields fields) {
    answers.tell(JsonLine.of(fields));
  }
}
