package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Links against trying every set of options. */
class LinksRandomTest {
  static List<ItemOrder> orders(Random random, Problem problem) {
    return List.of(
        ItemOrder.given(problem),
        ItemOrder.firstUse(problem),
        ItemOrder.of("shuffled", problem, RandomCover.shuffled(random, problem.items())));
  }

  @Test
  void findsEachSolutionOnceWhateverTheItemOrder() {
    Seed.times(
        4000,
        (random, seed) -> {
          RandomCover cover = RandomCover.of(random);
          Problem problem = cover.problem(random);
          for (ItemOrder order : orders(random, problem)) {
            assertThat(Walks.listed(new Links(problem, order)))
                .as("order %s", order)
                .map(Walks::ascending)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(cover.solutions());
          }
        });
  }

  @Test
  void findsFromAPrefixTheSolutionsThatContainIt() {
    Seed.times(
        2000,
        (random, seed) -> {
          RandomCover cover = RandomCover.of(random);
          Problem problem = cover.problem(random);
          Prefix prefix = RandomCover.prefix(random, problem);
          List<Integer> chosen = Walks.list(cursor(random, problem).from(prefix).solution());
          List<List<Integer>> found = Walks.listed(cursor(random, problem).from(prefix));
          assertThat(found)
              .allSatisfy(
                  solution -> assertThat(solution.subList(0, prefix.size())).isEqualTo(chosen))
              .map(Walks::ascending)
              .doesNotHaveDuplicates()
              .containsExactlyInAnyOrderElementsOf(
                  cover.solutions().stream().filter(s -> s.containsAll(chosen)).toList());
        });
  }

  private static Links cursor(Random random, Problem problem) {
    return new Links(problem, orders(random, problem).get(random.nextInt(3)));
  }

  @Test
  void isTheSameAgainAfterStartingAgain() {
    Seed.times(
        1000,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          ItemOrder order = orders(random, problem).get(random.nextInt(3));
          Links used = new Links(problem, order);
          for (int again = 0; again < 6; again++) {
            Prefix prefix = RandomCover.prefix(random, problem);
            Links fresh = new Links(problem, order).from(prefix);
            assertThat(Walks.listed(used.from(prefix))).isEqualTo(Walks.listed(fresh));
            stopSomewhere(random, used.from(RandomCover.prefix(random, problem)));
          }
        });
  }

  private static void stopSomewhere(Random random, Links links) {
    for (int steps = random.nextInt(5); steps > 0; steps--) {
      links.next();
    }
  }
}
