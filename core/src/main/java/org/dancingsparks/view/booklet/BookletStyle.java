package org.dancingsparks.view.booklet;

import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Svg;
import org.dancingsparks.view.booklet.BookletPrint.Paper;

/**
 * The style of a booklet's page, without tabs and without the characters that XML escapes, since
 * HTML does not read escapes in a style.
 */
final class BookletStyle {
  /** Width of a page with smaller letters, in pixels. */
  private static final double SMALL_WIDTH = 500;

  // Symbols are in fonts that distinguish I from l.
  private static final String RULES =
      """
      * { box-sizing: border-box; }
      html { color-scheme: light; -webkit-text-size-adjust: 100%; }
      body { margin: 0 auto; padding: 16px; background: #fff; color: #000;
        font: 14px/1.4 sans-serif; overflow-wrap: anywhere; }
      h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; }
      h2 { font-size: 18px; margin: 16px 0 8px; break-after: avoid; }
      p, ul { margin: 0 0 8px; }
      .author { font-size: 17px; margin-bottom: 14px; }
      .contents { padding-left: 20px; columns: 280px; }
      .end { break-inside: avoid; }
      .small { font-size: 11px; line-height: 1.3; }
      header .small { margin: 10px 0 0; }
      text, .left, .piece { font-family: Verdana, "DejaVu Sans Mono", monospace; }
      svg { display: block; max-width: 100%; height: auto; }
      .level { display: inline-block; margin-right: 12px; white-space: nowrap; }
      .level svg { display: inline-block; margin-right: 6px; vertical-align: -1px; }
      .boards, .line { display: flex; flex-wrap: wrap; row-gap: 14px; }
      figure { margin: 0; max-width: 100%; break-inside: avoid; }
      .pieces { align-items: flex-end; }
      .position figcaption { height: 26px; overflow: hidden; }
      .position b { display: inline-block; min-width: 24px; margin-right: 6px;
        font-size: 17px; line-height: 20px; }
      .left { margin-top: 6px; font-size: 14px; line-height: 20px; }
      .piece { margin: 0 26px 0 0; font-size: 13px; }
      .solution { font-size: 11px; line-height: 14px; }
      .solution b { font-size: 13px; margin-right: 5px; }
      @media screen {
        .page { border-top: 1px solid #888; margin-top: 20px; padding-top: 4px; }
        .again { border: 0; padding: 0; margin-top: 14px; }
        .again h2:first-child { display: none; }
        .boards .line { display: contents; }
      }
      @media print {
        body { padding: 0; max-width: none; }
        .boards { display: block; overflow: hidden; }
        .boards .line { break-inside: avoid; position: relative; overflow: hidden; }
        .page { break-before: page; break-inside: avoid; }
        .again h2:first-child { font-weight: normal; }
      }
      """;

  /** Rules for smaller letters, so that the front matter has room on one page. */
  private static final String SMALLER =
      """
      body { font-size: 12px; line-height: 1.3; }
      h1 { font-size: 21px; }
      h2 { font-size: 15px; margin: 9px 0 4px; }
      p, ul { margin-bottom: 5px; }
      .author { font-size: 14px; margin-bottom: 8px; }
      .contents { columns: 190px; }
      .piece { margin-right: 12px; font-size: 10.5px; }
      .small, header .small { font-size: 10px; margin-top: 5px; }
      """;

  private final Markup page;
  private final Paper paper;

  BookletStyle(Markup page, Paper paper) {
    this.page = page;
    this.paper = paper;
  }

  /**
   * Writes the style.
   *
   * @param shift of positions to the right in print
   */
  void write(BookletSheet positions, BookletSheet solutions, double shift) {
    page.open("style").line();
    paper.style().lines().forEach(this::rule);
    RULES.lines().forEach(this::rule);
    if (paper.room() < SMALL_WIDTH) {
      SMALLER.lines().forEach(this::rule);
    }
    rule("body { max-width: " + pixels(paper.room() + 32));
    rule(".page h2 { line-height: 24px; margin: 0; padding-bottom: 8px; overflow: hidden;");
    rule("  height: " + pixels(BookletSheet.HEAD));
    rule(".page .boards + h2 { padding-top: 10px; }");
    room("position", positions);
    room("solution", solutions);
    rule("@media print { .boards .line { height: var(--line); }");
    rule("  .positions .line { left: " + pixels(shift) + " }");
    page.close().line();
  }

  private void room(String figure, BookletSheet sheet) {
    rule("." + figure + " { width: " + pixels(sheet.width()));
    String line = "." + figure + "s .line { column-gap: ";
    rule("." + figure + "s .boards, " + line + pixels(BookletSheet.GAP));
  }

  private void rule(String rule) {
    page.text(rule).line();
  }

  private static String pixels(double length) {
    return Svg.number(length) + "px; }";
  }
}
