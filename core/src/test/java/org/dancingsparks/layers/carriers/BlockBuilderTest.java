package org.dancingsparks.layers.carriers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class BlockBuilderTest {
  private static Sweep sweep() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    return Sweep.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder())).orElseThrow();
  }

  @Test
  void slicesOfASmallTableHaveTheResidualsOfALargeOne() {
    Sweep sweep = sweep();
    Seed.times(
        40,
        (random, seed) -> {
          int distinct = 1 + random.nextInt(5_000);
          // Great multiplicities need a wider table.
          int ways = random.nextBoolean() ? 4 : 1 << sweep.shift() - 2;
          List<Block> parts =
              IntStream.range(0, 1 + random.nextInt(5))
                  .mapToObj(
                      part ->
                          new Block(
                              random
                                  .longs(random.nextInt(4_000), 0, distinct)
                                  .map(key -> key << sweep.shift() | 1 + random.nextInt(ways))
                                  .toArray(),
                              sweep.shift()))
                  .toList();
          Block expected = new BlockBuilder(sweep).build(parts).sorted();
          Block built =
              new BlockBuilder(sweep).withSlots(64 << random.nextInt(6)).build(parts).sorted();
          assertArrayEquals(expected.keys(), built.keys());
          for (int at = 0; at < built.size(); at++) {
            assertEquals(expected.multiplicity(at), built.multiplicity(at));
          }
        });
  }

  @Test
  void manyResidualsAreExpandedInParts() {
    Sweep sweep = sweep();
    int carriers = (1 << sweep.problem().carriers()) - 1;
    long first = sweep.window().initial();
    int number = 100_000;
    long[] keys = new long[number];
    Arrays.fill(keys, first);
    Map<Integer, Integer> ofOne = children(sweep, carriers, first);
    Map<Integer, Integer> ofMany = children(sweep, carriers, keys);
    assertTrue(ofOne.size() > 2);
    ofOne.replaceAll((carrier, size) -> size * number);
    assertEquals(ofOne, ofMany);
  }

  /** By carrier, the number of children of some residuals. */
  private static Map<Integer, Integer> children(Sweep sweep, int carriers, long... keys) {
    Map<Integer, Integer> sizes = new TreeMap<>();
    new BlockBuilder(sweep)
        .expand(
            Block.once(keys, sweep.shift()),
            BlockBuilder.PLAIN,
            carriers,
            (carrier, into, children) -> sizes.merge(carrier, children.size(), Integer::sum));
    return sizes;
  }
}
