package org.dancingsparks.view;

/**
 * The style of a booklet's page. In lines without tabs, and without the signs that XML escapes,
 * since HTML does not read escapes in a style.
 */
final class BookletStyle {
  // Symbols are in fonts that tell I from l.
  private static final String RULES =
      """
      @page { margin: 15mm; @bottom-center { content: counter(page); font: 9pt sans-serif; } }
      * { box-sizing: border-box; }
      html { color-scheme: light; -webkit-text-size-adjust: 100%; }
      body { margin: 0 auto; padding: 16px; max-width: 712px; background: #fff; color: #000;
        font: 15px/1.4 sans-serif; overflow-wrap: anywhere; }
      h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px; }
      h2 { font-size: 18px; margin: 18px 0 10px; break-after: avoid; }
      p { margin: 0 0 8px; }
      .small { font-size: 11px; line-height: 1.3; }
      header .small { margin: 14px 0 16px; }
      text, .left, .piece { font-family: Verdana, "DejaVu Sans Mono", monospace; }
      svg { display: block; max-width: 100%; height: auto; }
      .level { display: inline-block; vertical-align: -1px; }
      .boards, .line { display: flex; flex-wrap: wrap; row-gap: 14px; }
      figure { margin: 0; max-width: 100%; break-inside: avoid; }
      .pieces { align-items: flex-end; }
      .position figcaption { margin-bottom: 4px; }
      .position b { display: inline-block; min-width: 24px; margin-right: 6px;
        font-size: 17px; line-height: 20px; }
      .left { margin-left: 14px; font-size: 14px; }
      .piece { margin: 0 26px 0 0; font-size: 13px; }
      .solution { font-size: 11px; line-height: 1.25; }
      .solution b { font-size: 13px; margin-right: 5px; }
      section { border-top: 1px solid #888; margin-top: 20px; padding-top: 18px; }
      @media screen {
        .boards .line { display: contents; }
      }
      @media print {
        body { padding: 0; max-width: none; }
        .boards { display: block; }
        .boards .line { break-inside: avoid; padding-bottom: 14px; position: relative; }
        section { border: 0; margin: 0; padding: 0; }
        .new-page { break-before: page; }
      }
      """;

  private BookletStyle() {}

  static void write(Markup page, BookletSheet positions, BookletSheet solutions) {
    page.open("style").line();
    RULES.lines().forEach(rule -> page.text(rule).line());
    room(page, "position", positions);
    room(page, "solution", solutions);
    String shift = "@media print { .positions .line { left: " + pixels(positions.shift());
    page.text(shift + " }").line();
    page.close().line();
  }

  private static void room(Markup page, String figure, BookletSheet sheet) {
    String line = "." + figure + "s .line { ";
    page.text("." + figure + " { width: " + pixels(sheet.width())).line();
    page.text("." + figure + "s .boards, " + line + "column-gap: " + pixels(BookletSheet.GAP))
        .line();
    // On a screen there is no page to be filled.
    page.text("@media print { " + line + "min-height: " + pixels(sheet.height()) + " }").line();
  }

  private static String pixels(double length) {
    return Svg.number(length) + "px; }";
  }
}
