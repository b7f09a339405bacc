package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.ListedSuffixes.Shown;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Suffixes against the ends of all solutions, listed one by one. */
class SuffixesTest {
  /** Each suffix is shown once, with the number of its solution or as one of several. */
  private static void showsEachOnce(Diagram diagram) {
    ListedSuffixes listed = ListedSuffixes.of(diagram);
    SuffixCases.atEachPlace(
        diagram,
        (suffixes, options) -> {
          List<Shown> expected = new ArrayList<>();
          listed
              .after(options)
              .forEach((suffix, solutions) -> expected.add(new Shown(suffix, only(solutions), 0)));
          assertThat(keys(ListedSuffixes.shown(suffixes, 0)))
              .as("after %s", Arrays.toString(options))
              .containsExactlyInAnyOrderElementsOf(keys(expected));
        });
  }

  private static long only(List<Long> solutions) {
    return solutions.size() == 1 ? solutions.get(0) : Suffixes.SEVERAL_SOLUTIONS;
  }

  @Test
  void showsEachSuffixOnceWithItsSolutionOrAsOneOfSeveral() {
    SuffixCases.everywhere(
        (diagram, random) -> {
          if (!SuffixCases.hasSecondary(diagram.problem())) {
            showsEachOnce(diagram);
          }
        });
  }

  @Test
  void showsASuffixAgainWhereOtherSecondaryItemsAreLeft() {
    // a by x or y, x with the secondary s; then c; then b by z or w, w with s.
    Problem problem =
        new ProblemBuilder<String, String>()
            .primary("a")
            .primary("c")
            .primary("b")
            .secondary("s")
            .option("x", List.of("a", "s"))
            .option("y", List.of("a"))
            .option("c", List.of("c"))
            .option("z", List.of("b"))
            .option("w", List.of("b", "s"))
            .build();
    Suffixes afterC = Suffixes.of(SuffixCases.diagram(problem)).next().after(2);

    assertThat(ListedSuffixes.shown(afterC, 0))
        .extracting(Shown::suffix)
        .containsExactlyInAnyOrder(List.of(3), List.of(3), List.of(4));
    assertThat(ListedSuffixes.shown(afterC, 0))
        .extracting(Shown::number)
        .containsExactly(0L, 1L, 2L);
    assertThat(afterC.onlySolution()).isEqualTo(Suffixes.SEVERAL_SOLUTIONS);
  }

  /** As {@link #showsEachOnce}, but where secondary items differ a suffix may be shown again. */
  @Test
  void numbersOnlySuffixesOfOneSolutionAndOmitsNone() {
    SuffixCases.everywhere(
        (diagram, random) -> {
          ListedSuffixes listed = ListedSuffixes.of(diagram);
          SuffixCases.atEachPlace(
              diagram,
              (suffixes, options) -> {
                Map<List<Integer>, List<Long>> expected = listed.after(options);
                Map<List<Integer>, List<Shown>> shown =
                    ListedSuffixes.shown(suffixes, 0).stream()
                        .collect(Collectors.groupingBy(Shown::suffix));
                assertThat(shown.keySet()).isEqualTo(expected.keySet());
                shown.forEach((suffix, times) -> isOneOf(times, expected.get(suffix)));
              });
        });
  }

  private static void isOneOf(List<Shown> times, List<Long> solutions) {
    Set<Long> named = new HashSet<>();
    long several = 0;
    for (Shown shown : times) {
      if (shown.number() == Suffixes.SEVERAL_SOLUTIONS) {
        several++;
      } else {
        assertThat(solutions).contains(shown.number());
        assertThat(named.add(shown.number())).isTrue();
      }
    }
    if (several == 0) {
      assertThat(named).hasSameSizeAs(solutions);
    } else {
      assertThat(2 * several + named.size()).isLessThanOrEqualTo(solutions.size());
    }
  }

  @Test
  void aNumberIsThatOfASolutionWhichEndsWithTheSuffixAndHasTheOptions() {
    int[] numbered = {0};
    SuffixCases.everywhere(
        (diagram, random) ->
            SuffixCases.atEachPlace(
                diagram,
                (suffixes, options) -> {
                  for (Shown shown : ListedSuffixes.shown(suffixes, 0)) {
                    if (shown.number() >= 0) {
                      List<Integer> suffix = shown.suffix();
                      List<Integer> solution = solution(diagram, shown.number());
                      assertThat(solution).endsWith(suffix.toArray(Integer[]::new));
                      assertThat(solution).containsAll(Arrays.stream(options).boxed().toList());
                      numbered[0]++;
                    }
                  }
                }));
    assertThat(numbered[0]).isPositive();
  }

