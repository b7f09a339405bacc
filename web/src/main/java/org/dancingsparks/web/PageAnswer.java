package org.dancingsparks.web;

import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.PageStarts;
import org.dancingsparks.page.PuzzlePage;

/** Makes the page to play with a puzzle, and tells it as {@code page}. */
record PageAnswer(BoundedSearch search, Answers answers) {
  /** Makes one without unique starts. */
  void tell() {
    tell(search.diagram(answers), PageStarts.NONE);
  }

  void tell(Optional<Diagram> diagram, PageStarts starts) {
    String html = new PuzzlePage(search.puzzle(), search.givens(), diagram).with(starts).html();
    answers.tell(JsonLine.of(json -> json.writeStringField("page", html)));
  }
}
