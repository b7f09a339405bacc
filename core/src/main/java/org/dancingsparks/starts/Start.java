package org.dancingsparks.starts;

import java.util.List;

/**
 * A unique start.
 *
 * @param options ids, ascending
 * @param solution the number of its solution, from 0
 */
public record Start(List<Integer> options, long solution) {
  public Start {
    options = List.copyOf(options);
  }

  /** The option ids, ascending. */
  public int[] toArray() {
    return options.stream().mapToInt(option -> option).toArray();
  }
}
