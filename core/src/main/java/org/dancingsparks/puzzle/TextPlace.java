package org.dancingsparks.puzzle;

import java.util.Comparator;

/**
 * The position of a symbol in a text drawing, in reading order.
 *
 * @param line from 0
 * @param column from 0
 */
public record TextPlace(int line, int column) implements Comparable<TextPlace> {
  private static final Comparator<TextPlace> READING =
      Comparator.comparingInt(TextPlace::line).thenComparingInt(TextPlace::column);

  @Override
  public int compareTo(TextPlace other) {
    return READING.compare(this, other);
  }
}
