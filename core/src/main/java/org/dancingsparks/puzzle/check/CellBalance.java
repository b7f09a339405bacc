package org.dancingsparks.puzzle.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Residual;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Colouring;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.puzzle.check.CellSums.Term;
import org.dancingsparks.puzzle.check.Impossibility.Cause;
import org.dancingsparks.puzzle.check.PieceAreas.Area;

/**
 * Weighs the pieces left by the givens against the open cells, and proves in simple cases that the
 * pieces cannot fill the cells. Immutable.
 */
final class CellBalance {
  /** Maximum steps of sums: a moment's work, and enough for boards of a thousand cells. */
  private static final double MAX_STEPS = 1 << 24;

  private final Set<Cell> open;
  private final Set<Cell> free;
  private final PieceAreas areas;
  private final List<Left> pieces = new ArrayList<>();
  private final boolean isBeside;
  private final Colouring colouring;

  /**
   * A piece and the terms of its remaining placements.
   *
   * @param use how often it must and can be used besides the givens
   */
  private record Left(Piece piece, Use use, Set<Term> terms) {
    boolean isNeeded() {
      return use.least() > 0;
    }

    /** The number of terms that sums over this many cells add. */
    long steps(int cells) {
      return (long) terms.size()
          * (use.isUnlimited() ? use.least() + 1 : Math.min(cells, use.most()));
    }

    Area area() {
      IntStream sizes = terms.stream().mapToInt(Term::cells);
      IntSummaryStatistics found =
          (terms.isEmpty() ? IntStream.of(unplaced()) : sizes).summaryStatistics();
      return new Area(piece.name(), use, found.getMin(), found.getMax());
    }

    /** The cells of a piece without a placement: its own if it must be used, else none. */
    private int unplaced() {
      return isNeeded() ? piece.cells().size() : 0;
    }
  }

  /**
   * Weighs cells in all, and by colour.
   *
   * @param residual of the givens
   */
  CellBalance(PiecePuzzle puzzle, Prefix givens, Residual residual, Colouring colouring) {
    this.colouring = colouring;
    isBeside = givens.size() > 0;
    open = new HashSet<>(puzzle.board().cells());
    Map<Integer, Integer> placed = new HashMap<>();
    for (int option : givens.options()) {
      puzzle.cells(option).forEach(open::remove);
      placed.merge(puzzle.mark(option), 1, Integer::sum);
    }
    List<Set<Term>> terms = new ArrayList<>();
    puzzle.pieces().forEach(piece -> terms.add(new HashSet<>()));
    residual.options().stream()
        .forEach(option -> terms.get(puzzle.mark(option)).add(term(puzzle.cells(option))));
    for (int number = 0; number < terms.size(); number++) {
      Piece piece = puzzle.pieces().get(number);
      Set<Term> own = terms.get(number);
      piece
          .use()
          .after(placed.getOrDefault(number, 0))
          .ifPresent(use -> pieces.add(new Left(piece, use, own)));
    }
    areas =
        new PieceAreas(
            pieces.stream().map(Left::area).toList(),
            left(puzzle.pieceRules().groups(), puzzle, placed));
    free = new HashSet<>(puzzle.pieceRules().free());
    free.retainAll(open);
  }

  /** The groups that givens leave, with the uses that they leave. */
  private static List<Group> left(
      List<Group> groups, PiecePuzzle puzzle, Map<Integer, Integer> placed) {
    List<Group> left = new ArrayList<>();
    for (Group group : groups) {
      int uses = 0;
      for (Map.Entry<Integer, Integer> piece : placed.entrySet()) {
        boolean isMember = group.pieces().contains(puzzle.pieces().get(piece.getKey()).name());
        uses += isMember ? piece.getValue() : 0;
      }
      int used = uses;
      group
          .use()
          .after(used)
          .filter(use -> !use.equals(Use.ANY_NUMBER))
          .ifPresent(use -> left.add(new Group(group.name(), use, group.pieces())));
    }
    return left;
  }

  private Term term(Iterable<Cell> cells) {
    int count = 0;
    int difference = 0;
    for (Cell cell : cells) {
      count++;
      difference += colouring.isDark().test(cell) ? 1 : -1;
    }
    return new Term(count, difference);
  }

  /** A proof that a required piece cannot be placed. */
  Optional<String> unplaced() {
    return pieces.stream()
        .filter(left -> left.isNeeded() && left.terms.isEmpty())
        .findFirst()
        .map(left -> "the piece " + Printable.text(left.piece.name()) + " fits nowhere");
  }

  /** The fewest and the most cells that the pieces cover. */
  PieceAreas areas() {
    return areas;
  }

  /** A proof that the pieces have too many or too few cells. */
  Optional<String> area() {
    long fewest = areas.fewest();
    OptionalLong most = areas.most();
    if (fewest > open.size()) {
      boolean isExact = most.isPresent() && most.getAsLong() == fewest;
      return Optional.of(
          "the required %s have %s%,d cells, but the board has %s"
              .formatted(kinds(), isExact ? "" : "at least ", fewest, room()));
    }
    if (most.isPresent() && most.getAsLong() < open.size() - free.size()) {
      return Optional.of(
          "the %s have %s%,d cells together, but the board has %s"
              .formatted(
                  kinds(), most.getAsLong() == fewest ? "" : "at most ", most.getAsLong(), room()));
    }
    return Optional.empty();
  }

  private String kinds() {
    return pieces.stream().anyMatch(left -> left.piece.isHole())
        ? "pieces and open cells"
        : "pieces";
  }

  private String room() {
    return isBeside ? "%,d open".formatted(open.size()) : "%,d".formatted(open.size());
  }

  /** A proof from the sums of the pieces' cells, in all and by colour. */
  Optional<Impossibility> sums() {
    long terms = free.size() + pieces.stream().mapToLong(left -> left.steps(open.size())).sum();
    if (CellSums.work(open.size(), terms) > MAX_STEPS) {
      return Optional.empty();
    }
    CellSums sums = new CellSums(open.size());
    pieces.forEach(left -> sums.add(left.use, left.terms));
    free.forEach(cell -> sums.add(Use.AT_MOST_ONCE, Set.of(term(Set.of(cell)))));
    if (!sums.areReached()) {
      String why = "no selection of pieces covers exactly the board's %s cells".formatted(room());
      return Optional.of(new Impossibility(Cause.AREA, why));
    }
    return sums.areReached(term(open).difference())
        ? Optional.empty()
        : Optional.of(new Impossibility(Cause.COLOURING, colours()));
  }

  private String colours() {
    int more = (open.size() + Math.abs(term(open).difference())) / 2;
    return "coloured %s, the board has %,d%s cells of one colour and %,d of the other; no selection of pieces covers cells in that proportion"
        .formatted(colouring.words(), more, isBeside ? " open" : "", open.size() - more);
  }
}
