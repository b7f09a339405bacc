package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.ListedSuffixes.Shown;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Suffixes of solutions that are too many to list, and too many for a {@code long}. */
class ManySuffixesTest {
  private static final long MAX_PATHS = 1L << 62;
  private static final int COLUMNS = 4;
  private static final int LINES = 10;
  private static final int MORE_LINES = 60;

  /**
   * An item with two options, the second of which covers most of the others as well; these have two
   * options each, the last three.
   */
  private static Problem oneOrMany(int others, int left) {
    ProblemBuilder<Integer, String> builder = new ProblemBuilder<>();
    IntStream.rangeClosed(0, others).forEach(builder::primary);
    builder.option("many", List.of(0));
    builder.option("one", IntStream.rangeClosed(0, others - left).boxed().toList());
    for (int item = 1; item <= others; item++) {
      builder.option("head " + item, List.of(item)).option("suffix " + item, List.of(item));
    }
    return builder.option("edge", List.of(others)).build();
  }

  @Test
  void countsAtMostTwoToThe62() {
    Suffixes suffixes = Suffixes.of(SuffixCases.diagram(SmallProblems.coins(70)));
    SuffixIndex next = suffixes.next();
    assertThat(suffixes.count(0)).isEqualTo(MAX_PATHS);
    assertThat(suffixes.count(70)).isEqualTo(MAX_PATHS);
    assertThat(suffixes.count(71)).isZero();
    assertThat(next.after(0).count(0)).isEqualTo(MAX_PATHS);
    assertThat(next.after(2 * 7).count(0)).isEqualTo(MAX_PATHS);
    assertThat(next.counts(0).count(2 * 7)).isEqualTo(MAX_PATHS);
    assertThat(next.counts(0).count(2 * 8)).isEqualTo(1L << 61);
    assertThat(next.after(2 * 8).count(0)).isEqualTo(1L << 61);
    assertThat(next.after(0).next().after(2 * 60).count(0)).isEqualTo(1 << 9);
  }

  @Test
  void countsAtMostTwoToThe62OfSeveralNodes() {
    ProblemBuilder<Integer, String> builder = new ProblemBuilder<>();
    int coins = 63;
    IntStream.rangeClosed(0, coins).forEach(builder::primary);
    // After these two there are different nodes, of 2 to the 62nd suffixes each.
    builder.option("first", List.of(0, 1)).option("second", List.of(0, 2));
    for (int coin = 1; coin <= coins; coin++) {
      builder.option("head " + coin, List.of(coin)).option("suffix " + coin, List.of(coin));
    }
    Problem problem = builder.build();
    Diagram diagram = SuffixCases.diagram(problem, Prefix.of(problem, 0), Prefix.of(problem, 1));
    assertThat(diagram.count()).isEqualTo("9223372036854775808");
    assertThat(Suffixes.of(diagram).size()).isEqualTo(2);
    assertThat(Suffixes.of(diagram).count(0)).isEqualTo(MAX_PATHS);
  }

  @Test
  void numbersNothingWhereALongDoesNotHoldTheSolutions() {
    Problem problem = oneOrMany(70, 3);
    Suffixes one = Suffixes.of(SuffixCases.diagram(problem)).next().after(1);
    List<Shown> shown = ListedSuffixes.shown(one, 0);
    assertThat(shown).hasSize(2 * 2 * 3).extracting(Shown::number).containsOnly(0L);
    assertThat(one.onlySolution()).isEqualTo(Suffixes.SEVERAL_SOLUTIONS);
    // Behind "edge" there is nothing; with "one" four solutions lead there.
    int edge = problem.options() - 1;
    assertThat(ListedSuffixes.shown(one.next().after(edge), 0))
        .containsExactly(new Shown(List.of(), Suffixes.SEVERAL_SOLUTIONS, 0));
  }

  @Test
  void knowsTheOnlySolutionWhereALongDoesNotHoldThem() {
    Suffixes one = Suffixes.of(SuffixCases.diagram(oneOrMany(70, 0))).next().after(1);
    assertThat(one.onlySolution()).isZero();
    assertThat(ListedSuffixes.shown(one, 0)).containsExactly(new Shown(List.of(), 0, 0));
  }

  @Test
  void numbersSolutionsAfterMoreThanTwoToThe62() {
    // 3 * 2^61 solutions with the first option, which a long holds; then those with the second.
    Suffixes one = Suffixes.of(SuffixCases.diagram(oneOrMany(62, 1))).next().after(1);
    long many = 3 * (1L << 61);
    assertThat(ListedSuffixes.numbers(ListedSuffixes.shown(one, 0)))
        .containsExactly(many, many + 1, many + 2);
  }

  @Test
  void numbersSolutionsAfterAPrefixOfMoreThanTwoToThe62() {
    Problem problem = oneOrMany(62, 1);
    Diagram diagram = SuffixCases.diagram(problem, Prefix.of(problem, 0), Prefix.of(problem, 1));
    int edge = problem.options() - 1;
    int head = edge - 2;
    Suffixes all = Suffixes.of(diagram);
    assertThat(all.number(0)).isZero();
    assertThat(all.number(1)).isEqualTo(3 * (1L << 61));
    assertThat(all.next().after(head).onlySolution()).isEqualTo(Suffixes.SEVERAL_SOLUTIONS);
  }

  /** The rest of a long board has the same suffixes as that of a short one. */
  @Test
  void showsTheSuffixesOfTheEndOfALongBoard() {
    Diagram some = SuffixCases.diagram(SmallProblems.dominoes(LINES, COLUMNS));
    Diagram more = SuffixCases.diagram(SmallProblems.dominoes(MORE_LINES, COLUMNS));
    assertThat(more.count().bitLength()).isGreaterThan(Long.SIZE);
    int further = more.problem().options() - some.problem().options();
    SuffixIndex afterSome = Suffixes.of(some).next();
    SuffixIndex afterMore = Suffixes.of(more).next();
    for (int option = some.problem().options() - 24; option < some.problem().options(); option++) {
      List<List<Integer>> expected = new ArrayList<>();
      for (Shown shown : ListedSuffixes.shown(afterSome.after(option), 0)) {
        expected.add(shown.suffix().stream().map(at -> at + further).toList());
      }
      List<Shown> shown = ListedSuffixes.shown(afterMore.after(option + further), 0);
      assertThat(shown).extracting(Shown::suffix).containsExactlyInAnyOrderElementsOf(expected);
      assertThat(shown).extracting(Shown::number).containsOnly(Suffixes.SEVERAL_SOLUTIONS);
    }
  }
}
