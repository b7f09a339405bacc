package org.dancingsparks.runs.sudoku;

import java.util.Objects;

/**
 * A range whose lines were counted.
 *
 * @param firstLine number of its first line in the file, from 1
 * @param sha256 of its bytes, 64 hexadecimal digits
 */
record LineRange(ByteRange bytes, long firstLine, long lines, String sha256) {
  LineRange {
    Objects.requireNonNull(bytes);
    Objects.requireNonNull(sha256);
  }

  /** Returns this range with its first line renumbered, given the number of lines before it. */
  LineRange after(long before) {
    return new LineRange(bytes, firstLine + before, lines, sha256);
  }
}
