package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.dancingsparks.Seed;
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
            assertThat(Samples.listed(new Links(problem, order)))
                .as("order %s", order)
                .map(Samples::sorted)
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
          Prefix prefix = prefix(random, problem);
          List<Integer> chosen = Samples.chosen(cursor(random, problem).from(prefix));
          List<List<Integer>> found = Samples.listed(cursor(random, problem).from(prefix));
          assertThat(found)
              .allSatisfy(
                  solution -> assertThat(solution.subList(0, prefix.size())).isEqualTo(chosen))
              .map(Samples::sorted)
              .doesNotHaveDuplicates()
              .containsExactlyInAnyOrderElementsOf(
                  cover.solutions().stream().filter(s -> s.containsAll(chosen)).toList());
        });
  }

  private static Links cursor(Random random, Problem problem) {
    return new Links(problem, orders(random, problem).get(random.nextInt(3)));
  }

  /** Options at random, as long as they do not conflict; often a dead end. */
  static Prefix prefix(Random random, Problem problem) {
    Prefix prefix = Prefix.EMPTY;
    for (int option : RandomCover.shuffled(random, problem.options())) {
      if (random.nextInt(4) == 0) {
        return prefix;
      }
      int[] longer = Arrays.copyOf(prefix.options(), prefix.size() + 1);
      longer[prefix.size()] = option;
      try {
        prefix = Prefix.of(problem, longer);
      } catch (IllegalArgumentException e) {
        // In conflict, or without a primary item: not this one.
        continue;
      }
    }
    return prefix;
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
            Prefix prefix = prefix(random, problem);
            Links fresh = new Links(problem, order).from(prefix);
            assertThat(Samples.listed(used.from(prefix))).isEqualTo(Samples.listed(fresh));
            stopSomewhere(random, used.from(prefix(random, problem)));
          }
        });
  }

  private static void stopSomewhere(Random random, Links links) {
    for (int steps = random.nextInt(5); steps > 0; steps--) {
      links.next();
    }
  }
}
