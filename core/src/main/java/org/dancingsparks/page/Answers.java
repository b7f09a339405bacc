package org.dancingsparks.page;

import java.util.Locale;

/** The source from which a page learns the number of solutions left. */
public enum Answers {
  /** The diagram that the page carries. */
  DIAGRAM,
  /** The server that sends the page. */
  SERVER,
  /** None: the diagram is too large to carry, or there is none. */
  NONE;

  /** The name that scripts know. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
