package org.dancingsparks.verify;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.apache.parquet.example.data.Group;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.boards.BoardCounts;
import org.dancingsparks.boards.BoardSearch;
import org.dancingsparks.boards.Boards;
import org.dancingsparks.boards.SolvedBoard;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.parquet.RowReader;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.PartRecord;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.boards.BoardPlan;
import org.dancingsparks.runs.boards.BoardRows;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;

/**
 * Checks a part of a run of boards inside a Spark task: its content against the manifest, its rows
 * against the boards of the puzzle, the solutions by the definitions, and some boards by counting
 * them again. The manifest's entry and the findings cross the wire as text.
 */
final class BoardPartCheck implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  /** The maximum number of boards counted together; they share a diagram. */
  private static final int MAX_BOARDS = 1 << 10;

  private final BroadcastSearch broadcast;
  private final Boards boards;
  private final int bins;
  private final BoardRows columns;
  private final Recount recount;
  private final Place place;

  /**
   * The boards to count again.
   *
   * @param step from one choice to the next
   * @param memory of each JVM, in bytes
   */
  record Recount(long step, long memory) implements Serializable {}

  /** The directory of the run, and the configuration of its file system. */
  record Place(String directory, SerializableConfiguration hadoop) implements Serializable {}

  /**
   * The findings.
   *
   * @param number of the part
   * @param faults the first one, if there is any
   * @param counts of the rows that were read
   * @param recounted boards counted again
   */
  record Findings(int number, List<String> faults, BoardCounts counts, long recounted) {}

  BoardPartCheck(BroadcastSearch broadcast, BoardPlan plan, Recount recount, Place place) {
    this.broadcast = broadcast;
    boards = plan.boards();
    bins = plan.bins();
    columns = plan.rows();
    this.recount = recount;
    this.place = place;
  }

  @Override
  public String apply(String text, Watch watch) {
    Rows rows = new Rows(broadcast.search(), watch);
    FileRecord file = SealedJson.record(PartRecord.class, text).asFile();
    Optional<String> fault =
        FirstFault.of(
            file, place.directory, place.hadoop.value(), run -> rows.check(run, file.file()));
    return SealedJson.text(
        new Findings(
            TaskContext.getPartitionId(),
            fault.stream().toList(),
            rows.sum.counts(),
            rows.recounted));
  }

  /** The rows of a part, one for each board among its choices. */
  private final class Rows {
    private final Search search;
    private final Watch watch;
    private final SolutionCheck solutions;
    private final BoardSearch counter;
    private final long from;
    private final long to;
    private final BoardCounts.Sum sum = new BoardCounts.Sum();
    private final Queue<SolvedBoard> counted = new ArrayDeque<>();
    private long recounted;

    Rows(Search search, Watch watch) {
      this.search = search;
      this.watch = watch;
      solutions = new SolutionCheck(search, false);
      from = BoardPlan.first(boards.choices(), bins, TaskContext.getPartitionId());
      to = BoardPlan.first(boards.choices(), bins, TaskContext.getPartitionId() + 1);
      // The tasks of a JVM share its memory.
      long most = Math.min(recount.memory, Runtime.getRuntime().maxMemory() / 2);
      counter =
          new BoardSearch(boards, search, most / Runtime.getRuntime().availableProcessors(), watch);
    }

    void check(RunDirectory run, String file) throws IOException {
      try (RowReader rows = RowReader.open(run.files(), run.path(file), columns.type())) {
        for (long choice = from; choice < to; choice++) {
          Optional<Prefix> board = boards.board(search.problem(), choice);
          if (board.isPresent()) {
            Group row = rows.next();
            if (row == null) {
              throw new DamagedException("there is no row for the board " + text(choice));
            }
            check(columns.read(choice, row), board.get());
          }
          watch.done(1.0 / boards.choices(), board.isPresent() ? 1 : 0);
        }
        if (rows.next() != null) {
          throw new DamagedException("it has more rows than there are boards");
        }
      }
    }

    private String text(long choice) {
      return String.join(" ", boards.open(choice));
    }

    private void check(SolvedBoard row, Prefix board) {
      String name = "the board " + text(row.choice());
      if (!row.open().equals(boards.open(row.choice()))) {
        throw new DamagedException(
            "in place of %s it has %s".formatted(name, String.join(" ", row.open())));
      }
      if (row.solutions().signum() != (row.solution().isEmpty() ? 0 : 1)) {
        throw new DamagedException(name + " has solutions and none");
      }
      if (!row.solution().isEmpty()) {
        checkSolution(name, row, board);
      }
      if (row.choice() % recount.step == 0) {
        checkCount(name, row);
      }
      sum.add(row.open(), row.solutions().longValueExact());
    }

    private void checkSolution(String name, SolvedBoard row, Prefix board) {
      int[] options = row.solution().stream().mapToInt(Integer::intValue).toArray();
      try {
        solutions.check(options, options.length);
      } catch (DamagedException e) {
        throw new DamagedException("the solution of %s: %s".formatted(name, e.getMessage()));
      }
      if (!Arrays.stream(board.options()).allMatch(row.solution()::contains)) {
        throw new DamagedException("the solution of %s is one of another".formatted(name));
      }
    }

    private void checkCount(String name, SolvedBoard row) {
      if (counted.isEmpty()) {
        long most = recount.step == 1 ? MAX_BOARDS : 1;
        counter.solve(row.choice(), Math.min(to, row.choice() + most), counted::add);
      }
      SolvedBoard again = counted.remove();
      if (!again.solutions().equals(row.solutions())) {
        throw new DamagedException(
            "%s has %,d solutions in its row, and %,d when counted again"
                .formatted(name, row.solutions(), again.solutions()));
      }
      if (!again.equals(row)) {
        throw new DamagedException(
            "%s has another first solution, or number of nodes, when searched again"
                .formatted(name));
      }
      recounted++;
    }
  }
}
