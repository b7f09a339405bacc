package org.dancingsparks.page;

import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.view.Markup;

/** Writes the way in which a page was computed, so that it can be computed again. */
record AboutOrigin(Markup page, PuzzlePage.Source source, Answers answers) {
  void write() {
    Problem problem = source.puzzle().problem();
    page.words("h2", "How it was computed").line();
    if (answers == Answers.NONE) {
      boolean isKnown = source.diagram().isPresent();
      page.words(
              "p",
              isKnown
                  ? "The diagram that knows all solutions is too large for this page."
                  : "The diagram that knows all solutions was too large to be built for this page.")
          .line();
      Origin.More more = source.origin().more();
      if (!isKnown) {
        About.command(page, "To build it, if it fits in memory:", more.building());
      }
      About.command(page, "A local server answers with it:", more.serving());
    }
    String drawing = source.origin().more().drawing();
    About.command(
        page,
        "A command draws the solution with any number:",
        drawing.isEmpty() ? "" : drawing + " NUMBER");
    String starting = source.origin().more().starting();
    for (int pieces : source.starts().leftOut().stream().limit(1).toList()) {
      About.command(
          page,
          "To count the starts with %s:".formatted(About.number(pieces, source.puzzle().noun())),
          starting.isEmpty() ? "" : starting + " " + pieces);
    }
    page.open("dl").line();
    Origin origin = source.origin();
    if (!origin.version().isEmpty()) {
      entry("Program", "Dancing Sparks " + origin.version());
    }
    entry("Puzzle", source.puzzle().name());
    entry(
        "Problem",
        About.number(problem.items(), "item") + ", " + About.number(problem.options(), "option"));
    source.diagram().ifPresent(this::diagram);
    code("Hash of the problem", problem.hash());
    if (!origin.command().isEmpty()) {
      code("Command", origin.command());
    }
    page.close().line();
  }

  private void diagram(Diagram diagram) {
    entry(
        "Engine",
        "a decision diagram of all solutions: %s, %s"
            .formatted(
                About.number(diagram.nodes(), "node"), About.number(diagram.edges(), "edge")));
    entry("Item order", diagram.order().name());
  }

  private void entry(String term, String words) {
    page.words("dt", term).words("dd", words).line();
  }

  private void code(String term, String words) {
    page.words("dt", term).open("dd").words("code", words).close().line();
  }
}
