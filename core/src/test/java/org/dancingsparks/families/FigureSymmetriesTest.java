package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Families on boards, up to the symmetries of the board as a figure. */
class FigureSymmetriesTest {
  private static final String WORDS = "lap era tan let ara pan o";

  private static BoardPuzzle puzzle(String name) {
    return (BoardPuzzle) Families.find(name, file -> WORDS).orElseThrow();
  }

  /** A mark on a cell; of pieces and mats the outline alone, with 0. */
  private record Drawn(Cell cell, int mark) {}

  /** The drawing of a solution: of each option the marks. */
  private static Set<Set<Drawn>> drawing(BoardPuzzle puzzle, List<Integer> solution) {
    boolean isOutline = puzzle instanceof PiecePuzzle || puzzle.name().startsWith("tatami");
    return solution.stream()
        .map(
            option ->
                IntStream.range(0, puzzle.cells(option).size())
                    .mapToObj(
                        at ->
                            new Drawn(
                                puzzle.cells(option).get(at),
                                isOutline ? 0 : puzzle.mark(option, at)))
                    .collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }

  /** Turns and reflections of a sheet of paper that has the board's size. */
  private static List<UnaryOperator<Cell>> turns(int rows, int columns) {
    List<UnaryOperator<Cell>> turns = new ArrayList<>();
    for (boolean isDown : new boolean[] {false, true}) {
      for (boolean isRight : new boolean[] {false, true}) {
        UnaryOperator<Cell> turn =
            cell ->
                Cell.of(
                    isDown ? rows + 1 - cell.row() : cell.row(),
                    isRight ? columns + 1 - cell.column() : cell.column());
        turns.add(turn);
        if (rows == columns) {
          turns.add(cell -> Cell.of(turn.apply(cell).column(), turn.apply(cell).row()));
        }
      }
    }
    return turns;
  }

  private static Set<Set<Drawn>> turned(Set<Set<Drawn>> drawing, UnaryOperator<Cell> turn) {
    return drawing.stream()
        .map(
            option ->
                option.stream()
                    .map(drawn -> new Drawn(turn.apply(drawn.cell()), drawn.mark()))
                    .collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }

  /** Classes of drawings under the turns that make solutions of all solutions. */
  private static Set<Set<Set<Set<Drawn>>>> classes(BoardPuzzle puzzle, Set<Set<Set<Drawn>>> all) {
    List<UnaryOperator<Cell>> kept =
        turns(puzzle.board().rows(), puzzle.board().columns()).stream()
            .filter(turn -> all.stream().allMatch(one -> all.contains(turned(one, turn))))
            .toList();
    return all.stream()
        .map(one -> kept.stream().map(turn -> turned(one, turn)).collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }

  private static BigInteger counted(Puzzle puzzle) {
    BigInteger all = Engines.of(puzzle).prepare(Searches.of(puzzle).upToSymmetry().all()).count();
    return Searches.of(puzzle)
        .upToSymmetry()
        .count(all, fixed -> fixed.engines().prepare(fixed.search()).count())
        .count();
  }

  /** The number of symmetries stands behind each. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "queens:1 1",
        "queens:4 8",
        "queens:5 8",
        "queens:6 8",
        "toroidal-queens:5 8",
        "toroidal-queens:5,semi 4",
        "attacking-queens:4,3 8",
        "attacking-queens:5 8",
        "dominating:3 8",
        "matrices:4,2 8",
        "latin:3 8",
        "latin:4 8",
        "latin:2x4 4",
        "latin:4,ordered 1",
        "orthogonal:3 4",
        "sudoku:2 8",
        "sudoku:1x3 8",
        "sudoku:2,diagonals 8",
        "tatami:3x4 4",
        "tatami:4x4 8",
        "tatami:3x3,monominoes 8",
        "tatami:1x5,monominoes 2",
        "colourings:grid-2x3,3 4",
        "colourings:grid-3x3,3 8",
        "langford:2,7 2",
        "langford:1,4 2",
        "skolem:2,5 2",
        "progressions:3,6 2",
        "word-squares:w,3 2",
        "word-squares:w,1 1",
        "word-search:w,3x4 4",
        "dominoes:4x4 8",
        "tilings:V3+I1?,4x4 8",
        "rectangles:3x4 4",
        "rectangles:3x4,areas 4",
        "rectangles:3x3,turned 8"
      })
  void classesAreThoseOfDrawingsTurnedByHand(String name, int order) {
    BoardPuzzle puzzle = puzzle(name);
    Symmetries group = Symmetries.of(puzzle);
    assertThat(group.order()).isEqualTo(order);
    Map<Set<Set<Drawn>>, List<Integer>> solutions =
        Walks.listed(new Links(puzzle.problem(), puzzle.defaultOrder())).stream()
            .collect(Collectors.toMap(solution -> drawing(puzzle, solution), solution -> solution));
    Set<Set<Set<Set<Drawn>>>> classes = classes(puzzle, solutions.keySet());
    assertThat(counted(puzzle)).isEqualTo(classes.size());
    assertThat(Searches.of(puzzle).classes().count()).isEqualTo(classes.size());
    Map<List<Integer>, Set<Set<Set<Drawn>>>> byCanonical =
        solutions.entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    entry -> Walks.list(group.canonical(Walks.array(entry.getValue()))),
                    Collectors.mapping(Map.Entry::getKey, Collectors.toSet())));
    assertThat(new HashSet<>(byCanonical.values())).isEqualTo(classes);
  }

  /** Queens: OEIS A002562. Langford's problem up to reversal: A014552. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "queens:7 6",
        "queens:8 12",
        "queens:9 46",
        "queens:10 92",
        "queens:11 341",
        "queens:12 1787",
        "langford:2,7 26",
        "langford:2,8 150",
        "langford:2,11 17792"
      })
  void knownNumbersAreThoseOfTheLiterature(String name, long classes) {
    assertThat(counted(NamedPuzzles.of(name))).isEqualTo(classes);
  }

  /**
   * Their drawing is not the puzzle: turning it is no symmetry of the graph, or not all of them.
   */
  @Test
  void graphsAndProblemsWithoutBoardsHaveTheIdentityOnly() {
    assertThat(Stream.of("colourings:petersen,3", "graceful:3", "steiner:7").map(NamedPuzzles::of))
        .allMatch(puzzle -> puzzle.symmetries().order() == 1);
  }
}
