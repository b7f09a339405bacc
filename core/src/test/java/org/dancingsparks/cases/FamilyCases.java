package org.dancingsparks.cases;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.stream.Stream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuProblem;
import org.dancingsparks.sudoku.SudokuShape;

/** Members of families, puzzles of the shelf, and sudokus. */
final class FamilyCases {
  /** Puzzle, number of solutions, title, source. */
  private static final String TABLE =
      """
      queens:1; 1; A queen; OEIS A000170, n = 1
      queens:3; 0; Three queens, which attack each other; OEIS A000170, n = 3
      queens:4; 2; Four queens that do not attack each other; OEIS A000170, n = 4
      queens:6; 4; Six queens; OEIS A000170, n = 6
      queens:8; 92; Eight queens; OEIS A000170, n = 8
      queens:10; 724; Ten queens; OEIS A000170, n = 10
      langford:2,3; 2; Langford pairs of 3 numbers; OEIS A014552, n = 3, times 2
      langford:2,5; 0; Langford pairs of 5 numbers; OEIS A014552, n = 5
      langford:2,7; 52; Langford pairs of 7 numbers; OEIS A014552, n = 7, times 2
      langford:2,8; 300; Langford pairs of 8 numbers; OEIS A014552, n = 8, times 2
      langford:3,9; 6; Langford triples of 9 numbers; OEIS A059106, n = 9, times 2
      latin:3; 12; Latin squares of order 3; OEIS A002860, n = 3
      latin:4; 576; Latin squares of order 4; OEIS A002860, n = 4
      latin:5; 161280; Latin squares of order 5; OEIS A002860, n = 5
      sudoku:2; 288; Sudoku grids of 4 x 4; OEIS A107739, n = 2
      sudoku:2,diagonals; 48; Sudoku grids of 4 x 4 with diagonals; two engines
      dominoes:1x1; 0; Dominoes on a cell; OEIS A099390
      dominoes:2x10; 89; Dominoes on 2 x 10 cells; a Fibonacci number
      dominoes:4x4; 36; Dominoes on 4 x 4 cells; OEIS A004003, n = 2
      dominoes:5x5; 0; Dominoes on 5 x 5 cells; an odd number of cells
      dominoes:6x6; 6728; Dominoes on 6 x 6 cells; OEIS A004003, n = 3
      dominoes:8x8; 12988816; Dominoes on 8 x 8 cells; OEIS A004003, n = 4
      dominoes:12x12; 53060477521960000; Dominoes on 12 x 12 cells; OEIS A004003, n = 6
      dominoes:14x14; 112202208776036178000000; Dominoes on 14 x 14 cells; OEIS A004003, n = 7
      matrices:3,1; 6; Matrices of order 3, bits of sum 1 in each row and column; OEIS A000142, n = 3
      matrices:4,2; 90; Matrices of order 4, bits of sum 2; OEIS A001499, n = 4
      matrices:4,4; 1; Matrices of order 4, bits of sum 4; obvious
      matrices:5,3; 2040; Matrices of order 5, bits of sum 3; OEIS A001501, n = 5
      matrices:7,3; 68938800; Matrices of order 7, bits of sum 3; OEIS A001501, n = 7
      dominating:1; 1; Dominating sets of a cell; OEIS A133515, n = 1
      dominating:3; 291; Dominating sets of 3 x 3 cells; OEIS A133515, n = 3
      dominating:4; 28661; Dominating sets of 4 x 4 cells; OEIS A133515, n = 4
      dominating:5; 10982565; Dominating sets of 5 x 5 cells; OEIS A133515, n = 5
      attacking-queens:3; 1; The fewest queens that attack all of 3 x 3 squares; OEIS A002564, n = 3
      attacking-queens:5; 186; The fewest queens that attack all of 5 x 5 squares; OEIS A002564, n = 5
      attacking-queens:6; 4; The fewest queens that attack all of 6 x 6 squares; OEIS A002564, n = 6
      attacking-queens:4,1; 0; One queen that attacks all of 4 x 4 squares; OEIS A002564, n = 4
      graceful:2; 2; Graceful labellings of an edge; OEIS A006967, n = 2
      graceful:4; 4; Graceful labellings of the path of 4 vertices; OEIS A006967, n = 4
      graceful:7; 32; Graceful labellings of the path of 7 vertices; OEIS A006967, n = 7
      colourings:petersen,2; 0; The Petersen graph in two colours; chromatic polynomial
      colourings:petersen,3; 120; The Petersen graph in three colours; chromatic polynomial
      colourings:petersen,4; 12960; The Petersen graph in four colours; chromatic polynomial
      colourings:cycle-5,3; 30; A cycle of five vertices in three colours; 2^5 - 2
      colourings:grid-4x4,3; 7812; A grid of 4 x 4 vertices in three colours; OEIS A020698
      colourings:queens-5,5; 240; The queens graph of 5 x 5 squares in five colours; 2 x 5!
      colourings:wheel-6,4; 264; A wheel of seven vertices in four colours; chromatic polynomial
      pentominoes:3x20; 8; Twelve pentominoes on 3 x 20 cells; published: 2 classes of 4
      tetrominoes:4x5; 0; Five tetrominoes on 4 x 5 cells; published: none
      slothouber-graatsma; 8; Nine blocks in a cube of 27 cells; two engines
      diabolical-cube; 624; Six pieces in a cube of 27 cells; two engines
      """;