  private static List<Integer> solution(Diagram diagram, long number) {
    return Arrays.stream(diagram.solution(BigInteger.valueOf(number))).boxed().toList();
  }

  @Test
  void showsThoseOfSeveralSolutionsFirstAndThenByNumber() {
    SuffixCases.everywhere(
        (diagram, random) ->
            SuffixCases.atEachPlace(
                diagram,
                (suffixes, options) -> {
                  long[] numbers = ListedSuffixes.numbers(ListedSuffixes.shown(suffixes, 0));
                  assertThat(numbers).isSorted();
                  assertThat(Arrays.stream(numbers).filter(number -> number >= 0))
                      .doesNotHaveDuplicates();
                }));
  }

  @Test
  void reportsTheNumberOfUnchangedOptions() {
    SuffixCases.everywhere(
        (diagram, random) ->
            SuffixCases.atEachPlace(
                diagram,
                (suffixes, options) -> {
                  List<Shown> shown = ListedSuffixes.shown(suffixes, random.nextInt(3));
                  List<Integer> before = List.of();
                  int anew = 0;
                  for (Shown next : shown) {
                    int alike = alike(before, next.suffix());
                    assertThat(next.unchanged()).isBetween(0, alike);
                    anew += next.unchanged() < alike ? 1 : 0;
                    before = next.suffix();
                  }
                  assertThat(anew).isLessThanOrEqualTo(Math.max(0, suffixes.size() - 1));
                }));
  }

  private static int alike(List<Integer> before, List<Integer> now) {
    int place = 0;
    while (place < Math.min(before.size(), now.size())
        && before.get(place).equals(now.get(place))) {
      place++;
    }
    return place;
  }

  @Test
  void omitsOnlyShorterSuffixesAndCountsTheOthers() {
    SuffixCases.everywhere(
        (diagram, random) ->
            SuffixCases.atEachPlace(
                diagram,
                (suffixes, options) -> {
                  List<Shown> all = ListedSuffixes.shown(suffixes, 0);
                  int longest =
                      all.stream().mapToInt(shown -> shown.suffix().size()).max().orElse(0);
                  for (int least = 0; least <= longest + 1; least++) {
                    List<Shown> shown = ListedSuffixes.shown(suffixes, least);
                    assertThat(suffixes.count(least)).isEqualTo(shown.size());
                    assertThat(keys(all)).containsAll(keys(shown));
                    assertThat(keys(shown)).containsAll(keys(atLeast(all, least)));
                  }
                  assertThat(suffixes.count(longest + 1)).isZero();
                }));
  }

  private static List<Shown> atLeast(List<Shown> shown, int least) {
    return shown.stream().filter(suffix -> suffix.suffix().size() >= least).toList();
  }

  /** Suffixes with their numbers; what is unchanged depends on what was shown before. */
  private static List<String> keys(List<Shown> shown) {
    return shown.stream().map(next -> next.suffix() + " of " + next.number()).toList();
  }

  @Test
  void knowsTheOnlySolution() {
    SuffixCases.everywhere(
        (diagram, random) -> {
          ListedSuffixes listed = ListedSuffixes.of(diagram);
          SuffixCases.atEachPlace(
              diagram,
              (suffixes, options) -> {
                List<Long> numbers =
                    listed.after(options).values().stream().flatMap(List::stream).toList();
                assertThat(suffixes.onlySolution())
                    .isEqualTo(numbers.size() == 1 ? numbers.get(0) : Suffixes.SEVERAL_SOLUTIONS);
              });
        });
  }

  @Test
  void omitsPrefixesFromTheSuffixes() {
    Problem problem = SmallProblems.dominoes(2, 3);
    Diagram diagram = SuffixCases.diagram(problem, Prefix.of(problem, 0), Prefix.of(problem, 1));
    Suffixes all = Suffixes.of(diagram);
    assertThat(ListedSuffixes.shown(all, 0))
        .extracting(shown -> shown.suffix().size())
        .containsOnly(2);
    assertThat(all.next().options()).doesNotContain(0, 1);
    assertThat(all.next().after(0).size()).isZero();
    assertThat(all.next().after(0).onlySolution()).isEqualTo(Suffixes.SEVERAL_SOLUTIONS);
  }

  @Test
  void countsThoseAfterEachOptionAtOnce() {
    SuffixCases.everywhere(
        (diagram, random) -> {
          SuffixIndex index = diagram.suffixes();
          for (int least = 0; least < 4; least++) {
            SuffixCounts counts = index.counts(least);
            for (int option : index.options()) {
              Suffixes after = index.after(option);
              assertThat(counts.count(option)).isEqualTo(after.count(least));
              assertThat(counts.longest(option)).isEqualTo(after.longest());
            }
          }
        });
  }
}
