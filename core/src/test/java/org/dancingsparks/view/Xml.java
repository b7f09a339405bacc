package org.dancingsparks.view;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A text parsed by the JDK's XML reader, with XPath queries without namespaces. */
public class Xml {
  private final Document document;

  /** Parses it. */
  public Xml(String text) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    } catch (Exception e) {
      throw new AssertionError("Not well-formed: " + text, e);
    }
  }

  public final int count(String path) {
    return of(path).size();
  }

  /** The texts of the elements, or the values of the attributes, that a path leads to. */
  public final List<String> of(String path) {
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
}
