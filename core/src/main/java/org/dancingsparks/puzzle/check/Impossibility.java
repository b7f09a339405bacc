package org.dancingsparks.puzzle.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Residual;
import org.dancingsparks.lattice.Colouring;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A proof, found without search, that a puzzle has no solution. If none is found, that proves
 * nothing.
 *
 * @param cause the kind of proof
 * @param why the proof as a clause, without capital and full stop
 */
public record Impossibility(Cause cause, String why) {
  /** Kinds of proofs. */
  public enum Cause {
    /** A required piece has no placement. */
    PIECE,
    /** A primary item, such as a cell, is in no option, or in fewer than it needs. */
    ITEM,
    /** The pieces together cannot have the number of cells to fill. */
    AREA,
    /** The pieces cannot match the numbers of cells of each colour, in some colouring. */
    COLOURING
  }

  /**
   * The simplest proof that no solution contains the givens, if one is found. Takes time
   * proportional to the problem's entries; sums of cells are left out where they would take much
   * more.
   */
  public static Optional<Impossibility> of(Puzzle puzzle, Prefix givens) {
    Residual residual = new Residual(puzzle.problem(), givens);
    return puzzle
        .ofPieces()
        .map(pieces -> of(pieces, givens, residual))
        .orElseGet(() -> uncovered(puzzle, residual, givens));
  }

  private static Optional<Impossibility> of(PiecePuzzle pieces, Prefix givens, Residual residual) {
    List<Colouring> colourings = PuzzleCheck.colourings(pieces.board());
    CellBalance balance = new CellBalance(pieces, givens, residual, colourings.get(0));
    return balance
        .unplaced()
        .map(why -> new Impossibility(Cause.PIECE, why + beside(givens)))
        .or(() -> uncovered(pieces, residual, givens))
        .or(() -> balance.area().map(why -> new Impossibility(Cause.AREA, why)))
        .or(balance::sums)
        .or(
            () ->
                colourings.stream()
                    .skip(1)
                    .map(other -> new CellBalance(pieces, givens, residual, other).sums())
                    .flatMap(Optional::stream)
                    .findFirst());
  }

  private static Optional<Impossibility> uncovered(
      Puzzle puzzle, Residual residual, Prefix givens) {
    int[] items = residual.uncoverable();
    int[] unused = IntStream.of(items).filter(item -> residual.uses(item) == 0).toArray();
    if (items.length > 0 && unused.length == 0) {
      return Optional.of(tooRare(puzzle.problem(), residual, items[0], beside(givens)));
    }
    if (unused.length == 0) {
      return Optional.empty();
    }
    String first = Printable.text(puzzle.problem().itemName(unused[0]));
    // Of a puzzle of pieces, the items that are covered once and have no piece are cells.
    boolean areCells =
        puzzle.ofPieces().isPresent() && IntStream.of(unused).allMatch(puzzle.problem()::isOnce);
    String beginning = areCells ? "no placement covers cell " : "no option has the item ";
    String others = others(unused.length - 1, areCells ? "cell" : "item");
    return Optional.of(new Impossibility(Cause.ITEM, beginning + first + others + beside(givens)));
  }

  private static Impossibility tooRare(
      Problem problem, Residual residual, int item, String beside) {
    int uses = residual.uses(item);
    String why =
        "only %d option%s the item %s%s, which needs %d"
            .formatted(
                uses,
                uses == 1 ? " has" : "s have",
                Printable.text(problem.itemName(item)),
                beside,
                residual.least(item));
    return new Impossibility(Cause.ITEM, why);
  }

  private static String others(int count, String what) {
    return switch (count) {
      case 0 -> "";
      case 1 -> " or 1 other " + what;
      default -> " or %,d other %ss".formatted(count, what);
    };
  }

  private static String beside(Prefix givens) {
    return givens.size() == 0 ? "" : " beside the givens";
  }
}
