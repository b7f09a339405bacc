package org.dancingsparks.web.jdk;

/** Never thrown: writing to memory does not fail. */
public class XMLStreamException extends Exception {
  private static final long serialVersionUID = 1;
}
