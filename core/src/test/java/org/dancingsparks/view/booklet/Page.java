package org.dancingsparks.view.booklet;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.view.Xml;

/** A page of HTML parsed as XML, with XPath queries without namespaces. */
final class Page extends Xml {
  /** Parses it, and checks what holds for every page. */
  Page(String html) {
    super(html);
    assertThat(html).startsWith("<!DOCTYPE html>\n").endsWith("</html>\n");
    assertThat(html.replaceAll("xmlns=\"http://www.w3.org/(2000/svg|1999/xhtml)\"", ""))
        .doesNotContain("http:", "https:", "href", "src=", "<script", "@import", "url(", "NaN");
    assertThat(of("/html/@lang")).containsExactly("en");
    assertThat(of("/html/head/meta/@charset")).containsExactly("utf-8");
    assertThat(of("/html/head/title")).hasSize(1);
    assertThat(of("//@id")).doesNotHaveDuplicates();
    assertThat(of("//@*[starts-with(name(), 'on')]")).isEmpty();
    // HTML does not read escapes in a style, so that it can have none.
    assertThat(of("//style").get(0)).doesNotContain("<", ">", "&", "\ufffd");
  }
}
