package org.dancingsparks.runs.boards;

import java.io.Serializable;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.boards.BoardSearch;
import org.dancingsparks.boards.Boards;
import org.dancingsparks.boards.SolvedBoard;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.message.InputException;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * Counts and writes the boards of a bin inside a Spark task. The result crosses the wire as text,
 * which any serializer knows.
 */
final class BoardTask implements SparkJob.Work<Integer, String> {
  private static final long serialVersionUID = 1;

  private final BroadcastSearch broadcast;
  private final Boards boards;
  private final int bins;
  private final BoardRows rows;
  private final Place place;

  /**
   * The place and the memory of tasks.
   *
   * @param work where attempts write
   * @param memory of each JVM, in bytes
   * @param hadoop the configuration of the file system
   */
  record Place(String work, long memory, SerializableConfiguration hadoop)
      implements Serializable {}

  private BoardTask(BroadcastSearch broadcast, BoardPlan plan, Place place) {
    this.broadcast = broadcast;
    boards = plan.boards();
    bins = plan.bins();
    rows = plan.rows();
    this.place = place;
  }

  /** The job of a plan. */
  static BinJob<Integer, String> job(TaskRunner runner, BoardPlan plan, Place place) {
    BroadcastSearch broadcast = runner.broadcast(plan.search());
    String amount =
        "%,d choices of open cells in %,d tasks".formatted(plan.boards().choices(), plan.bins());
    return new BinJob<>(
        new BinJob.Name("boards " + plan.puzzle().name(), amount, plan.bins()),
        bin -> bin,
        new BoardTask(broadcast, plan, place),
        broadcast::end);
  }

  @Override
  public String apply(Integer bin, Watch watch) {
    long choices = boards.choices();
    long from = BoardPlan.first(choices, bins, bin);
    long to = BoardPlan.first(choices, bins, bin + 1);
    // The tasks of a JVM share its memory.
    long most = Math.min(place.memory, Runtime.getRuntime().maxMemory() / 2);
    long memory = most / Runtime.getRuntime().availableProcessors();
    BoardSearch search = new BoardSearch(boards, broadcast.search(), memory, watch);
    BoardCounts.Sum sum = new BoardCounts.Sum();
    Path work = new Path(place.work);
    try (RowFile<SolvedBoard> file = new RowFile<>(bin, work, rows, place.hadoop.value())) {
      long[] next = {from};
      search.solve(
          from,
          to,
          board -> {
            sum.add(board.open(), solutions(board));
            file.write(board);
            watch.done((double) (board.choice() + 1 - next[0]) / choices, 1);
            next[0] = board.choice() + 1;
          });
      return SealedJson.text(new BoardBin(bin, sum.counts(), file.finish()));
    }
  }

  private static long solutions(SolvedBoard board) {
    if (board.solutions().bitLength() >= Long.SIZE) {
      throw new InputException(
          "The board with %s open has %s solutions, more than a table can hold"
              .formatted(String.join(" ", board.open()), board.solutions()),
          "count such boards one by one");
    }
    return board.solutions().longValueExact();
  }
}
