package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.view.Xml;

/**
 * A page read by a reader of XML, which accepts no error: without the texts of scripts and styles,
 * which HTML reads as they are, and with the elements closed and the attributes valued that HTML
 * lets be short.
 */
final class StrictPage extends Xml {
  private static final Pattern RAW = Pattern.compile("(?s)(<(script|style)[^>]*>)(.*?)(</\\2>)");

  private final String html;

  StrictPage(String html) {
    super(
        RAW.matcher(html)
            .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + found.group(4)))
            .replaceAll("<((?:meta|input|br|link)\\b[^>]*[^/])>", "<$1/>")
            .replaceAll("(<[a-z][^>]*?) (hidden|disabled|checked)(?=[ >])", "$1 $2=\"\""));
    this.html = html;
    assertThat(html).startsWith("<!DOCTYPE html>\n").endsWith("</html>\n");
    assertThat(of("/html/@lang")).containsExactly("en");
    assertThat(of("//@id")).doesNotHaveDuplicates();
    assertThat(of("//@style | //@*[starts-with(name(), 'on')]")).isEmpty();
    assertThat(of("//@src | //base | //link | //iframe")).isEmpty();
    assertThat(raws()).doesNotContain("http:", "https:", "@import", "url(");
    assertThat(count("//*[local-name() = 'svg'][not(*[local-name() = 'title'])]")).isZero();
    assertThat(count("//table[not(.//th)]")).isZero();
    assertHeadingsAreInOrder();
  }

  private void assertHeadingsAreInOrder() {
    Matcher headings = Pattern.compile("<h([1-6])\\b").matcher(RAW.matcher(html).replaceAll(""));
    int before = 0;
    while (headings.find()) {
      int level = Integer.parseInt(headings.group(1));
      assertThat(level).isLessThanOrEqualTo(before + 1);
      before = level;
    }
  }

  private List<String> raws() {
    return RAW.matcher(html).results().map(found -> found.group(3)).toList();
  }

  /** The text of a script that is not run, by its id. */
  String data(String id) {
    return RAW.matcher(html)
        .results()
        .filter(found -> found.group(1).contains("id=\"%s\"".formatted(id)))
        .map(found -> found.group(3))
        .collect(Collectors.joining());
  }

  /** The words of the part that is to be read. */
  String about() {
    return String.join(" ", of("//section[@id='about']"));
  }
}
