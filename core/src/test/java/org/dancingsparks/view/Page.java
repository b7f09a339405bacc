package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A page of HTML as a reader of XML sees it; asked by XPath without namespaces. */
final class Page {
  private final Document document;

  /** Parses and checks what is so of each page. */
  Page(String html) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(html)));
    } catch (Exception e) {
      throw new AssertionError("Not well-formed: " + html, e);
    }
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

  /** The texts of the elements, or the values of the attributes, that a path leads to. */
  List<String> of(String path) {
    try {
      Object found =
          XPathFactory.newInstance().newXPath().evaluate(path, document, XPathConstants.NODESET);
      List<String> texts = new ArrayList<>();
      for (int at = 0; at < ((NodeList) found).getLength(); at++) {
        texts.add(((NodeList) found).item(at).getTextContent());
      }
      return texts;
    } catch (Exception e) {
      throw new AssertionError(path, e);
    }
  }

  int count(String path) {
    return of(path).size();
  }
}
