package org.dancingsparks.cli.starts;

import java.math.BigInteger;
import org.dancingsparks.cli.count.DiagramSource;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.MemoryBudget;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.starts.StartPlan;

/** The solutions to find starts in, and plans for the search. */
public final class Challenges {
  private final Puzzle puzzle;
  private final Search search;
  private final Session session;
  private final ProgressLines lines;

  public Challenges(DiagramSource known) {
    this(
        known.target().puzzle(),
        search(known.target().puzzle(), known.givens(), known.diagram()),
        known.session(),
        known.progress());
  }

  /**
   * Finds starts among known solutions.
   *
   * @param search with the diagram of the solutions
   */
  public Challenges(Puzzle puzzle, Search search, Session session, ProgressLines lines) {
    this.puzzle = puzzle;
    this.search = search;
    this.session = session;
    this.lines = lines;
  }

  /**
   * Returns the search for known solutions.
   *
   * @param givens that all solutions of the diagram contain
   */
  public static Search search(Puzzle puzzle, Prefix givens, Diagram diagram) {
    return Search.all(new OrderedProblem(puzzle.problem(), diagram.order(), givens))
        .withDiagram(diagram);
  }

  Session session() {
    return session;
  }

  Puzzle puzzle() {
    return puzzle;
  }

  Search search() {
    return search;
  }

  /** The lines of progress. */
  public ProgressLines progress() {
    return lines.of("work", "unique starts");
  }

  /**
   * A plan for starts of some size.
   *
   * @param bins at most
   */
  public StartPlan plan(int size, int bins) {
    return StartPlan.of(puzzle, search, size, bins);
  }

  /**
   * A plan for starts that are shown with the numbers of their solutions.
   *
   * @throws InputException if these are too many to be numbered
   */
  public StartPlan numbered(int size, int bins) {
    BigInteger solutions = search.knownCount().orElseThrow();
    if (solutions.bitLength() >= Long.SIZE) {
      throw new InputException(
          "There are %s solutions, too many to number".formatted(solutions),
          "--count, --minimum and --booklet need no numbers");
    }
    return plan(size, bins);
  }

  /**
   * Returns what runs the tasks of a plan.
   *
   * @throws InputException if the tasks at work at once need more memory than there is
   */
  public TaskRunner runner(StartPlan plan) {
    checkMemory(plan);
    return session.runner();
  }

  /**
   * Refuses a plan for which there is too little memory.
   *
   * @throws InputException if the tasks at work at once need more than there is
   */
  void checkMemory(StartPlan plan) {
    int tasks = session.cores().number();
    long needed = tasks * plan.bytes();
    if (session.isLocal() && needed > MemoryBudget.shareOfHeap()) {
      throw new InputException(
          "%d concurrent tasks need about %s of memory, but only %s is available"
              .formatted(tasks, ByteSize.text(needed), ByteSize.text(MemoryBudget.shareOfHeap())),
          "raise the memory, or run fewer tasks at a time, as in `dance --driver-memory 8g --master local[2] -- ...`");
    }
  }
}
