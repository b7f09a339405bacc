package org.dancingsparks.cli.count;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.ListedSolutions;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.diagram.ResidualMemory;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SymmetryUse;

/**
 * Builds the diagram of a finished solution set: with the engine, as for its puzzle, or from the
 * rows if the engine needs too much memory. The diagrams are equal.
 */
final class SetDiagram {
  /** Rows between two reports of progress. */
  private static final long BLOCK = 1 << 16;

  private final SolutionSet set;
  private final Puzzle puzzle;
  private final EngineLimits limits;
  private final Session session;
  private final ProgressLines lines;

  /**
   * A diagram to be built.
   *
   * @param puzzle the set's puzzle, as it is drawn
   * @param limits of the engine, and of a diagram of the rows
   */
  SetDiagram(SolutionSet set, Puzzle puzzle, EngineLimits limits, Session session) {
    this.set = set;
    this.puzzle = puzzle;
    this.limits = limits;
    this.session = session;
    lines = session.progress(puzzle.name());
  }

  /**
   * Builds it, or finds its solutions.
   *
   * @param wanted an item order in place of the set's, or of the puzzle's where the set was made
   *     without a diagram
   * @param keeping sets in engines whether the diagram may be in a temporary file
   * @return empty if it needs more memory than it may use
   * @throws StoreException if the set has not all solutions
   */
  Optional<NumberedSolutions> solutions(
      Optional<ItemOrder> wanted, UnaryOperator<Engines> keeping) {
    Search recorded = set.record().search();
    if (recorded.use() == SymmetryUse.CLASSES) {
      throw new StoreException(
          "%s has one solution of each class of images, and all are needed here"
              .formatted(set.directory()),
          "`dance enumerate` without --up-to-symmetry writes them");
    }
    Search search = Search.all(new OrderedProblem(puzzle.problem(), order(), recorded.givens()));
    Search prepared =
        keeping
            .apply(Engines.of(puzzle))
            .within(limits.memory(), limits.directory())
            .orderedBy(wanted.or(this::recordedOrder))
            .reportingTo(lines::residuals)
            .withDiagram(search);
    prepared.numbered().ifPresent(this::check);
    return prepared.numbered().or(() -> ofRows(prepared));
  }

  /** Returns the order that numbers the rows, if they have one. */
  private Optional<ItemOrder> recordedOrder() {
    boolean isDiagram = !set.record().regime().equals(Method.PREFIXES);
    return isDiagram ? Optional.of(order()) : Optional.empty();
  }

  /**
   * Returns the set's item order in the puzzle as it is drawn, which may number its items
   * otherwise.
   */
  private ItemOrder order() {
    ItemOrder order = set.record().search().order();
    List<String> names = order.names(set.puzzle().problem());
    return ItemOrder.ofNames(order.name(), puzzle.problem(), names);
  }

  private BigInteger solutions() {
    return set.record().solutions().orElseThrow();
  }

  private void check(NumberedSolutions diagram) {
    if (!diagram.count().equals(solutions())) {
      throw notWhole(
          "it has %,d solutions and there are %,d".formatted(solutions(), diagram.count()));
    }
  }

  private Optional<Diagram> ofRows(Search prepared) {
    if (!ResidualMemory.fitsHeap(puzzle.problem())) {
      return Optional.empty();
    }
    lines.say(
        "a search for the diagram needs more than %s, so it is built from the stored solutions"
            .formatted(ByteSize.text(limits.memory())));
    ListedSolutions listed =
        new ListedSolutions(
                new OrderedProblem(puzzle.problem(), prepared.order(), prepared.givens()))
            .within(limits.memory());
    try {
      set.read(session.hadoop(), solution -> add(listed, solution));
      Optional<Diagram> diagram = listed.diagram();
      diagram.ifPresent(this::check);
      return diagram;
    } catch (IllegalArgumentException e) {
      throw notWhole(e.getMessage());
    }
  }

  private boolean add(ListedSolutions listed, int... solution) {
    if (listed.size() % BLOCK == 0) {
      lines.read(listed.size(), solutions());
    }
    return listed.add(solution);
  }

  private StoreException notWhole(String why) {
    return new StoreException(
        "%s is damaged: %s".formatted(set.directory(), why), "`dance verify` finds the fault");
  }
}
