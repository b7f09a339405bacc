package org.dancingsparks.bitsets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.TreeWalk;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Sets of bits against linked lists: the same tree in the same order. */
class BitSetSearchTest {
  private static final int MOST_OPTIONS = 8_000;

  private static Problem problem(Random random) {
    return random.nextBoolean()
        ? RandomCover.of(random).problem(random)
        : SmallProblems.coloured(random);
  }

  @Test
  void walksTheTreeOfLinks() {
    Seed.times(3000, (random, seed) -> check(problem(random), random));
  }

  @Test
  void walksItWhereSetsHaveManyWords() {
    Seed.times(150, (random, seed) -> check(spread(problem(random), 60), random));
    Seed.times(30, (random, seed) -> check(spread(problem(random), 1_500), random));
  }

  private static void check(Problem problem, Random random) {
    ItemOrder order = RandomCases.shuffled(problem, random);
    Prefix prefix = RandomCover.prefix(random, problem);
    int depth = random.nextInt(4) == 0 ? random.nextInt(5) : Integer.MAX_VALUE;
    TreeWalk links = new Links(problem, order).stoppingAt(depth).from(prefix);
    TreeWalk bits = new BitSetSearch(problem, order).stoppingAt(depth).from(prefix);
    while (links.next()) {
      assertThat(bits.next()).isTrue();
      assertThat(bits.solution()).isEqualTo(links.solution());
      assertThat(bits.literals()).isEqualTo(links.literals());
      assertThat(bits.size()).isEqualTo(links.size());
      assertThat(bits.weight()).isEqualTo(links.weight());
      assertThat(bits.passed()).isEqualTo(links.passed());
    }
    assertThat(bits.next()).isFalse();
    assertThat(nodes(bits)).isEqualTo(nodes(links));
  }

  private static List<Long> nodes(TreeWalk walk) {
    List<Long> nodes = new ArrayList<>();
    for (int level = 0; level < walk.profile().levels(); level++) {
      nodes.add(walk.profile().nodes(level));
    }
    return nodes;
  }

  /** The problem with options in between that can never be chosen. */
  private static Problem spread(Problem problem, int distance) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int item = 0; item < problem.items(); item++) {
      if (problem.isPrimary(item)) {
        builder.primary(problem.itemName(item));
      } else {
        builder.secondary(problem.itemName(item));
      }
    }
    builder.secondary("unused");
    for (int option = 0; option < problem.options(); option++) {
      for (int before = distance; before > 1 && option * distance < MOST_OPTIONS; before--) {
        builder.option(option * distance - before, List.of("unused"));
      }
      builder.option(option * distance);
      for (int index = 0; index < problem.size(option); index++) {
        String item = problem.itemName(problem.item(option, index));
        int colour = problem.colour(option, index);
        if (colour == 0) {
          builder.entry(option * distance, item);
        } else {
          builder.entry(option * distance, item, problem.colourName(colour));
        }
      }
    }
    return builder.build();
  }

  @Test
  void isTheSameAgainAfterStartingAgain() {
    Seed.times(
        1000,
        (random, seed) -> {
          Problem problem = problem(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          BitSetSearch used = new BitSetSearch(problem, order);
          for (int again = 0; again < 6; again++) {
            Prefix prefix = RandomCover.prefix(random, problem);
            TreeWalk fresh = new BitSetSearch(problem, order).from(prefix);
            assertThat(Walks.listed(used.from(prefix))).isEqualTo(Walks.listed(fresh));
            used.from(RandomCover.prefix(random, problem));
            for (int steps = random.nextInt(5); steps > 0; steps--) {
              used.next();
            }
          }
        });
  }

  @Test
  void countsKnownPuzzles() {
    assertThat(search(NamedPuzzles.of("soma")).countAll()).isEqualTo(11_520);
    assertThat(search(NamedPuzzles.of("queens:8")).countAll()).isEqualTo(92);
    assertThat(search(NamedPuzzles.of("kanoodle-pyramid")).countAll()).isEqualTo(2_448);
  }

  private static BitSetSearch search(Puzzle puzzle) {
    return new BitSetSearch(puzzle.problem(), puzzle.defaultOrder());
  }

  @Test
  void canBeCancelledAndContinued() {
    Puzzle puzzle = NamedPuzzles.of("soma");
    BitSetSearch search = search(puzzle);
    int[] polls = {0};
    search.cancelledBy(() -> ++polls[0] == 5);
    assertThatThrownBy(search::countAll).isInstanceOf(CancellationException.class);
    long nodes = search.nodes();
    assertThat(search.from(Prefix.EMPTY).countAll()).isEqualTo(11_520);
    assertThat(search.nodes() - nodes).isEqualTo(links(puzzle).nodes());
  }

  private static Links links(Puzzle puzzle) {
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    links.countAll();
    return links;
  }

  @Test
  void refusesBoundsAndTooManyOptions() {
    ProblemBuilder<String, Integer> bounds = new ProblemBuilder<>(option -> null);
    bounds.between("a", 0, 2).option(0, List.of("a"));
    Problem bounded = bounds.build();
    assertThat(BitSetSearch.suits(bounded)).isFalse();
    ProblemBuilder<String, Integer> many = new ProblemBuilder<>(option -> null);
    many.primary("a");
    IntStream.range(0, 12_000).forEach(option -> many.option(option, List.of("a")));
    Problem large = many.build();
    assertThat(BitSetSearch.suits(large)).isFalse();
    assertThatThrownBy(() -> new BitSetSearch(large, ItemOrder.given(large)))
        .isInstanceOf(IllegalArgumentException.class);
    // A path through all items has as many levels, each with the items that are left.
    ProblemBuilder<Integer, Integer> deep = new ProblemBuilder<>(option -> null);
    IntStream.range(0, 4_000).forEach(deep::primary);
    IntStream.range(0, 4_000).forEach(item -> deep.option(item, List.of(item)));
    assertThat(BitSetSearch.suits(deep.build())).isFalse();
  }
}
