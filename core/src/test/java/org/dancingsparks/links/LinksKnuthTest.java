package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.KnuthSamples;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Nodes and updates are those of Knuth's programs: each expectation is what DLX3 prints for the
 * same problem (solutions, nodes, updates), in his order of solutions. DLX2 prints the same for
 * those without bounds, and an update more for each dead end: it covers an item without options.
 */
class LinksKnuthTest {
  private record Fact(String name, Problem problem, long solutions, long nodes, long updates) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final String[] WORDS =
      """
      ace act add age ago aid ale all and ant any ape arc are arm art ash ate bad bag ban bat \
      bed bee beg bet bid big bit boa bob bog bow box bun bus but cab can cat cow"""
          .split(" ");

  static List<Fact> facts() {
    return List.of(
        new Fact("Knuth's first example", KnuthSamples.toy(), 1, 4, 19),
        new Fact("squares of two colours", KnuthSamples.squares(2, 2, 3), 416, 1_055, 18_609),
        new Fact("squares of three", KnuthSamples.squares(3, 2, 2), 364_704, 414_214, 5_588_137),
        new Fact("graceful paths", KnuthSamples.gracefulPath(8), 40, 413, 46_661),
        new Fact("Petersen's graph", KnuthSamples.petersen(3), 120, 1_753, 10_159),
        new Fact("word squares", KnuthSamples.wordSquares(WORDS), 31, 146, 15_253),
        new Fact("random colours 1", KnuthSamples.random(1, 1), 641, 975, 3_834),
        new Fact("random colours 2", KnuthSamples.random(2, 1), 439, 886, 6_284),
        new Fact("random colours 3", KnuthSamples.random(3, 1), 610, 1_090, 4_103),
        new Fact("DLX3's first example", KnuthSamples.boundedToy(), 1, 6, 14),
        new Fact("two of four, three of five", KnuthSamples.choices(), 60, 107, 68),
        new Fact("matrices 4, 2", KnuthSamples.matrices(4, 2), 90, 300, 973),
        new Fact("matrices 5, 3", KnuthSamples.matrices(5, 3), 2_040, 7_012, 22_456),
        new Fact("dominating sets", KnuthSamples.dominating(4), 28_661, 180_783, 129_436),
        new Fact("attacking queens", KnuthSamples.attackingQueens(5, 3), 186, 5_185, 149_345),
        new Fact("queens 6 with slack", KnuthSamples.slackQueens(6), 4, 209, 2_687),
        new Fact("queens 8 with slack", KnuthSamples.slackQueens(8), 92, 2_924, 38_883),
        new Fact("balanced colourings", KnuthSamples.balancedPetersen(), 120, 724, 5_665),
        new Fact("random bounds 1", KnuthSamples.random(1, 3), 640, 1_185, 1_726),
        new Fact("random bounds 3", KnuthSamples.random(3, 3), 112, 254, 640),
        new Fact("random bounds 5", KnuthSamples.random(5, 3), 4_883, 8_687, 15_523),
        new Fact("random bounds 6", KnuthSamples.random(6, 3), 1_198, 2_139, 2_480));
  }

  @ParameterizedTest
  @MethodSource("facts")
  void searchesAsKnuthsProgramsDo(Fact fact) {
    ItemOrder order = ItemOrder.given(fact.problem);
    Links links = new Links(fact.problem, order);
    assertThat(links.count()).isEqualTo(fact.solutions);
    assertThat(links.nodes()).isEqualTo(fact.nodes);
    assertThat(links.updates()).isEqualTo(fact.updates);
    TreeProfile tree = new ProfileSearch(fact.problem, order, 0).from(Prefix.EMPTY);
    assertThat(tree.profile()).isEqualTo(links.profile());
  }
}
