package org.dancingsparks.web.jdk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;

/** Writes XML as the JDK's own writer does. */
final class XmlText implements XMLStreamWriter {
  private final Writer text;
  private final Deque<String> open = new ArrayDeque<>();

  /** The end of the tag that has been begun; empty if none has. */
  private String tagEnd = "";

  XmlText(Writer text) {
    this.text = text;
  }

  @Override
  public void writeDTD(String declaration) {
    put(declaration);
  }

  @Override
  public void writeStartElement(String name) {
    begin(name, ">");
    open.push(name);
  }

  @Override
  public void writeEmptyElement(String name) {
    begin(name, "/>");
  }

  private void begin(String name, String end) {
    endTag();
    put("<" + name);
    tagEnd = end;
  }

  @Override
  public void writeAttribute(String name, String value) {
    put(" " + name + "=\"" + escaped(value).replace("\"", "&quot;") + "\"");
  }

  @Override
  public void writeCharacters(String words) {
    endTag();
    put(escaped(words));
  }

  @Override
  public void writeEndElement() {
    endTag();
    put("</" + open.pop() + ">");
  }

  @Override
  public void close() {
    endTag();
  }

  private void endTag() {
    put(tagEnd);
    tagEnd = "";
  }

  private static String escaped(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private void put(String words) {
    try {
      text.write(words);
    } catch (IOException e) {
      throw new UncheckedIOException("Writing to memory failed.", e);
    }
  }
}
