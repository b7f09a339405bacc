package org.dancingsparks.boards;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.MemoCursor;
import org.dancingsparks.diagram.MemoSearch;
import org.dancingsparks.links.Links;
import org.dancingsparks.search.Search;

/**
 * Counts the solutions of boards: of many together by one diagram, since boards share most of their
 * residuals. Where memory is short it takes fewer at a time, down to one by a memo; the result is
 * the same. Not thread safe.
 */
public final class BoardSearch {
  /** Maximum number of boards in a diagram; with more, hardly more residuals are shared. */
  private static final int MAX_BOARDS = 1 << 10;

  private final Boards boards;
  private final Search search;
  private final long memory;
  private final Watch watch;
  private final Links links;

  /** The boards that fit in memory together. */
  private int together = MAX_BOARDS;

  /** The memo, made where a board needs it. */
  private MemoCursor memo;

  private record Board(long choice, Prefix prefix) {}

  /**
   * A search of the boards of a puzzle.
   *
   * @param search of the same puzzle, for its item order and givens
   * @param memory in bytes, about
   * @param watch checked from time to time
   */
  public BoardSearch(Boards boards, Search search, long memory, Watch watch) {
    this.boards = boards;
    this.search = search;
    this.memory = memory;
    this.watch = watch;
    links = new Links(search.problem(), search.order());
  }

  /**
   * Counts the solutions of boards in the order of their choices.
   *
   * @param from the first choice
   * @param to the choice after the last
   */
  public void solve(long from, long to, Consumer<SolvedBoard> solved) {
    long next = from;
    while (next < to) {
      List<Board> some = boards(next, to);
      if (some.isEmpty()) {
        return;
      }
      Optional<Diagram> diagram = diagram(some);
      if (diagram.isPresent()) {
        show(some, diagram.get(), solved);
      } else if (some.size() > 1) {
        together = some.size() / 2;
        continue;
      } else {
        solved.accept(byMemo(some.get(0)));
      }
      next = some.get(some.size() - 1).choice + 1;
    }
  }

  /** The boards from a choice on, as many as may fit in memory. */
  private List<Board> boards(long from, long to) {
    List<Board> some = new ArrayList<>();
    for (long choice = from; choice < to && some.size() < together; choice++) {
      watch.check();
      long number = choice;
      boards
          .board(search.problem(), choice)
          .ifPresent(prefix -> some.add(new Board(number, prefix)));
    }
    return some;
  }

  private Optional<Diagram> diagram(List<Board> some) {
    List<Prefix> prefixes = some.stream().map(Board::prefix).toList();
    return new FrontierSearch(search.ordered(), prefixes)
        .within(memory)
        .cancelledBy(this::isCancelled)
        .diagram();
  }

  private boolean isCancelled() {
    watch.check();
    return false;
  }

  private void show(List<Board> some, Diagram diagram, Consumer<SolvedBoard> solved) {
    BigInteger first = BigInteger.ZERO;
    for (int board = 0; board < some.size(); board++) {
      BigInteger count = diagram.count(board);
      int[] solution = count.signum() == 0 ? new int[0] : diagram.solution(first);
      solved.accept(solved(some.get(board), count, solution));
      first = first.add(count);
    }
  }

  private SolvedBoard byMemo(Board board) {
    if (memo == null) {
      memo = new MemoSearch(search.ordered(), memory).cursor().cancelledBy(this::isCancelled);
    }
    int[] solution = memo.from(board.prefix).next() ? memo.solution() : new int[0];
    return solved(board, memo.from(board.prefix).countAll(), solution);
  }

  private SolvedBoard solved(Board board, BigInteger count, int... solution) {
    List<Integer> ascending = Arrays.stream(solution).sorted().boxed().toList();
    List<String> open = boards.open(board.choice);
    return new SolvedBoard(board.choice, open, count, ascending, nodes(board.prefix));
  }

  private OptionalLong nodes(Prefix prefix) {
    long before = links.nodes();
    links.cancelledBy(() -> isCancelled() || links.nodes() - before > SolvedBoard.MAX_NODES);
    try {
      links.from(prefix).next();
    } catch (CancellationException e) {
      return OptionalLong.empty();
    }
    long nodes = links.nodes() - before;
    return nodes > SolvedBoard.MAX_NODES ? OptionalLong.empty() : OptionalLong.of(nodes);
  }
}
