package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Corner cases, each defined once. */
class LinksTest {
  private static Links links(Problem problem) {
    return new Links(problem, ItemOrder.given(problem));
  }

  private static List<List<Integer>> solutions(Problem problem) {
    return Walks.listed(links(problem)).stream().map(Walks::ascending).toList();
  }

  @Test
  void noItemsHaveOneEmptySolution() {
    Problem none = new ProblemBuilder<String, String>().build();
    Problem emptyOption = new ProblemBuilder<String, String>().option("x").build();
    assertThat(solutions(none)).containsExactly(List.of());
    assertThat(solutions(emptyOption)).containsExactly(List.of());
  }

  @Test
  void noPrimaryItemsHaveOneEmptySolution() {
    Problem problem =
        new ProblemBuilder<String, String>().secondary("s").option("x", List.of("s")).build();
    assertThat(solutions(problem)).containsExactly(List.of());
    assertThat(links(problem).profile()).isEqualTo(Profile.NONE);
  }

  @Test
  void neverChoosesAnOptionWithoutPrimaryItem() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .primary("a")
            .secondary("s")
            .option("empty")
            .option("s", List.of("s"))
            .option("a", List.of("a"))
            .option("as", List.of("s", "a"))
            .build();
    assertThat(solutions(problem)).containsExactlyInAnyOrder(List.of(2), List.of(3));
  }

  @Test
  void countsEqualOptionsApart() {
    assertThat(solutions(SmallProblems.words("ab", "ab", "a", "ab", "b", "b")))
        .containsExactlyInAnyOrder(List.of(0), List.of(2), List.of(1, 3), List.of(1, 4));
  }

  @Test
  void findsNothingWhereAnItemIsInNoOption() {
    assertThat(solutions(SmallProblems.words("abc", "ab", "a", "b"))).isEmpty();
    assertThat(solutions(SmallProblems.words("a"))).isEmpty();
  }

  @Test
  void aPrefixThatIsASolutionIsTheOnlySolution() {
    Problem problem = SmallProblems.fiveSets();
    Links links = links(problem).from(Prefix.of(problem, 4, 2));
    assertThat(Walks.listed(links)).containsExactly(List.of(4, 2));
    assertThat(links.profile().nodes(2)).isEqualTo(1);
    assertThat(links.profile().nodes()).isEqualTo(1);
  }

  @Test
  void aDeadPrefixHasNoSolution() {
    Problem problem = SmallProblems.words("abc", "a", "ab", "bc");
    assertThat(Walks.listed(links(problem).from(Prefix.of(problem, 1)))).isEmpty();
  }

  @Test
  void staysExhausted() {
    Links links = links(SmallProblems.fiveSets());
    assertThat(links.count()).isEqualTo(2);
    assertThat(links.next()).isFalse();
    assertThat(links.next()).isFalse();
    assertThat(links.count()).isZero();
  }

  @Test
  void showsTheSolutionAtTheCursor() {
    Links links = links(SmallProblems.words("ab", "b", "a"));
    assertThat(links.next()).isTrue();
    assertThat(links.size()).isEqualTo(2);
    assertThat(links.option(0)).isEqualTo(1);
    assertThat(links.option(1)).isEqualTo(0);
    assertThat(links.solution()).containsExactly(1, 0);
  }

  @Test
  void branchesOnTheSmallestItemTheFirstAmongEquals() {
    Problem problem = SmallProblems.words("abc", "a", "a", "a", "b", "b", "c", "c");
    Links given = links(problem);
    given.next();
    assertThat(given.solution()).containsExactly(3, 5, 0);
    ItemOrder back = ItemOrder.of("back", problem, 2, 1, 0);
    Links reversed = new Links(problem, back);
    reversed.next();
    assertThat(reversed.solution()).containsExactly(5, 3, 0);
  }

  @Test
  void countsNodesAndUpdatesAsKnuthDoes() {
    // Two items, two options {a,b}, {a}, and {b}: the root covers a (header, one entry of the first
    // option); its option {a,b} covers b (header, {b}'s own entry is not unlinked);
    // its option {a} nothing; then b is covered (header alone) and solved.
    Problem problem = SmallProblems.words("ab", "ab", "a", "b");
    Links links = links(problem);
    assertThat(links.count()).isEqualTo(2);
    assertThat(links.profile()).isEqualTo(Profile.of(new long[] {1, 2, 1}, new long[] {3, 1, 0}));
  }
}
