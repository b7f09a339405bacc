package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import java.util.Random;
import org.dancingsparks.bitsets.BitSetSearch;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.TreeWalk;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pivot that is chosen by random paths, against the nodes below it. */
class PivotChoiceTest {
  private static final double WORK = 1 << 30;

  private static long nodes(Search search) {
    TreeWalk walk = search.walk();
    for (Prefix root : search.roots()) {
      walk.from(root).countAll();
    }
    return walk.nodes();
  }

  @ParameterizedTest
  @ValueSource(strings = {"soma", "queens:8", "tetracubes:2x4x4"})
  void leavesLessThanTwiceTheLeast(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    Search tree = bySets(Searches.of(puzzle).byOrbits());
    List<Search> all = Searches.of(puzzle).byEachPivot();
    long least = all.stream().mapToLong(search -> nodes(bySets(search))).min().orElseThrow();
    Search chosen = PivotChoice.of(tree, all, WORK);
    assertThat(chosen.method()).isInstanceOf(Method.BitSets.class);
    assertThat(nodes(chosen)).isLessThan(2 * least);
  }

  @Test
  void leavesFarLessThanTheFirstPivot() {
    Puzzle pyramid = NamedPuzzles.of("kanoodle-pyramid");
    Search tree = bySets(Searches.of(pyramid).byOrbits());
    Search chosen = PivotChoice.of(tree, Searches.of(pyramid).byEachPivot(), WORK);
    assertThat(nodes(chosen)).isLessThan(nodes(tree) * 3 / 4);
  }

  @Test
  void isTheSameEachTime() {
    Puzzle pyramid = NamedPuzzles.of("kanoodle-pyramid");
    List<Search> all = Searches.of(pyramid).byEachPivot();
    Search bySets = PivotChoice.of(bySets(Searches.of(pyramid).byOrbits()), all, WORK);
    Search byLinks = PivotChoice.of(Searches.of(pyramid).byOrbits(), all, WORK);
    assertThat(bySets.pivot()).isEqualTo(byLinks.pivot());
  }

  @Test
  void keepsATreeWithoutPivots() {
    Search tree = Searches.of(NamedPuzzles.of("queens:8")).all();
    assertThat(PivotChoice.of(tree, List.of(), WORK).roots()).isEqualTo(tree.roots());
  }

  private static Search bySets(Search search) {
    return search.by(new Method.BitSets(search.order()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"soma", "queens:6", "langford:2,7", "dominoes:4x4"})
  void pathsAreThoseOfLinksAndBitSetsAlike(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    TreeWalk links = new Links(puzzle.problem(), puzzle.defaultOrder());
    TreeWalk sets = new BitSetSearch(puzzle.problem(), puzzle.defaultOrder());
    Seed.times(
        40,
        (random, seed) -> {
          int level = random.nextInt(8);
          double path = links.from(Prefix.EMPTY).pathTo(level, new Random(seed)::nextInt);
          assertThat(sets.from(Prefix.EMPTY).pathTo(level, new Random(seed)::nextInt))
              .isEqualTo(path);
        });
  }

  /** Takes each path in turn, as an odometer turns: their estimates add up to the nodes. */
  @Test
  void pathsExpectTheNodesOfALevel() {
    Puzzle queens = NamedPuzzles.of("queens:6");
    Links links = new Links(queens.problem(), queens.defaultOrder());
    for (int level = 1; level < 6; level++) {
      links.from(Prefix.EMPTY).stoppingAt(level);
      long nodes = links.countAll().longValueExact();
      assertThat(new AllPaths(links.stoppingAt(Integer.MAX_VALUE), level).expected())
          .as("level %d", level)
          .isCloseTo(nodes, offset(1e-9));
    }
  }

  /** All paths of a tree down to a level, with their probabilities. */
  private static final class AllPaths {
    private final TreeWalk walk;
    private final int level;
    private final int[] picks = new int[8];
    private final int[] degrees = new int[8];
    private int length;

    AllPaths(TreeWalk walk, int level) {
      this.walk = walk;
      this.level = level;
    }

    double expected() {
      double sum = 0;
      do {
        length = 0;
        double nodes = walk.from(Prefix.EMPTY).pathTo(level, this::pick);
        double probability = 1;
        for (int at = 0; at < length; at++) {
          probability /= degrees[at];
        }
        sum += probability * nodes;
      } while (isNext());
      return sum;
    }

    private int pick(int degree) {
      degrees[length] = degree;
      return picks[length++];
    }

    private boolean isNext() {
      while (length > 0) {
        length--;
        if (++picks[length] < degrees[length]) {
          return true;
        }
        picks[length] = 0;
      }
      return false;
    }
  }
}