  /** The sudokus. */
  private static final String SUDOKUS =
      """
      sudoku-easy; 1; A sudoku; two engines; .125.487..........75.....23..41.87...2..5..4...34.95..48.....17..........357.169.
      sudoku-736; 736; The same without its last row; two engines; .125.487..........75.....23..41.87...2..5..4...34.95..48.....17..................
      sudoku-wrong; 0; A sudoku whose givens contradict each other; obvious; 11...............................................................................
      """;

  /** Members with costs of 0 to 9 by number of option. */
  private static final String WITH_COSTS =
      """
      queens:7; 40; Seven queens; OEIS A000170, n = 7
      latin:4; 576; Latin squares of order 4; OEIS A002860, n = 4
      dominoes:4x6; 281; Dominoes on 4 x 6 cells; OEIS A099390
      dominoes:10x10; 258584046368; Dominoes on 10 x 10 cells; OEIS A004003, n = 5
      matrices:5,2; 2040; Matrices of order 5, bits of sum 2; OEIS A001499, n = 5
      dominating:4; 28661; Dominating sets of 4 x 4 cells; OEIS A133515, n = 4
      colourings:petersen,3; 120; The Petersen graph in three colours; chromatic polynomial
      attacking-queens:4; 12; The fewest queens that attack all of 4 x 4 squares; OEIS A002564, n = 4
      """;

  private FamilyCases() {}

  static List<Case> all() {
    return Stream.of(
            TABLE.lines().map(FamilyCases::named),
            SUDOKUS.lines().map(FamilyCases::sudoku),
            WITH_COSTS.lines().map(FamilyCases::weighted))
        .flatMap(Function.identity())
        .toList();
  }

  private static Case named(String line) {
    String[] words = line.split("; ", 4);
    Problem problem = NamedPuzzles.of(words[0]).problem();
    return known(fileName(words[0]), words[2] + " (" + words[0] + ")", problem, words[1], words[3]);
  }

  private static String fileName(String name) {
    return name.replaceAll("[:,]", "-");
  }

  private static Case known(String name, String title, Problem problem, String... source) {
    return Case.known("puzzles/" + name + ".dlx", title, text(problem, option -> 0), source);
  }

  private static Case sudoku(String line) {
    String[] words = line.split("; ", 5);
    SudokuShape shape = SudokuShape.order(3);
    int[] values = words[4].chars().map(symbol -> shape.value((char) symbol)).toArray();
    Problem problem = SudokuProblem.of(shape).of(SudokuGrid.of(shape, values));
    return known(words[0], words[2], problem, words[1], words[3]);
  }

  private static Case weighted(String line) {
    String[] words = line.split("; ", 4);
    Problem problem = NamedPuzzles.of(words[0]).problem();
    String text = text(problem, option -> option * 7919L / 100 % 10);
    String title = words[2] + " (" + words[0] + "), with costs";
    String file = "puzzles/" + fileName(words[0]) + "-costs.dlx";
    return Case.known(file, title, text, words[1], words[3] + "; costs by two engines");
  }

  /** The text of a problem without labels, and without options that have no items. */
  static String text(Problem problem, IntToLongFunction cost) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int item = 0; item < problem.items(); item++) {
      if (problem.isPrimary(item)) {
        builder.between(problem.itemName(item), problem.least(item), problem.most(item));
      } else {
        builder.secondary(problem.itemName(item));
      }
    }
    for (int option = 0; option < problem.options(); option++) {
      for (int place = 0; place < problem.size(option); place++) {
        String item = problem.itemName(problem.item(option, place));
        int colour = problem.colour(option, place);
        if (colour == 0) {
          builder.entry(option, item);
        } else {
          builder.entry(option, item, problem.colourName(colour));
        }
      }
      if (problem.size(option) > 0) {
        builder.cost(option, cost.applyAsLong(option));
      }
    }
    return KnuthWriter.writeShort(builder.build());
  }
}
