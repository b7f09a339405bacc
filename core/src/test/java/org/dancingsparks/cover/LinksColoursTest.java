package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Links with colours (Algorithm C) against taking or leaving one option after another. */
class LinksColoursTest {
  @Test
  void findsEachSolutionOnceWhateverTheItemOrder() {
    Seed.times(
        3000,
        (random, seed) -> {
          Problem problem = SmallProblems.coloured(random);
          for (ItemOrder order : LinksRandomTest.orders(random, problem)) {
            assertThat(Walks.listed(new Links(problem, order)))
                .as("order %s", order)
                .map(Walks::ascending)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(BruteForce.solutions(problem));
          }
        });
  }

  @Test
  void profilesAreRememberedByItemsAndTheirColours() {
    Seed.times(
        1000,
        (random, seed) -> {
          Problem problem = SmallProblems.coloured(random);
          ItemOrder order = LinksRandomTest.orders(random, problem).get(random.nextInt(3));
          Prefix prefix = RandomCover.prefix(random, problem);
          Links links = new Links(problem, order).from(prefix);
          long solutions = links.count();
          TreeProfile tree = new ProfileSearch(problem, order, 0).from(prefix);
          assertThat(tree.allSolutions()).isEqualTo(solutions);
          assertThat(tree.profile().nodes()).isEqualTo(links.nodes());
          assertThat(tree.profile().updates()).isEqualTo(links.updates());
        });
  }
}
