package org.dancingsparks.runs.solutions;

import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.search.SymmetryUse;

/**
 * The search requested when a run is resumed. Anything but the puzzle may be left open; the run's
 * own value then holds.
 */
public record SearchRequest(Solutions solutions, Wanted wanted, Division division) {
  /**
   * The solutions asked for.
   *
   * @param use {@link SymmetryUse#CLASSES} for one solution of each class; anything else for all
   */
  public record Solutions(Puzzle puzzle, Optional<Prefix> givens, Optional<SymmetryUse> use) {
    Problem problem() {
      return puzzle.problem();
    }
  }

  /** The name of the engine, the item order and the regime to find them with. */
  public record Wanted(
      Optional<String> engine, Optional<ItemOrder> order, Optional<String> regime) {
    public Wanted(Optional<String> engine, Optional<ItemOrder> order) {
      this(engine, order, Optional.empty());
    }
  }

  /** Returns this request for a count in rounds. */
  public SearchRequest inRounds() {
    Wanted rounds = new Wanted(wanted.engine, wanted.order, Optional.of(SolutionHeader.ROUNDS));
    return new SearchRequest(solutions, rounds, division);
  }

  /** The division into subproblems and bins. */
  public record Division(
      Optional<String> piece, Optional<Integer> depth, Optional<Integer> mostBins) {
    boolean isCut() {
      return depth.isPresent() || mostBins.isPresent();
    }
  }

  /** The header of a run as requested; whatever is left open is as recorded. */
  SolutionHeader header(SolutionHeader recorded, String program) {
    return new SolutionHeader(
        new RunOrigin(recorded.origin().format(), program, recorded.origin().contents()),
        identity(recorded.identity()),
        wanted.engine().orElse(recorded.engine()),
        wanted.regime().orElse(recorded.regime()),
        order(recorded.itemOrder()),
        recorded.solutionOrder(),
        givens(recorded.givens()),
        symmetry(recorded.symmetry()),
        cut(recorded.plan()),
        recorded.columns());
  }

  /** Returns the recorded name if the problem is the same, whatever the puzzle is called now. */
  private PuzzleIdentity identity(PuzzleIdentity recorded) {
    return new PuzzleIdentity(
            solutions.puzzle().name(), solutions.problem().hash(), recorded.description())
        .named(recorded);
  }

  /**
   * Returns the recorded order unless other items are asked for; the name of their file does not
   * matter.
   */
  private SolutionHeader.Order order(SolutionHeader.Order recorded) {
    return wanted
        .order()
        .map(order -> SolutionHeader.Order.of(solutions.problem(), order))
        .filter(asked -> !asked.items().equals(recorded.items()))
        .orElse(recorded);
  }

  /**
   * Returns the recorded givens unless other options are asked for; their order does not matter.
   */
  private List<Integer> givens(List<Integer> recorded) {
    return solutions
        .givens()
        .map(givens -> givens.list().stream().sorted().toList())
        .filter(asked -> !asked.equals(recorded.stream().sorted().toList()))
        .orElse(recorded);
  }

  /** A run for all solutions may be split or not: the piece to split by is compared by itself. */
  private String symmetry(String recorded) {
    String classes = SymmetryUse.CLASSES.text();
    return solutions
        .use()
        .map(SymmetryUse::text)
        .filter(asked -> asked.equals(classes) != recorded.equals(classes))
        .orElse(recorded);
  }

  private SolutionHeader.Cut cut(SolutionHeader.Cut recorded) {
    return new SolutionHeader.Cut(
        division.depth().orElse(recorded.splitDepth()),
        division.piece().orElse(recorded.splitPiece()),
        recorded.subproblems(),
        division.mostBins().orElse(recorded.mostBins()),
        recorded.bins(),
        recorded.sha256(),
        recorded.keys(),
        recorded.shares(),
        recorded.byClasses());
  }
}
