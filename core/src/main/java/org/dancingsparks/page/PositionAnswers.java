package org.dancingsparks.page;

import java.util.Optional;
import org.dancingsparks.diagram.Diagram;

/**
 * Answers the questions that a page asks about positions where its {@link Answers} come from a
 * server. Immutable and thread safe.
 */
public final class PositionAnswers {
  private final Diagram diagram;
  private final Positions positions;

  public PositionAnswers(Diagram diagram) {
    this.diagram = diagram;
    positions = new Positions(diagram);
  }

  /**
   * Answers a question.
   *
   * @param name of the question: position, lifts or solution
   * @param json its placed options and, for a solution, its number among those left
   * @return the answer as JSON; empty if no question has this name
   * @throws IllegalArgumentException if the question is malformed
   * @throws IndexOutOfBoundsException if there is no such solution
   */
  public Optional<String> to(String name, byte... json) {
    return switch (name) {
      case "position" -> Optional.of(AnswerJson.of(positions.left(question(json).placed())));
      case "lifts" -> Optional.of(AnswerJson.of(positions.lifts(question(json).placed())));
      case "solution" -> {
        Question question = question(json);
        yield Optional.of(AnswerJson.of(positions.solution(question.placed(), question.place())));
      }
      default -> Optional.empty();
    };
  }

  private Question question(byte... json) {
    return Question.read(diagram.problem(), json);
  }
}
