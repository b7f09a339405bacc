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

/** An SVG text as a reader of XML other than ours sees it; asked by XPath without namespaces. */
final class Picture {
  /** Names as bad as they come: markup, control characters, half a character, turned writing. */
  static final String HOSTILE = "<&\"'>]]>\u0000\u001b[31m\n\t\ud800\u202e</svg>\ufffe\ud83d\ude00";

  private final Document document;

  /** Parses and checks what is so of each picture. */
  Picture(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    } catch (Exception e) {
      throw new AssertionError("Not well-formed: " + svg, e);
    }
    assertThat(svg).endsWith("</svg>\n").doesNotContain("href", "<script", "NaN", "Infinity");
    assertThat(svg.replace("xmlns=\"http://www.w3.org/2000/svg\"", "")).doesNotContain("http");
    assertThat(of("/svg/@role")).containsExactly("img");
    assertThat(of("/svg/title")).hasSize(1);
    assertThat(of("//@transform")).doesNotContain("");
  }

  int count(String path) {
    return of(path).size();
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

  List<Double> numbers(String path) {
    return of(path).stream().map(Double::valueOf).toList();
  }
}
