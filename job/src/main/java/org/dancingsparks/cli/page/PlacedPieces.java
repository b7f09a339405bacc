package org.dancingsparks.cli.page;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dancingsparks.cli.count.ManyDiagrams;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.Answers;
import org.dancingsparks.page.Origin;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A page of a part of a puzzle that has too many solutions for one: of those in which some pieces
 * lie as in one solution: the first ones, as few as make the page small.
 *
 * @param maker of the page
 */
record PlacedPieces(ManyDiagrams diagrams, PageMaker maker) {
  /** Returns the page; empty if no solution is found with little work, or no page is small. */
  Optional<Part> part(PageSubject whole) {
    Puzzle puzzle = whole.puzzle();
    int[] solution = solution(whole);
    for (int placed = 1; placed < solution.length; placed++) {
      Prefix givens = Prefix.of(puzzle.problem(), Arrays.copyOf(solution, placed));
      Optional<Diagram> diagram = diagrams.small(puzzle, givens, whole.progress());
      if (diagram.isPresent()) {
        whole.progress().say("a page with %d placed".formatted(placed));
        MadePage made =
            maker.make(
                new PageSubject(puzzle, givens, diagram, origin(whole, givens), whole.progress()));
        if (made.answers() != Answers.NONE) {
          return Optional.of(new Part(made, placed));
        }
      }
    }
    return Optional.empty();
  }

  private static Origin origin(PageSubject whole, Prefix givens) {
    String name = whole.puzzle().name();
    String options =
        Arrays.stream(givens.options())
            .mapToObj(" --given '#%d'"::formatted)
            .collect(Collectors.joining());
    return PageSubject.originInAtlas(name + options, Atlas.file(name))
        .partOf(
            new Origin.Whole(
                whole.origin().more().serving(),
                whole.diagram().map(Diagram::count).or(() -> Atlas.onShelf(name).solutions())));
  }

  /**
   * A page of a part of a puzzle.
   *
   * @param placed number of pieces, or of options
   */
  record Part(MadePage made, int placed) {}

  /** A solution, in the order of its options; empty if none is found. */
  private int[] solution(PageSubject whole) {
    int[] solution = found(whole);
    Arrays.sort(solution);
    return solution;
  }

  private int[] found(PageSubject whole) {
    if (whole.diagram().isEmpty()) {
      return diagrams.solution(whole.puzzle()).orElse(new int[0]);
    }
    Diagram diagram = whole.diagram().get();
    return diagram.count().signum() == 0
        ? new int[0]
        : diagram.solution(diagram.count().shiftRight(1));
  }
}
