package org.dancingsparks.web.jdk;

import java.io.Writer;

/** Makes writers of XML. */
public final class XMLOutputFactory {
  private XMLOutputFactory() {}

  public static XMLOutputFactory newDefaultFactory() {
    return new XMLOutputFactory();
  }

  public XMLStreamWriter createXMLStreamWriter(Writer text) {
    return new XmlText(text);
  }
}
