package org.dancingsparks.verify;

import java.util.List;
import java.util.Objects;

/**
 * The findings of the check of a part.
 *
 * @param number of the part, from 0
 * @param faults none if it is right
 * @param rows the number of rows read
 * @param first options of the first row
 * @param last options of the last row
 * @param members solutions that the rows stand for
 */
record PartFindings(
    int number,
    List<String> faults,
    long rows,
    List<Integer> first,
    List<Integer> last,
    long members) {
  PartFindings {
    Objects.requireNonNull(faults);
  }
}
