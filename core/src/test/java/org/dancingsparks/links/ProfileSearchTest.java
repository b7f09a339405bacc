package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Profiles computed with a memo are those of the whole search. */
class ProfileSearchTest {
  private static final long MEMORY = 1 << 28;

  private static TreeProfile profile(Problem problem, ItemOrder order) {
    return new ProfileSearch(problem, order, MEMORY).from(Prefix.EMPTY);
  }

  private static Profile linksProfile(Problem problem, ItemOrder order, Prefix prefix) {
    Links links = new Links(problem, order).from(prefix);
    links.count();
    return links.profile();
  }

  @Test
  void smallTreesAreThoseOfPlainLists() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          ItemOrder order = ItemOrder.firstUse(problem);
          TreeProfile tree = profile(problem, order);
          PlainTree plain = new PlainTree(problem, order);
          assertThat(tree.levels()).isEqualTo(plain.levels());
          assertThat(tree.solutions()).isEqualTo(Arrays.copyOf(plain.solutions, tree.levels()));
          assertThat(tree.deadEnds()).isEqualTo(Arrays.copyOf(plain.deadEnds, tree.levels()));
          assertThat(tree.profile()).isEqualTo(linksProfile(problem, order, Prefix.EMPTY));
          for (int level = 0; level < tree.levels(); level++) {
            assertThat(tree.profile().nodes(level)).isEqualTo(plain.nodes[level]);
          }
        });
  }

  @Test
  void forgottenResidualsAreSearchedAgain() {
    Problem problem = Families.find("langford:2,11").orElseThrow().problem();
    ItemOrder order = ItemOrder.given(problem);
    long[] visited = new long[2];
    TreeProfile roomy =
        new ProfileSearch(problem, order, MEMORY)
            .reportingTo(n -> visited[0] = n)
            .from(Prefix.EMPTY);
    TreeProfile tight =
        new ProfileSearch(problem, order, 0).reportingTo(n -> visited[1] = n).from(Prefix.EMPTY);
    assertThat(tight).isEqualTo(roomy);
    assertThat(visited[1]).isGreaterThan(visited[0]);
    assertThat(roomy.allSolutions()).isEqualTo(35_584);
    assertThat(roomy.profile()).isEqualTo(linksProfile(problem, order, Prefix.EMPTY));
  }

  @Test
  void beginsAtAPrefixAndCanBeUsedAgain() {
    Problem problem = Families.find("queens:7").orElseThrow().problem();
    ItemOrder order = ItemOrder.given(problem);
    ProfileSearch search = new ProfileSearch(problem, order, MEMORY);
    long solutions = 0;
    for (int option = 0; option < 7; option++) {
      Prefix prefix = Prefix.of(problem, option);
      TreeProfile tree = search.from(prefix);
      Profile links = linksProfile(problem, order, prefix);
      assertThat(tree.profile().nodes()).isEqualTo(links.nodes());
      assertThat(tree.profile().updates()).isEqualTo(links.updates());
      assertThat(tree.levels()).isEqualTo(links.levels() - prefix.size());
      solutions += tree.allSolutions().longValueExact();
    }
    assertThat(solutions).isEqualTo(40);
  }

  @Test
  void refusesToCountBeyondALong() {
    // 2^66 solutions: each of 66 items by two options.
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    for (int item = 0; item < 66; item++) {
      builder.primary(item);
      builder.option(2 * item).entry(2 * item, item);
      builder.option(2 * item + 1).entry(2 * item + 1, item);
    }
    Problem problem = builder.build();
    assertThatThrownBy(() -> profile(problem, ItemOrder.given(problem)))
        .isInstanceOf(ArithmeticException.class);
  }

  /** Two ways to begin, and then n items, each with an option of its own. */
  private static Problem comb(int items) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("a").secondary("s");
    builder.option("one").entry("one", "a").option("other").entry("other", "a");
    for (int item = 0; item < items; item++) {
      builder.primary("c" + item);
      builder.option("own" + item, List.of("c" + item));
      builder.option("shared" + item, List.of("c" + item, "s"));
    }
    return builder.build();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 126, 127, 128, 129, 700})
  void deepTreesAreRememberedWhole(int items) {
    Problem problem = comb(items);
    TreeProfile tree = profile(problem, ItemOrder.given(problem));
    assertThat(tree.allSolutions()).isEqualTo(2 * (items + 1));
    assertThat(tree.profile())
        .isEqualTo(linksProfile(problem, ItemOrder.given(problem), Prefix.EMPTY));
  }

  @Test
  void treesThatAreTooDeepAreRefused() {
    Problem problem = comb(LevelCounts.MAX_LEVELS + 1);
    assertThatThrownBy(() -> profile(problem, ItemOrder.given(problem)))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining("4,096 levels");
  }

  @Test
  void endsWhenCancelled() {
    Problem problem = Families.find("queens:11").orElseThrow().problem();
    ProfileSearch search =
        new ProfileSearch(problem, ItemOrder.given(problem), MEMORY).cancelledBy(() -> true);
    assertThatThrownBy(() -> search.from(Prefix.EMPTY)).isInstanceOf(CancellationException.class);
  }

  @Test
  @Tag("slow")
  void kanoodleHasItsNodesAndUpdates() {
    PiecePuzzle kanoodle = ShippedPuzzles.find("kanoodle").orElseThrow();
    TreeProfile tree = profile(kanoodle.problem(), kanoodle.itemOrder("pieces-first"));
    long[] nodes = {
      1, 27, 314, 2994, 24796, 143328, 570275, 1640130, 3580217, 6483804, 9397624, 4416028, 371020
    };
    for (int level = 0; level < nodes.length; level++) {
      assertThat(tree.profile().nodes(level)).isEqualTo(nodes[level]);
    }
    assertThat(tree.levels()).isEqualTo(nodes.length);
    assertThat(tree.profile().updates()).isEqualTo(5_742_386_460L);
    assertThat(tree.allSolutions()).isEqualTo(371_020);
  }

  @Test
  @Tag("campaign")
  void iqFitIsStuckWithAllPiecesOnTheBoard() {
    PiecePuzzle iqFit = ShippedPuzzles.find("iq-fit").orElseThrow();
    TreeProfile tree = profile(iqFit.problem(), iqFit.itemOrder("first-use"));
    long[] nodes = {
      1, 96, 2592, 46363, 511655, 5733883, 50148060, 311822538, 1158690387, 1442104200, 254531140
    };
    for (int level = 0; level < nodes.length; level++) {
      assertThat(tree.profile().nodes(level)).isEqualTo(nodes[level]);
    }
    assertThat(tree.levels()).isEqualTo(nodes.length);
    assertThat(tree.solutions(10)).isEqualTo(67_868_848);
    assertThat(tree.deadEnds(10)).isEqualTo(186_662_292);
    assertThat(tree.allSolutions()).isEqualTo(67_868_848);
  }
}
