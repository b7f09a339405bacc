package org.dancingsparks.web;

/** A reader of answers. */
interface Answers {
  /** Takes a line of JSON, as soon as it is known. */
  void tell(String line);

  /** Takes the number of residuals visited so far, now and then. */
  void visited(long residuals);
}
