package org.dancingsparks.boards;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The numbers of solutions of several boards.
 *
 * @param boards the number of boards by their number of solutions
 * @param fewest those with the fewest solutions, though at least one; null if none has any
 * @param most those with the most solutions, though at least one; null if none has any
 */
public record BoardCounts(SortedMap<Long, Long> boards, Extreme fewest, Extreme most) {
  /** The counts of no boards. */
  public static final BoardCounts NONE = new BoardCounts(new TreeMap<>(), null, null);

  /**
   * Boards whose number of solutions is the least or the greatest.
   *
   * @param first the open cells of the first few of them, at most {@value #MAX_EXAMPLES} boards
   */
  public record Extreme(long solutions, List<List<String>> first) {
    private static final int MAX_EXAMPLES = 3;

    /** Copies the list. */
    public Extreme {
      first = List.copyOf(first);
    }

    private static Extreme of(Extreme one, Extreme other, int sign) {
      if (one == null || other == null) {
        return one == null ? other : one;
      }
      int order = sign * Long.compare(one.solutions, other.solutions);
      if (order != 0) {
        return order < 0 ? one : other;
      }
      List<List<String>> all = new ArrayList<>(one.first);
      all.addAll(other.first);
      return new Extreme(one.solutions, all.subList(0, Math.min(MAX_EXAMPLES, all.size())));
    }
  }

  public BoardCounts {
    boards = new TreeMap<>(boards);
  }

  /** Adds up the counts of boards one after another. Not thread safe. */
  public static final class Sum {
    private final SortedMap<Long, Long> boards = new TreeMap<>();
    private Extreme fewest;
    private Extreme most;

    /**
     * Adds a board.
     *
     * @param open the open cells of each hole
     */
    public void add(List<String> open, long solutions) {
      boards.merge(solutions, 1L, Long::sum);
      if (solutions > 0) {
        Extreme board = new Extreme(solutions, List.of(open));
        fewest = Extreme.of(fewest, board, 1);
        most = Extreme.of(most, board, -1);
      }
    }

    /** The counts of the boards so far. */
    public BoardCounts counts() {
      return new BoardCounts(boards, fewest, most);
    }
  }

  /** The counts of these boards and of others that come after them. */
  public BoardCounts plus(BoardCounts others) {
    SortedMap<Long, Long> sum = new TreeMap<>(boards);
    others.boards.forEach((solutions, number) -> sum.merge(solutions, number, Long::sum));
    return new BoardCounts(
        sum, Extreme.of(fewest, others.fewest, 1), Extreme.of(most, others.most, -1));
  }

  /** The number of boards. */
  public long all() {
    return boards.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The number of boards that have a solution. */
  public long solvable() {
    return all() - with(0);
  }

  /** The number of boards with this many solutions. */
  public long with(long solutions) {
    return boards.getOrDefault(solutions, 0L);
  }

  /** The number of solutions of all boards together. */
  public BigInteger solutions() {
    return boards.entrySet().stream()
        .map(
            entry ->
                BigInteger.valueOf(entry.getKey()).multiply(BigInteger.valueOf(entry.getValue())))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The median of the numbers of solutions, the lower of two; 0 if there are no boards. */
  public long median() {
    long left = (all() + 1) / 2;
    for (Map.Entry<Long, Long> entry : boards.entrySet()) {
      left -= entry.getValue();
      if (left <= 0) {
        return entry.getKey();
      }
    }
    return 0;
  }
}
