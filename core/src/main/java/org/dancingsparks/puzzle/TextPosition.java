package org.dancingsparks.puzzle;

import java.util.Comparator;

/**
 * The position of a symbol in a text drawing, in reading order.
 *
 * @param line from 0
 * @param column from 0
 */
public record TextPosition(int line, int column) implements Comparable<TextPosition> {
  private static final Comparator<TextPosition> READING =
      Comparator.comparingInt(TextPosition::line).thenComparingInt(TextPosition::column);

  @Override
  public int compareTo(TextPosition other) {
    return READING.compare(this, other);
  }
}
