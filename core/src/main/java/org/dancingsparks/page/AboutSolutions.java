package org.dancingsparks.page;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.BoundedClassCount;
import org.dancingsparks.search.SolutionClasses;
import org.dancingsparks.view.HeatMapSvg;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Svg;

/** Writes the number of solutions, and how often pieces or options occur in them. */
record AboutSolutions(Markup page, PuzzlePage.Source source) {
  /** Maximum number of cells of all heat maps together. */
  private static final long MAX_CELLS = 5_000;

  /** Maximum number of options in the table of a puzzle without a board. */
  private static final int MAX_OPTIONS = 30;

  void write() {
    page.words("h2", "Solutions").line();
    if (source.diagram().isEmpty()) {
      page.words("p", "Their number was not counted for this page.").line();
      About.command(page, "To count them:", source.origin().more().counting());
      return;
    }
    Diagram diagram = source.diagram().orElseThrow();
    BigInteger solutions = diagram.count();
    page.words("p", counts(solutions)).line();
    if (solutions.signum() == 0) {
      return;
    }
    if (source.isPacked()) {
      Markup later = new Markup();
      new AboutSolutions(later, source).details(diagram);
      page.words("script", Packed.text(later.finish()), "type", "text/plain", "id", "packed");
      page.line();
    } else {
      details(diagram);
    }
  }

  /** Writes how often pieces occur, and some solutions. */
  private void details(Diagram diagram) {
    Puzzle puzzle = source.puzzle();
    BigInteger solutions = diagram.count();
    BigInteger[] marginals = diagram.marginals();
    byPiece(puzzle, solutions, marginals);
    puzzle
        .onBoard()
        .ifPresentOrElse(drawn -> heatMaps(drawn, solutions, marginals), () -> byOption(marginals));
    new AboutGallery(page, source, diagram).write();
  }

  private String counts(BigInteger solutions) {
    if (solutions.signum() == 0) {
      return "There is no solution.";
    }
    Optional<SolutionClasses> classes =
        BoundedClassCount.of(source.puzzle(), source.givens(), solutions);
    String there = source.origin().whole().isPresent() ? "With what is placed, there" : "There";
    return there
        + (solutions.equals(BigInteger.ONE) ? " is " : " are ")
        + About.number(solutions, "solution")
        + classes
            .map(
                known ->
                    ", %s up to %s (%d symmetries)."
                        .formatted(
                            About.number(known.count()),
                            known.symmetries().kinds(),
                            known.symmetries().order()))
            .orElse(".");
  }

  /** Lists the pieces that not all solutions use, or not once. */
  private void byPiece(Puzzle puzzle, BigInteger solutions, BigInteger... marginals) {
    List<Piece> optional =
        puzzle.pieces().stream().filter(piece -> piece.use().least() < piece.use().most()).toList();
    if (optional.isEmpty()) {
      return;
    }
    page.words("h3", "Pieces in solutions").line();
    table("Piece", "Solutions that use it");
    for (Piece piece : optional) {
      int number = puzzle.pieces().indexOf(piece);
      BigInteger used =
          Arrays.stream(puzzle.optionsOf(number))
              .mapToObj(option -> marginals[option])
              .reduce(BigInteger.ZERO, BigInteger::add);
      String words =
          !piece.use().isRepeated()
              ? About.number(used)
              : "%s in a solution on average".formatted(Svg.number(mean(used, solutions)));
      row(piece.name(), words);
    }
    page.close().close().line();
  }

  private static double mean(BigInteger used, BigInteger solutions) {
    return new BigDecimal(used)
        .divide(new BigDecimal(solutions), MathContext.DECIMAL64)
        .doubleValue();
  }

  private void heatMaps(BoardPuzzle puzzle, BigInteger solutions, BigInteger... marginals) {
    long cells = (long) puzzle.board().size() * puzzle.marks().size();
    // A single kind of piece is everywhere.
    boolean isAllAlike = puzzle.pieces().size() == 1;
    if (puzzle.hasSharedCells() || puzzle.graph().isPresent() || isAllAlike || cells > MAX_CELLS) {
      return;
    }
    page.words("h3", "Shares of cells").line();
    page.words(
            "p",
            "The darker a cell, the more of the solutions have the %s there; in per cent."
                .formatted(puzzle.ofPieces().map(pieces -> "piece").orElse("mark")))
        .line();
    page.open("div", "class", "cards").line();
    new HeatMapSvg(puzzle).write(page, new CellMarginals(puzzle, marginals), solutions);
    page.close().line();
  }

  private void byOption(BigInteger... marginals) {
    page.words("h3", "Options in solutions").line();
    if (marginals.length > MAX_OPTIONS) {
      page.words("p", "Those that most solutions contain:").line();
    }
    table("Option", "Solutions that contain it");
    IntStream.range(0, marginals.length)
        .boxed()
        .sorted(
            Comparator.comparing((Integer option) -> marginals[option])
                .reversed()
                .thenComparing(option -> option))
        .limit(MAX_OPTIONS)
        .forEach(
            option ->
                row(source.puzzle().problem().describe(option), About.number(marginals[option])));
    page.close().close().line();
  }

  private void table(String... heads) {
    page.open("table").open("thead").open("tr");
    for (String head : heads) {
      page.words("th", head, "scope", "col");
    }
    page.close().close().line().open("tbody").line();
  }

  private void row(String head, String cell) {
    page.open("tr").words("th", head, "scope", "row").words("td", cell).close().line();
  }
}
