package org.dancingsparks.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.page.PuzzlePage;
import org.dancingsparks.page.SiteLinks;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.LinksDiagram;
import org.dancingsparks.testing.Axe;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Dimension;

/** Pages of the site hinder nobody, on a small screen, in light and dark; the search finds. */
@Tag("slow")
class SiteAccessTest {
  private static final String IS_WIDE =
      "return String(document.documentElement.scrollWidth > innerWidth);";

  @RegisterExtension static final Browser browser = new Browser();

  private static final Map<String, String> PAGES =
      new SitePages("Dancing Sparks")
          .all(List.of()).stream().collect(Collectors.toMap(SitePage::file, SitePage::text));

  @Test
  void pagesBreakNoRule() {
    Map<String, String> pages =
        Map.of(
            "guide", PAGES.get("docs/index.html"),
            "tables", PAGES.get("docs/tables.html"),
            "search", PAGES.get("search.html"),
            "front", front());
    browser.driver().manage().window().setSize(new Dimension(500, 900));
    pages.forEach(
        (name, html) -> {
          browser.show(html);
          for (String scheme : List.of("light", "dark")) {
            Axe.prefer(browser, scheme);
            assertThat(new Axe(browser).hindrances()).as("%s, %s", name, scheme).isEmpty();
          }
          browser
              .driver()
              .executeCdpCommand(
                  "Emulation.setDeviceMetricsOverride",
                  Map.of("width", 320, "height", 700, "deviceScaleFactor", 1, "mobile", false));
          assertThat((String) browser.run(IS_WIDE)).as(name).isEqualTo("false");
          browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        });
  }

  private static String front() {
    PiecePuzzle puzzle = ShippedPuzzles.find("pentominoes:3x20").orElseThrow();
    OrderedProblem ordered = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
    return new PuzzlePage(puzzle, LinksDiagram.of(ordered, 1L << 30, 1 << 30).orElseThrow())
        .in(new SiteLinks("", SiteLinks.Part.HOME))
        .html();
  }

  @Test
  void theSearchFinds() {
    browser.show(PAGES.get("search.html"));
    String found =
        browser.run(
            """
            const field = document.getElementById('words');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input'));
            const link = document.querySelector('#found a');
            return [link.getAttribute('href'), location.hash].join(' ');
            """,
            "Latin squares of order");
    assertThat(found).isEqualTo("docs/tables.html#a002860 #Latin%20squares%20of%20order");
    assertThat(
            (String)
                browser.run(
                    """
                    const field = document.getElementById('words');
                    field.value = arguments[0];
                    field.dispatchEvent(new Event('input'));
                    return document.getElementById('number').textContent;
                    """,
                    "no such words <b>"))
        .isEqualTo("0 places");
  }
}
