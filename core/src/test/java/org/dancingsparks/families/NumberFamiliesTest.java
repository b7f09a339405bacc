package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Families of sets, rows and designs; {@code SequenceTermsTest} has their known numbers. */
class NumberFamiliesTest {
  private static Puzzle puzzle(String name) {
    return Families.find(name).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "latin:2x4",
        "latin:3,ordered",
        "orthogonal:3",
        "progressions:3,4",
        "progressions:3,5,distinct",
        "skolem:2,4",
        "skolem:2,3,hooked",
        "toroidal-queens:5",
        "toroidal-queens:5,semi",
        "triples:langford,3",
        "triples:skolem,3",
        "triples:inside,3",
        "triples:either,4"
      })
  void optionsMarkCellsOfTheBoard(String name) {
    BoardPuzzle puzzle = (BoardPuzzle) puzzle(name);
    assertThat(puzzle.name()).isEqualTo(name);
    assertThat(puzzle.rules()).endsWith(".");
    assertThat(puzzle.marks().stream().map(Mark::symbol)).doesNotHaveDuplicates();
    IntStream.range(0, puzzle.problem().options())
        .forEach(
            option -> {
              assertThat(puzzle.cells(option)).isNotEmpty().isSorted();
              assertThat(puzzle.board().cells()).containsAll(puzzle.cells(option));
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "skolem:2,2,hooked   | 112 2",
        "skolem:3,9          | 242824679438637539685711159",
        "progressions:2,2    | 1111; 2222; 3113",
        "triples:either,4    | 111224234343; 111343432422; 224234343111; 343432422111",
        "triples:langford,3  | 223321131",
      })
  void drawingsAreRowsOfValues(String name, String rows) {
    BoardPuzzle puzzle = Found.puzzle(name);
    Set<String> drawn = new HashSet<>();
    Found.all(puzzle)
        .forEach(solution -> drawn.add(new BoardText(puzzle).letters(solution).strip()));
    assertThat(drawn).contains(rows.strip().split("; "));
  }

  @Test
  void orthogonalSquaresAreDrawnSideBySide() {
    BoardPuzzle puzzle = Found.puzzle("orthogonal:3");
    String[] rows = new BoardText(puzzle).letters(Found.first(puzzle)).split("\n");
    Set<String> pairs = new HashSet<>();
    for (String row : rows) {
      for (int column = 0; column < 3; column++) {
        pairs.add("" + row.charAt(column) + row.charAt(column + 4));
      }
    }
    assertThat(pairs).hasSize(9);
  }

  @ParameterizedTest
  @CsvSource({"2, 4, 24", "3, 4, 24", "4, 4, 24", "2, 3, 6"})
  void firstRowsInOrderStandForAllOrders(int rows, int columns, int orders) {
    String name = "latin:%dx%d".formatted(rows, columns);
    assertThat(Found.count(puzzle(name)))
        .isEqualTo(orders * Found.count(puzzle(name + ",ordered")));
  }

  @ParameterizedTest
  @CsvSource({"4, 6", "6, 120"})
  void roundsOfTournamentsAreToldApart(int teams, int orders) {
    assertThat(Found.count(puzzle("tournaments:" + teams)))
        .isEqualTo(orders * Found.count(puzzle("one-factorizations:" + teams)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "equal-sums:3,4",
        "equal-sums:1,2",
        "latin:3x2",
        "matrices:2,3",
        "one-factorizations:5",
        "orthogonal:2",
        "skolem:2,3",
        "steiner:8",
        "sum-triples:6,2",
        "toroidal-queens:6",
        "tournaments:5",
        "triples:langford,1"
      })
  void whatCannotBeHasNoSolution(String name) {
    assertThat(Found.count(puzzle(name))).isZero();
  }

  @ParameterizedTest
  @CsvSource({"one-factorizations:1", "steiner:1", "sum-triples:2", "tournaments:2"})
  void nothingToCoverIsOneSolution(String name) {
    assertThat(Found.count(puzzle(name))).isOne();
  }

  @Test
  void optionsAreCalledByWhatTheyHold() {
    assertThat(labels("equal-sums:3,3")).contains("9+5+1", "8+4+3").doesNotContain("9+4+1");
    assertThat(labels("sum-triples:4"))
        .containsExactlyInAnyOrder("1+3=4", "1+2=3", "4 alone", "3 alone", "2 alone", "1 alone");
    assertThat(labels("pair-sums:squares,2")).containsExactly("3+1");
    assertThat(labels("steiner:3")).containsExactly("1-2-3");
    assertThat(labels("one-factorizations:4")).containsExactly("1-2 3-4", "1-3 2-4", "1-4 2-3");
    assertThat(labels("tournaments:4")).contains("round 1: 1-2", "round 3: 3-4").hasSize(18);
  }

  private static List<String> labels(String name) {
    Problem problem = puzzle(name).problem();
    return IntStream.range(0, problem.options())
        .mapToObj(option -> problem.label(option).orElseThrow())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sum-triples:24,8", "sum-triples:19", "pair-sums:primes,9"})
  void theLargestNumbersFirstLeaveTheFewestResiduals(String name) {
    Problem problem = puzzle(name).problem();
    ItemOrder reversed = reversed(problem);
    assertThat(residuals(problem, ItemOrder.given(problem)))
        .isLessThan(residuals(problem, reversed));
  }

  /** Layers of sets with equal sums are as wide from either end: x stands for K M + 1 - x. */
  @ParameterizedTest
  @ValueSource(strings = {"equal-sums:3,7", "equal-sums:4,5"})
  void bothEndsOfEqualSumsLeaveAsManyResiduals(String name) {
    Problem problem = puzzle(name).problem();
    assertThat(residuals(problem, ItemOrder.given(problem)))
        .isEqualTo(residuals(problem, reversed(problem)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"triples:langford,9", "triples:either,8", "skolem:3,9"})
  void placesBeforeValuesLeaveFewerResiduals(String name) {
    Problem problem = puzzle(name).problem();
    int places = ((BoardPuzzle) puzzle(name)).board().size();
    int items = problem.items();
    ItemOrder values =
        ItemOrder.of(
            "values first",
            problem,
            IntStream.range(0, items).map(item -> (places + item) % items).toArray());
    assertThat(residuals(problem, ItemOrder.given(problem))).isLessThan(residuals(problem, values));
  }

  private static ItemOrder reversed(Problem problem) {
    int last = problem.items() - 1;
    return ItemOrder.of(
        "reversed", problem, IntStream.rangeClosed(0, last).map(item -> last - item).toArray());
  }

  private static long residuals(Problem problem, ItemOrder order) {
    return new FrontierSearch(problem, order).diagram().orElseThrow().visited();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "triples:either,0|There is no puzzle triples:either,0; the family's names have",
        "triples:other,3|There is no puzzle triples:other,3; the family's names have the form",
        "triples:skolem,62|The puzzle would have 62 values",
        "pair-sums:cubes,3|There is no puzzle pair-sums:cubes,3; the family's names have",
        "pair-sums:primes,999|The puzzle would have 999 pairs",
        "progressions:1,3|There is no puzzle progressions:1,3: a progression has at least 2 terms",
        "progressions:2,40|The puzzle would have 79 differences",
        "progressions:9,999|The puzzle would have 8,991 numbers",
        "skolem:2,3,hook|There is no puzzle skolem:2,3,hook; did you mean skolem:2,3?",
        "equal-sums:9,9|The puzzle would have 262,145 sets or more",
        "equal-sums:99,99|The puzzle would have 9,801 numbers",
        "sum-triples:6,3|The puzzle would have 3 triples of 6 numbers",
        "sum-triples:9999|The puzzle would have 9,999 numbers",
        "steiner:100|The puzzle would have 100 points",
        "one-factorizations:16|The puzzle would have 16 vertices",
        "tournaments:42|The puzzle would have 42 teams",
        "orthogonal:21|The puzzle would have 21 values",
        "toroidal-queens:129|The puzzle would have 16,641 squares",
        "latin:9999x3|The puzzle would have 9,999 rows"
      })
  void refuseWhatTheyDoNotKnowAndWhatIsTooLarge(String name, String message) {
    assertThatThrownBy(() -> Families.find(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }
}
