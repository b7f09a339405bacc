package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Links with enough items for a tournament of the smallest, against links that search for it. */
class LinksManyItemsTest {
  /**
   * A problem with many items more before its own, all of them in one option after its own: the
   * search has a node more, the root, and its tree below that.
   */
  private static Problem padded(Problem problem) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    List<String> pads =
        IntStream.range(0, DancingLinks.MIN_ITEMS_OF_TOURNAMENT)
            .mapToObj(pad -> "pad" + pad)
            .toList();
    pads.forEach(builder::primary);
    for (int item = 0; item < problem.items(); item++) {
      if (problem.isPrimary(item)) {
        builder.primary(problem.itemName(item));
      } else {
        builder.secondary(problem.itemName(item));
      }
    }
    for (int option = 0; option < problem.options(); option++) {
      builder.option(option);
      for (int place = 0; place < problem.size(option); place++) {
        String item = problem.itemName(problem.item(option, place));
        int colour = problem.colour(option, place);
        if (colour == 0) {
          builder.entry(option, item);
        } else {
          builder.entry(option, item, problem.colourName(colour));
        }
      }
    }
    return builder.option(problem.options(), pads).build();
  }

  private static boolean hasItemWithoutOption(Problem problem) {
    return IntStream.range(0, problem.primaryItems())
        .anyMatch(
            item ->
                IntStream.range(0, problem.options())
                    .noneMatch(
                        option ->
                            Arrays.asList(problem.names(option)).contains(problem.itemName(item))));
  }

  private static void assertSearchesAlike(Problem problem) {
    Problem padded = padded(problem);
    Links few = new Links(problem, ItemOrder.given(problem));
    Links many = new Links(padded, ItemOrder.given(padded));
    boolean isDead = hasItemWithoutOption(problem);
    while (few.next()) {
      assertThat(many.next()).isTrue();
      assertThat(many.option(0)).isEqualTo(problem.options());
      assertThat(Walks.list(many.solution()).subList(1, many.size()))
          .isEqualTo(Walks.list(few.solution()));
    }
    assertThat(many.next()).isFalse();
    Profile found = many.profile();
    assertThat(found.levels()).isEqualTo(few.profile().levels() + (isDead ? 0 : 1));
    for (int level = 0; level < few.profile().levels(); level++) {
      int below = level + (isDead ? 0 : 1);
      assertThat(found.nodes(below)).isEqualTo(few.profile().nodes(level));
      assertThat(found.updates(below)).isEqualTo(few.profile().updates(level));
    }
  }

  @Test
  void choosesTheSameItemsAsWithoutATournament() {
    Seed.times(500, (random, seed) -> assertSearchesAlike(RandomCover.of(random).problem(random)));
    Seed.times(500, (random, seed) -> assertSearchesAlike(SmallProblems.coloured(random)));
  }

  @Test
  void choosesTheSameQueens() {
    assertSearchesAlike(SmallProblems.queens(7));
    assertSearchesAlike(SmallProblems.langford(7));
  }

  @Test
  void startsFromAPrefixAndBacktracksAsWithoutATournament() {
    Problem queens = SmallProblems.queens(6);
    Problem padded = padded(queens);
    Links many = new Links(padded, ItemOrder.given(padded));
    for (int option = 0; option < queens.options(); option++) {
      Links few = new Links(queens, ItemOrder.given(queens)).from(Prefix.of(queens, option));
      many.from(Prefix.of(padded, queens.options(), option));
      assertThat(many.count()).isEqualTo(few.count());
    }
  }

  @Test
  void tournamentFindsTheFirstOfTheSmallest() {
    Seed.times(
        200,
        (random, seed) -> {
          int[] sizes = sizes(random);
          SizeTournament tournament = new SizeTournament(sizes);
          for (int change = 0; change < 50; change++) {
            int least = Arrays.stream(sizes).min().orElseThrow();
            assertThat(tournament.first())
                .isEqualTo(
                    IntStream.range(0, sizes.length)
                        .filter(place -> sizes[place] == least)
                        .findFirst()
                        .orElseThrow());
            int place = random.nextInt(sizes.length);
            sizes[place] = random.nextInt(8) == 0 ? SizeTournament.ABSENT : random.nextInt(6);
            tournament.set(place, sizes[place]);
          }
        });
  }

  private static int[] sizes(Random random) {
    return random.ints(1 + random.nextInt(20), 0, 6).toArray();
  }
}
