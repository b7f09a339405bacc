package org.dancingsparks.web.jdk;

/** A writer of XML, as far as marked-up texts use one. */
public interface XMLStreamWriter {
  void writeDTD(String text) throws XMLStreamException;

  void writeStartElement(String name) throws XMLStreamException;

  void writeEmptyElement(String name) throws XMLStreamException;

  void writeAttribute(String name, String value) throws XMLStreamException;

  void writeCharacters(String text) throws XMLStreamException;

  void writeEndElement() throws XMLStreamException;

  void close() throws XMLStreamException;
}
