package org.dancingsparks.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Frontiers of orders, and how bisection and sifting narrow them. */
class NarrowingTest {
  private static final long PLENTY = 1L << 40;

  /** By the definition: the primary items to come that share an option with one that is passed. */
  @Test
  void widthsAreThoseOfTheDefinition() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          Frontier frontier = new Frontier(new ItemGraph(problem), new Effort(PLENTY));
          BitSet passed = new BitSet();
          for (int item : RandomCover.shuffled(random, problem.primaryItems())) {
            frontier.pass(item);
            passed.set(item);
            assertThat(frontier.width()).as("seed %d", seed).isEqualTo(width(problem, passed));
          }
        });
  }

  private static int width(Problem problem, BitSet passed) {
    return (int)
        IntStream.range(0, problem.items())
            .filter(item -> !passed.get(item))
            .filter(
                item -> {
                  BitSet primary = neighbours(problem, item);
                  BitSet common = (BitSet) primary.clone();
                  common.and(passed);
                  boolean isOver = !problem.isPrimary(item) && common.equals(primary);
                  return !common.isEmpty() && !isOver;
                })
            .count();
  }

  private static BitSet neighbours(Problem problem, int item) {
    BitSet neighbours = new BitSet();
    for (int option = 0; option < problem.options(); option++) {
      BitSet items = new BitSet();
      for (int index = 0; index < problem.size(option); index++) {
        items.set(problem.item(option, index));
      }
      if (items.get(item)) {
        neighbours.or(items);
      }
    }
    neighbours.clear(item);
    neighbours.clear(problem.primaryItems(), Math.max(problem.primaryItems(), problem.items()));
    return neighbours;
  }

  @Test
  void sixColoursTakeThreeBitsAndAnItemWithBoundsAsManyAsItsOptions() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    builder.primary("a").primary("b").between("many", 0, 9).secondary("side");
    for (int colour = 0; colour < 6; colour++) {
      builder.entry(colour, "a").entry(colour, "side", "c" + colour);
      builder.entry(6 + colour, "b").entry(6 + colour, "side", "c" + colour);
      builder.entry(6 + colour, "many");
    }
    Problem problem = builder.build();
    Frontier frontier = new Frontier(new ItemGraph(problem), new Effort(PLENTY));
    frontier.pass(0);
    assertThat(frontier.width()).isEqualTo(3);
    frontier.pass(1);
    assertThat(frontier.width()).isEqualTo(3 + 3);
    frontier.pass(2);
    assertThat(frontier.width()).isZero();
  }

  @Test
  void siftingNeverCostsMoreAndLeavesTheLastItemsInPlace() {
    Seed.times(
        100,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          ItemGraph graph = new ItemGraph(problem);
          int[] before = RandomCover.shuffled(random, problem.primaryItems());
          int movable = random.nextInt(before.length + 1);
          int[] after = before.clone();
          Sifting.sift(graph, after, movable, new Effort(PLENTY));
          assertThat(FrontierCost.of(after, graph))
              .as("seed %d", seed)
              .isLessThanOrEqualTo(FrontierCost.of(before, graph));
          assertOnlyMoved(before, after, movable, seed);
        });
  }

  @Test
  void bisectionKeepsAllItemsAndTheLastOnesInPlace() {
    Seed.times(
        100,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          int[] before = RandomCover.shuffled(random, problem.primaryItems());
          int movable = random.nextInt(before.length + 1);
          int[] after = before.clone();
          Effort effort = new Effort(random.nextBoolean() ? PLENTY : random.nextInt(200));
          Bisection.narrow(new ItemGraph(problem), after, movable, effort);
          assertOnlyMoved(before, after, movable, seed);
        });
  }

  @Test
  void aCutIsNotWiderThanBefore() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          ItemGraph graph = new ItemGraph(problem);
          int[] order = RandomCover.shuffled(random, problem.primaryItems());
          if (order.length > 1) {
            int before = width(graph, order, order.length / 2);
            int middle = new Bisection(graph, order, new Effort(PLENTY)).cut(0, order.length);
            assertThat(width(graph, order, middle)).as("seed %d", seed).isLessThanOrEqualTo(before);
          }
        });
  }

  private static int width(ItemGraph graph, int[] order, int places) {
    Frontier frontier = new Frontier(graph, new Effort(PLENTY));
    Arrays.stream(order, 0, places).forEach(frontier::pass);
    return frontier.width();
  }

  /** The last step may take more than is left: a sweep along the order, or the list of an item. */
  @Test
  void effortEndsBothOnABoardOf32x32() {
    ItemGraph graph = new ItemGraph(NamedPuzzles.of("dominoes:32x32").problem());
    int sweep = 2 * graph.primary() * (graph.primary() / Long.SIZE);
    int[] order = RandomCover.shuffled(new Random(1), graph.primary());
    Effort ofSifting = new Effort(1_000);
    Sifting.sift(graph, order, order.length, ofSifting);
    assertThat(ofSifting.isSpent()).isTrue();
    assertThat(ofSifting.left()).isGreaterThan(-2L * sweep);
    Effort ofBisection = new Effort(1_000);
    Bisection.narrow(graph, order, order.length, ofBisection);
    assertThat(ofBisection.isSpent()).isTrue();
    assertThat(ofBisection.left()).isGreaterThan(-10L * graph.primary());
  }

  /** Sifting alone cannot do that, and takes more than is left where it comes first. */
  @Test
  void largeBoardsAreBisectedToo() {
    Problem board =
        Exports.shuffled(NamedPuzzles.of("matchings:knight-16x16").problem(), new Random(1));
    String order = OrderSearch.search(board, Prefix.EMPTY).name();
    assertThat(order).isEqualTo("bisected");
  }

  private static void assertOnlyMoved(int[] before, int[] after, int movable, long seed) {
    assertThat(Arrays.copyOfRange(after, movable, after.length))
        .as("seed %d", seed)
        .containsExactly(Arrays.copyOfRange(before, movable, before.length));
    assertThat(after).as("seed %d", seed).containsExactlyInAnyOrder(before);
  }

  /** A strip of dominoes is a path, on which a frontier of one cell is enough. */
  @Test
  void aPathIsFollowedFromAnEnd() {
    ItemGraph graph = new ItemGraph(NamedPuzzles.of("dominoes:1x60").problem());
    int[] order = RandomCover.shuffled(new Random(1), 60);
    Effort effort = new Effort(PLENTY);
    Bisection.narrow(graph, order, order.length, effort);
    Sifting.sift(graph, order, order.length, effort);
    assertThat(widest(graph, order)).isEqualTo(1);
  }

  /**
   * A knight's moves on a board of 9 x 9: from a corner outwards, greedily, the frontier grows to
   * more than 20 squares; along a side, 18 are enough.
   */
  @Test
  void aBoardIsCrossedAlongOneSide() {
    Problem problem = NamedPuzzles.of("matchings:knight-9x9").problem();
    ItemGraph graph = new ItemGraph(problem);
    GreedyOrders greedy = new GreedyOrders(graph);
    int end = greedy.ends(greedy.byReach()).get(0);
    int[] order =
        greedy.narrowFront(greedy.byReach(), end).stream().mapToInt(item -> item).toArray();
    assertThat(widest(graph, order)).isGreaterThan(20);
    Effort effort = new Effort(PLENTY);
    Bisection.narrow(graph, order, order.length, effort);
    Sifting.sift(graph, order, order.length, effort);
    assertThat(widest(graph, order)).isLessThanOrEqualTo(18);
  }

  private static int widest(ItemGraph graph, int[] order) {
    Frontier frontier = new Frontier(graph, new Effort(PLENTY));
    int widest = 0;
    for (int item : order) {
      frontier.pass(item);
      widest = Math.max(widest, frontier.width());
    }
    return widest;
  }
}
