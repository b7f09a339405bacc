package org.dancingsparks.page;

import org.dancingsparks.page.SiteLinks.Part;
import org.dancingsparks.view.Markup;

/** The words above the puzzle of a site's front page: a sentence, and three ways on. */
final class FrontHeading {
  private static final String TITLE = "Every solution of a puzzle, as you play";

  private static final String SENTENCE =
      "Place a piece: the number says exactly how many solutions are left.";

  private FrontHeading() {}

  static String html(String puzzle) {
    Markup page = new Markup();
    page.open("div", "class", "front").line();
    page.words("h1", TITLE).line();
    page.words("p", SENTENCE).line();
    page.open("ul").line();
    way(page, Part.PUZZLES.page(), "Play", "other puzzles, each with all its solutions");
    way(page, Part.DESIGN.page(), "Design", "a puzzle of your own, counted as you draw");
    way(page, Part.GUIDE.page(), "Count", "on your computer or a cluster: the program");
    page.close().line();
    page.words("h2", puzzle).line();
    return page.close().finish();
  }

  private static void way(Markup page, String to, String verb, String what) {
    page.open("li").open("a", "href", to).words("b", verb).words("span", what);
    page.close().close().line();
  }
}
