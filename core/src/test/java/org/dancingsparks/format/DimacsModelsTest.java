package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** A SAT solver finds in the formulas the solutions of the problems, each once. */
class DimacsModelsTest {
  private static void checkModels(Problem problem, Prefix givens) {
    Formula formula = Formula.of(problem, givens);
    assertThat(formula.variables()).isEqualTo(problem.options());
    assertThat(formula.clauses()).doesNotHaveDuplicates();
    assertThat(formula.clauses())
        .allSatisfy(clause -> assertThat(clause).doesNotHaveDuplicates())
        .flatMap(clause -> clause)
        .allSatisfy(literal -> assertThat(Math.abs(literal)).isBetween(1, problem.options()));
    Links links = new Links(problem, ItemOrder.given(problem)).from(givens);
    assertThat(formula.models())
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(
            Walks.listed(links).stream().map(Walks::ascending).toList());
  }

  @Test
  void ofRandomProblems() {
    Seed.times(
        300,
        (random, seed) -> {
          RandomCover cover = RandomCover.of(random);
          Problem problem = cover.problem(random);
          assertThat(Formula.of(problem, Prefix.EMPTY).models())
              .doesNotHaveDuplicates()
              .containsExactlyInAnyOrderElementsOf(cover.solutions());
        });
  }

  @Test
  void ofRandomProblemsWithGivens() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          checkModels(problem, RandomCover.prefix(random, problem));
        });
  }

  @Test
  void ofRandomProblemsWithColoursAndBounds() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Formula formula = Formula.of(problem, Prefix.EMPTY);
          checkVariables(formula);
          assertThat(formula.models())
              .doesNotHaveDuplicates()
              .containsExactlyInAnyOrderElementsOf(BruteForce.solutions(problem));
        });
  }

  /** Checks that all further variables occur, so that none is free, and no clause twice. */
  private static void checkVariables(Formula formula) {
    assertThat(formula.clauses()).doesNotHaveDuplicates();
    Set<Integer> used =
        formula.clauses().stream().flatMap(List::stream).map(Math::abs).collect(Collectors.toSet());
    for (int variable = formula.options() + 1; variable <= formula.variables(); variable++) {
      assertThat(used).contains(variable);
    }
  }

  @Test
  void ofPrefixesWithColoursAndBounds() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.bounded(random);
          int[] some =
              IntStream.range(0, problem.options())
                  .filter(option -> problem.hasPrimary(option) && random.nextInt(4) == 0)
                  .toArray();
          int[] given = Arrays.copyOf(some, Math.min(1, some.length));
          int[] lacking =
              Arrays.stream(some).skip(1).filter(option -> problem.hasBounds()).toArray();
          Prefix prefix =
              Prefix.ofLiterals(
                  problem,
                  IntStream.concat(
                          Arrays.stream(given), Arrays.stream(lacking).map(option -> ~option))
                      .toArray());
          assertThat(Formula.of(problem, prefix).models())
              .doesNotHaveDuplicates()
              .containsExactlyInAnyOrderElementsOf(
                  BruteForce.solutions(problem).stream()
                      .filter(solution -> Arrays.stream(given).allMatch(solution::contains))
                      .filter(solution -> Arrays.stream(lacking).noneMatch(solution::contains))
                      .toList());
        });
  }

  @Test
  void ofMatricesWithTwoOnesInEachRowAndColumn() {
    // OEIS A001499.
    Map<Integer, Integer> known = Map.of(2, 1, 3, 6, 4, 90);
    known.forEach(
        (order, matrices) ->
            assertThat(Formula.of(ones(order, 2), Prefix.EMPTY).models()).hasSize(matrices));
  }

  private static Problem ones(int order, int ones) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int at = 0; at < order; at++) {
      builder.between("row " + at, ones, ones).between("column " + at, ones, ones);
    }
    for (int row = 0; row < order; row++) {
      for (int column = 0; column < order; column++) {
        builder.option(row + "," + column, List.of("row " + row, "column " + column));
      }
    }
    return builder.build();
  }

  @Test
  void staysTheSameForAProblemWrittenAndReadBack() {
    for (Problem problem :
        List.of(SmallProblems.queens(6), SmallProblems.langford(5), latinSquares(3))) {
      Problem read = KnuthReader.read("p.dlx", KnuthWriter.write(problem));
      assertThat(Formula.of(read, Prefix.EMPTY)).isEqualTo(Formula.of(problem, Prefix.EMPTY));
    }
  }

  @Test
  void ofLatinSquares() {
    Map<Integer, Integer> known = Map.of(1, 1, 2, 2, 3, 12, 4, 576);
    known.forEach(
        (order, squares) -> {
          Problem problem = latinSquares(order);
          assertThat(Walks.count(problem)).isEqualTo((long) squares);
          checkModels(problem, Prefix.EMPTY);
        });
  }

  private static Problem latinSquares(int order) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int one = 0; one < order; one++) {
      for (int other = 0; other < order; other++) {
        builder.primary("cell " + one + other);
        builder.primary("line " + one + other).primary("column " + one + other);
      }
    }
    for (int cell = 0; cell < order * order; cell++) {
      for (int value = 0; value < order; value++) {
        int line = cell / order;
        int column = cell % order;
        builder.option(
            line + "," + column + "=" + value,
            List.of("cell " + line + column, "line " + line + value, "column " + column + value));
      }
    }
    return builder.build();
  }

  @Test
  void ofSudokuOfOrderTwo() {
    checkModels(SmallProblems.sudoku2(), Prefix.EMPTY);
    checkModels(SmallProblems.sudoku2("main", "other"), Prefix.EMPTY);
  }

  @Test
  void ofLangfordPairsQueensAndRooks() {
    checkModels(SmallProblems.langford(4), Prefix.EMPTY);
    checkModels(SmallProblems.langford(5), Prefix.EMPTY);
    checkModels(SmallProblems.langford(7), Prefix.EMPTY);
    checkModels(SmallProblems.queens(6), Prefix.EMPTY);
    checkModels(SmallProblems.queens(8), Prefix.EMPTY);
    checkModels(SmallProblems.rooks(4, 1), Prefix.EMPTY);
  }

  @Test
  void ofSmallPiecePuzzles() {
    Problem bars =
        new PiecePuzzle("bars", Board.box(3, 4, 1), List.of(bar('A'), bar('B'), bar('C'), bar('D')))
            .problem();
    assertThat(Walks.count(bars)).isPositive();
    checkModels(bars, Prefix.EMPTY);
    checkModels(bars, Prefix.of(bars, 0));
  }

  private static Piece bar(char symbol) {
    List<Cell> cells = List.of(new Cell(1, 1, 1), new Cell(1, 2, 1), new Cell(1, 3, 1));
    return Piece.of(String.valueOf(symbol), symbol, Turns.ROTATIONS, cells);
  }
}
