package org.dancingsparks.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.page.PuzzlePage;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.check.Impossibility;
import org.dancingsparks.puzzle.check.PuzzleCheck;
import org.dancingsparks.search.BoundedClassCount;
import org.dancingsparks.search.LinksDiagram;
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

  private final PiecePuzzle puzzle;
  private final List<String> warnings;
  private final Answers answers;

  CountAnswer(PiecePuzzle puzzle, List<String> warnings, Answers answers) {
    this.puzzle = puzzle;
    this.warnings = warnings;
    this.answers = answers;
  }

  /** Counts, and tells all of that. */
  void tell(Question.Bounds bounds) {
    Optional<String> proof = Impossibility.of(puzzle, Prefix.EMPTY).map(Impossibility::why);
    tell(
        json -> {
          JsonLine.texts(json, "warnings", warnings);
          JsonLine.texts(json, "remarks", new PuzzleCheck(puzzle).remarks());
          if (proof.isPresent()) {
            json.writeStringField("impossible", proof.get());
          }
        });
    Optional<Diagram> diagram = diagram(puzzle, bounds, answers);
    if (diagram.isEmpty()) {
      tell(json -> json.writeNumberField("residuals", bounds.residuals()));
    } else {
      tell(diagram.get());
    }
  }

  /** The diagram of all solutions, if a bounded frontier search or one by links gives it. */
  static Optional<Diagram> diagram(PiecePuzzle puzzle, Question.Bounds bounds, Answers answers) {
    OrderedProblem ordered =
        new OrderedProblem(puzzle.problem(), puzzle.defaultOrder(), Prefix.EMPTY);
    Optional<Diagram> diagram =
        new FrontierSearch(ordered, List.of(ordered.givens()))
            .reportingTo(answers::visited)
            .visitingAtMost(bounds.residuals())
            .within(bounds.bytes())
            .diagram();
    return diagram.or(() -> LinksDiagram.of(ordered, bounds.updates(), bounds.bytes()));
  }

  private void tell(Diagram diagram) {
    BigInteger solutions = diagram.count();
    tell(
        json -> {
          json.writeStringField("solutions", solutions.toString());
          json.writeNumberField("residuals", diagram.visited());
        });
    if (solutions.signum() > 0) {
      BoundedClassCount.of(puzzle, Prefix.EMPTY, solutions).ifPresent(this::tellClasses);
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
    json.writeRawValue(new PuzzlePage(puzzle, Prefix.EMPTY, Optional.empty()).puzzleJson());
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
            new BigDecimal(counts.count(cell, mark)).divide(all, MathContext.DECIMAL32);
        json.writeNumber(share);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void tell(JsonLine.Fields fields) {
    answers.tell(JsonLine.of(fields));
  }
}
