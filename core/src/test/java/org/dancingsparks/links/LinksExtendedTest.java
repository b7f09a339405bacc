package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/**
 * Links with colours and bounds (Algorithms C and M) against taking or leaving one option after
 * another.
 */
class LinksExtendedTest {
  private static ItemOrder order(Random random, Problem problem) {
    return LinksRandomTest.orders(random, problem).get(random.nextInt(3));
  }

  @Test
  void findsEachSolutionOnceWhateverTheItemOrder() {
    Seed.times(
        3000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          for (ItemOrder order : LinksRandomTest.orders(random, problem)) {
            assertThat(Walks.listed(new Links(problem, order)))
                .as("order %s", order)
                .map(Walks::ascending)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(solutions);
          }
        });
  }

  @Test
  void findsFromAPrefixTheSolutionsThatContainAndLackItsOptions() {
    Seed.times(
        2000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Links used = new Links(problem, order(random, problem));
          for (int again = 0; again < 3; again++) {
            Prefix prefix = withoutSome(random, problem, RandomCover.prefix(random, problem));
            List<Integer> chosen = Walks.list(prefix.options());
            List<Integer> lacking = Walks.list(prefix.excluded());
            assertThat(Walks.listed(used.from(prefix)))
                .allSatisfy(
                    solution -> assertThat(solution.subList(0, prefix.size())).isEqualTo(chosen))
                .map(Walks::ascending)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(
                    BruteForce.solutions(problem).stream()
                        .filter(
                            s -> s.containsAll(chosen) && s.stream().noneMatch(lacking::contains))
                        .toList());
            stopSomewhere(random, used.from(RandomCover.prefix(random, problem)));
          }
        });
  }

  /** Excludes options and leaves items at random, where items have bounds. */
  private static Prefix withoutSome(Random random, Problem problem, Prefix prefix) {
    if (!problem.hasBounds()) {
      return prefix;
    }
    Prefix more = prefix;
    for (int lacking : RandomCover.shuffled(random, problem.options() + problem.primaryItems())) {
      if (random.nextInt(4) == 0) {
        return more;
      }
      int[] literals = Arrays.copyOf(more.literals(), more.literals().length + 1);
      literals[literals.length - 1] = ~lacking;
      try {
        more = Prefix.ofLiterals(problem, literals);
      } catch (IllegalArgumentException e) {
        // Chosen, without a primary item, or to be covered by more options: not this one.
        continue;
      }
    }
    return more;
  }

  private static void stopSomewhere(Random random, Links links) {
    for (int steps = random.nextInt(5); steps > 0; steps--) {
      links.next();
    }
  }

  @Test
  void partsAtAnyDepthAddUpToTheWhole() {
    Seed.times(
        1500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = order(random, problem);
          Prefix givens = withoutSome(random, problem, RandomCover.prefix(random, problem));
          for (int depth = 0; depth <= problem.mostChosen() + 1; depth++) {
            checkSplit(problem, order, random.nextBoolean() ? givens : Prefix.EMPTY, depth);
          }
        });
  }

  private static void checkSplit(Problem problem, ItemOrder order, Prefix givens, int depth) {
    Links whole = new Links(problem, order).from(givens);
    List<List<Integer>> all = Walks.listed(whole);
    int floor = givens.size() + depth;
    Links expansion = new Links(problem, order).from(givens).stoppingAt(floor);
    Links part = new Links(problem, order);
    List<List<Integer>> joined = new ArrayList<>();
    while (expansion.next()) {
      assertThat(expansion.size()).isLessThanOrEqualTo(floor);
      Prefix prefix = Prefix.ofLiterals(problem, expansion.literals());
      assertThat(prefix.size()).isEqualTo(expansion.size());
      joined.addAll(Walks.listed(part.from(prefix)));
      assertThat(part.literals()).isEqualTo(prefix.literals());
    }
    assertThat(joined).as("depth %d of %s", depth, order).isEqualTo(all);
    assertThat(expansion.profile().plus(part.profile()))
        .as("depth %d of %s", depth, order)
        .isEqualTo(whole.profile());
  }

  @Test
  void profilesAreRememberedByResiduals() {
    Seed.times(
        1000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = order(random, problem);
          ProfileSearch search = new ProfileSearch(problem, order, 0);
          for (int again = 0; again < 2; again++) {
            Prefix prefix = withoutSome(random, problem, RandomCover.prefix(random, problem));
            Links links = new Links(problem, order).from(prefix);
            long solutions = links.count();
            TreeProfile tree = search.from(prefix);
            assertThat(tree.allSolutions()).isEqualTo(solutions);
            assertThat(tree.profile().nodes()).isEqualTo(links.nodes());
            assertThat(tree.profile().updates()).isEqualTo(links.updates());
          }
        });
  }

  @Test
  void pathsAreThoseOfTheTree() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = order(random, problem);
          Prefix prefix = withoutSome(random, problem, RandomCover.prefix(random, problem));
          Links links = new Links(problem, order).from(prefix);
          AllPaths paths = new AllPaths(new Links(problem, order).from(prefix));
          assertThat(paths.solutions).isEqualTo(links.count());
          assertThat(paths.nodes).isEqualTo(links.nodes());
          assertThat(paths.updates).isEqualTo(links.updates());
        });
  }

  /** All paths from a prefix, one after another: each takes the next branch of the one before. */
  private static final class AllPaths {
    private final List<Integer> picks = new ArrayList<>();
    private final List<Integer> degrees = new ArrayList<>();
    private long solutions;
    private long nodes;
    private long updates;

    /** The levels that the path shares with the one before, with the branch taken there. */
    private int shared;

    AllPaths(Links links) {
      do {
        follow(links);
      } while (next());
    }

    private void follow(Links links) {
      degrees.clear();
      int known = shared;
      links.followPath(
          degree -> picks.size() > degrees.size() ? picks.get(degrees.size()) : 0,
          (degree, updatesOfNode, updatesOfBranch) -> {
            int level = degrees.size();
            nodes += level >= known ? 1 : 0;
            updates += level >= known ? updatesOfNode : 0;
            updates += level >= known - 1 ? updatesOfBranch : 0;
            degrees.add(degree);
            return true;
          });
      if (degrees.isEmpty() || degrees.get(degrees.size() - 1) > 0) {
        solutions++;
        nodes++;
      }
    }

    private boolean next() {
      while (picks.size() < degrees.size()) {
        picks.add(0);
      }
      for (int level = degrees.size() - 1; level >= 0; level--) {
        if (picks.get(level) + 1 < degrees.get(level)) {
          picks.set(level, picks.get(level) + 1);
          picks.subList(level + 1, picks.size()).clear();
          shared = level + 1;
          return true;
        }
      }
      return false;
    }
  }
}
