package org.dancingsparks.boards;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;

/**
 * A board and its solutions.
 *
 * @param choice its number
 * @param open the open cells of each hole
 * @param solutions their number
 * @param solution the options of the first, ascending, its holes included; empty if there is none
 * @param nodes visited by Dancing Links with the rule of minimum remaining values until it has
 *     found one solution, or has shown that there is none; empty if there are more than {@link
 *     #MAX_NODES}
 */
public record SolvedBoard(
    long choice,
    List<String> open,
    BigInteger solutions,
    List<Integer> solution,
    OptionalLong nodes) {
  /** Maximum number of nodes that are visited for a board. */
  public static final long MAX_NODES = 1_000_000;

  public SolvedBoard {
    open = List.copyOf(open);
    solution = List.copyOf(solution);
  }
}
