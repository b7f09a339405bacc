package org.dancingsparks.view;

import java.io.StringWriter;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.dancingsparks.message.Printable;

/**
 * Writes elements to memory, as XML that HTML readers accept as well: well-formed whatever its
 * words, and the same for the same calls. Not thread safe.
 */
public final class Markup {
  private static final int REPLACEMENT = 0xfffd;

  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;

  /** An empty text. */
  public Markup() {
    try {
      // The JDK's own and not the first on the class path, so that the text is the same everywhere.
      xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    } catch (XMLStreamException e) {
      throw new IllegalStateException("The JDK has no XML writer.", e);
    }
  }

  /** Begins a page of HTML. */
  public Markup doctype() {
    return write(() -> xml.writeDTD("<!DOCTYPE html>\n"));
  }

  /** Begins an element; attributes are names and values in turn. */
  public Markup open(String element, String... attributes) {
    return write(() -> xml.writeStartElement(element)).attributes(attributes);
  }

  /** An element that HTML knows to have no end. */
  public Markup single(String element, String... attributes) {
    return write(() -> xml.writeEmptyElement(element)).attributes(attributes);
  }

  /** More attributes for the element just begun. */
  public Markup attributes(String... attributes) {
    for (int at = 0; at < attributes.length; at += 2) {
      String name = attributes[at];
      String value = clean(attributes[at + 1]);
      write(() -> xml.writeAttribute(name, value));
    }
    return this;
  }

  /** Writes words, escaped. */
  public Markup text(String words) {
    return write(() -> xml.writeCharacters(clean(words)));
  }

  /** An element with words and nothing else in it. */
  public Markup words(String element, String words, String... attributes) {
    return open(element, attributes).text(words).close();
  }

  /** Ends a line of the text. */
  public Markup line() {
    return write(() -> xml.writeCharacters("\n"));
  }

  /** Ends the element that was opened last. */
  public Markup close() {
    return write(xml::writeEndElement);
  }

  /** The text, after each element has been closed. */
  public String finish() {
    write(xml::close);
    return text.append('\n').toString();
  }

  /**
   * The words without characters that XML forbids, that break lines, or that change the direction
   * of writing.
   */
  public static String clean(String words) {
    StringBuilder clean = new StringBuilder();
    words
        .codePoints()
        .forEach(at -> clean.appendCodePoint(Printable.isPrintable(at) ? at : REPLACEMENT));
    return clean.toString();
  }

  /** Words as a text of HTML, or the value of an attribute: {@link #clean}, and escaped. */
  public static String escaped(String words) {
    return clean(words)
        .codePoints()
        .mapToObj(
            point -> "<>&\"'".indexOf(point) < 0 ? Character.toString(point) : "&#" + point + ";")
        .collect(Collectors.joining());
  }

  private interface Writing {
    void write() throws XMLStreamException;
  }

  private Markup write(Writing writing) {
    try {
      writing.write();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("Writing to memory failed.", e);
    }
    return this;
  }
}
