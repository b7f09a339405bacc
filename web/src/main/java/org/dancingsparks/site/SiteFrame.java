package org.dancingsparks.site;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.page.PageFiles;
import org.dancingsparks.page.SiteLinks;
import org.dancingsparks.view.Markup;

/**
 * The frame of a page of text: its head, with a policy that allows no connection and no script but
 * the one given, the links to the other parts of the site, and its foot.
 */
final class SiteFrame {
  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");

  private final SiteLinks links;
  private final String program;

  /**
   * The frame of pages in one folder.
   *
   * @param program the program that makes the site, with its version
   */
  SiteFrame(SiteLinks links, String program) {
    this.links = links;
    this.program = program;
  }

  /** A page without a script. */
  String html(String title, String main) {
    return html(title, main, "");
  }

  /** A page with a script, which may be empty. */
  String html(String title, String main, String script) {
    String style = PageFiles.baseStyle() + ProjectFiles.part("site.css");
    String policy =
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src "
            + PageFiles.hash(style)
            + (script.isEmpty() ? "" : "; script-src " + PageFiles.hash(script));
    Map<String, String> texts =
        Map.of(
            "policy",
            policy,
            "title",
            Markup.escaped(title),
            "style",
            style,
            "links",
            links.html(),
            "main",
            main,
            "root",
            links.root(),
            "program",
            Markup.escaped(program),
            "script",
            script.isEmpty() ? "" : "<script>" + script + "</script>\n");
    Matcher places = PLACE.matcher(ProjectFiles.part("site.html"));
    return places.replaceAll(place -> Matcher.quoteReplacement(texts.get(place.group(1))));
  }
}
