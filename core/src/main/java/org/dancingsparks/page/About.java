package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.Locale;
import org.dancingsparks.view.Markup;

/**
 * Writes the text of one page, which is readable without a script; on a site but for pictures and
 * shares.
 */
final class About {
  private final PuzzlePage.Source source;
  private final Answers answers;
  private final Markup page = new Markup();

  About(PuzzlePage.Source source, Answers answers) {
    this.source = source;
    this.answers = answers;
  }

  /** A count with separators. */
  static String number(BigInteger count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  /** A count of any size with a word, which ends in s unless the count is 1. */
  static String number(BigInteger count, String thing) {
    return number(count) + " " + thing + (count.equals(BigInteger.ONE) ? "" : "s");
  }

  /** A {@code long} count with a word, which ends in s unless the count is 1. */
  static String number(long count, String thing) {
    return number(BigInteger.valueOf(count), thing);
  }

  /** Words that lead to a command, if that is known. */
  static void command(Markup page, String words, String command) {
    if (!command.isBlank()) {
      page.open("p").text(words + " ").words("code", command).close().line();
    }
  }

  String html() {
    page.open("section", "id", "about", "aria-label", "About the puzzle").line();
    section("rules", new AboutPuzzle(page, source)::write);
    section("starts", new AboutStarts(page, source)::write);
    section("solutions", new AboutSolutions(page, source)::write);
    page.open("details").words("summary", "For experts").line();
    new AboutOrigin(page, source, answers).write();
    return page.close().line().close().finish();
  }

  /** A section that the style of the page knows. */
  private void section(String id, Runnable content) {
    page.open("div", "id", id).line();
    content.run();
    page.close().line();
  }
}
