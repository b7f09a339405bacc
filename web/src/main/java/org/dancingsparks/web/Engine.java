package org.dancingsparks.web;

import org.dancingsparks.message.UserException;
import org.teavm.interop.Export;

/** The entry points of the compiled core: {@code engine.js} calls them in a worker. */
public final class Engine {
  private Engine() {}

  /** Does nothing: the compiler asks for a beginning. */
  public static void main(String[] args) {}

  /** Answers the question that the browser has handed over. */
  @Export(name = "answer")
  public static void answer() {
    answer(
        Browser.read(),
        new Answers() {
          @Override
          public void tell(String line) {
            Browser.tell(line);
          }

          @Override
          public void visited(long residuals) {
            Browser.report(residuals);
          }
        });
  }

  /**
   * Answers a question.
   *
   * @param question its first line has a verb, numbers and givens, the others a puzzle file
   * @param answers is told a user's mistake as a message, {@code error}
   */
  static void answer(String question, Answers answers) {
    try {
      Question.of(question).answer(answers);
    } catch (UserException e) {
      answers.tell(JsonLine.of(json -> json.writeStringField("error", e.getMessage())));
    }
  }
}
