package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.message.InputException;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class DimacsWriterTest {
  private static Problem small() {
    return new ProblemBuilder<String, String>(label -> label.startsWith("-") ? null : label)
        .primary("a")
        .primary("b")
        .secondary("s")
        .option("both", List.of("a", "b", "s"))
        .option("-1", List.of("s", "a"))
        .option("two\nlines", List.of("b"))
        .option("-3", List.of("s"))
        .option("")
        .build();
  }

  @Test
  void writesWhatSatSolversRead() {
    Problem problem = small();
    assertThat(Formula.of(problem, Prefix.of(problem, 1, 2)).text())
        .isEqualTo(
            """
            c Exact cover problem of 5 options x 3 items; its solutions are the models.
            c SHA-256 of the problem: %s
            c Options given: [1, 2]
            c variable 1 option 0: both
            c variable 2 option 1: s a
            c variable 3 option 2: two\\u000alines
            c variable 4 option 3: s
            c variable 5 option 4:
            p cnf 5 8
            1 2 0
            1 3 0
            2 0
            3 0
            -4 0
            -5 0
            -1 -2 0
            -1 -3 0
            """
                .formatted(problem.hash()));
  }

  @Test
  void writesColoursAndBoundsWithFurtherVariables() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .between("a", 1, 2)
            .secondary("s")
            .option("one", List.of("a"))
            .entry("one", "s", "red")
            .option("two", List.of("a"))
            .entry("two", "s", "blue")
            .option("three", List.of("a", "s"))
            .build();
    assertThat(Formula.of(problem, Prefix.EMPTY).text())
        .endsWith(
            """
            c variable 3 option 2: three
            c further variables, which the options determine: colours of items, counts of options
            p cnf 10 24
            -1 4 0
            -4 1 0
            -4 5 0
            -2 5 0
            -5 4 2 0
            -2 -4 6 0
            -6 2 0
            -6 4 0
            -5 7 0
            -3 7 0
            -7 5 3 0
            -6 8 0
            -3 -5 8 0
            -8 6 3 0
            -8 5 0
            -3 -6 0
            7 0
            1 -9 0
            -1 9 0
            -9 -10 0
            -9 -3 0
            2 -10 0
            -2 10 0
            -10 -3 0
            """);
  }

  @Test
  void eachItemHasAClauseAndEachConflictOne() {
    // One item with four options: a clause of all, and six pairs.
    Problem one = SmallProblems.words("a", "a", "a", "a", "a");
    assertThat(Formula.of(one, Prefix.EMPTY).clauses()).hasSize(7);
    // All permutations of four: eight items' clauses, and of 16 options each conflicts with six.
    assertThat(Formula.of(SmallProblems.rooks(4, 1), Prefix.EMPTY).clauses())
        .hasSize(8 + 16 * 6 / 2);
  }

  @Test
  void theClausesOfAShippedPuzzleAreItsItemsAndConflicts() {
    Problem problem = ShippedPuzzles.find("kanoodle").orElseThrow().problem();
    long conflicts =
        IntStream.range(0, problem.options())
            .mapToLong(
                one ->
                    IntStream.range(0, one).filter(other -> problem.conflict(one, other)).count())
            .sum();
    Formula formula = Formula.of(problem, Prefix.EMPTY);
    assertThat((long) formula.clauses().size()).isEqualTo(problem.items() + conflicts);
    assertThat(formula.clauses().stream().distinct().count())
        .isEqualTo(problem.items() + conflicts);
  }

  @Test
  void noClauseIsWrittenTwice() {
    Problem twins = SmallProblems.words("abc", "abc", "abc", "ab", "c");
    assertThat(Formula.of(twins, Prefix.of(twins, 2)).clauses())
        .containsExactlyInAnyOrder(
            List.of(1, 2, 3),
            List.of(1, 2, 4),
            List.of(3),
            List.of(-1, -2),
            List.of(-1, -3),
            List.of(-1, -4),
            List.of(-2, -3),
            List.of(-2, -4));
    Problem lone = SmallProblems.words("ab", "ab");
    assertThat(Formula.of(lone, Prefix.of(lone, 0)).clauses()).containsExactly(List.of(1));
  }

  @Test
  void anItemWithoutOptionsIsTheEmptyClause() {
    Formula formula = Formula.of(SmallProblems.words("a"), Prefix.EMPTY);
    assertThat(formula.text()).endsWith("\np cnf 0 1\n0\n");
    assertThat(formula.models()).isEmpty();
  }

  @Test
  void aProblemOfNothingHasOneModel() {
    Formula formula = Formula.of(new ProblemBuilder<String, String>().build(), Prefix.EMPTY);
    assertThat(formula.text()).endsWith("\np cnf 0 0\n");
    assertThat(formula.models()).containsExactly(List.of());
  }

  @Test
  void refusesMoreClausesThanAnyoneWants() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    builder.primary("a");
    IntStream.range(0, 14_200).forEach(option -> builder.option(option, List.of("a")));
    StringBuilder out = new StringBuilder();
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> DimacsWriter.write(builder.build(), Prefix.EMPTY, out))
        .withMessageContaining("14,200 options x 1 items has more than 100,000,000 clauses");
    assertThat(out).isEmpty();
  }

  @Test
  void refusesGivensOfAnotherProblem() {
    Prefix other = Prefix.of(SmallProblems.queens(4), 9);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DimacsWriter.write(small(), other, new StringBuilder()))
        .withMessageContaining("no option 9");
  }
}
