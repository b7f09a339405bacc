package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.Profile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole searches of the shipped puzzles, known from elsewhere node by node: half a minute each. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class SlowSearchesTest {
  private static Links links(String name, String order) {
    PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
    return new Links(puzzle.problem(), puzzle.itemOrder(order));
  }

  @ParameterizedTest
  @CsvSource({"5x12, 4040", "6x10, 9356"})
  void pentominoesOnWideBoardsHaveTheirKnownCounts(String board, long solutions) {
    assertThat(links("pentominoes:" + board, "puzzle").count()).isEqualTo(solutions);
  }

  @Test
  @Tag("campaign")
  void kanoodleIsSearchedAsTheArticleTraced() {
    Links links = links("kanoodle", "pieces-first");
    assertThat(links.count()).isEqualTo(371_020);
    Profile profile = links.profile();
    long[] nodes = {
      1, 27, 314, 2994, 24796, 143328, 570275, 1640130, 3580217, 6483804, 9397624, 4416028, 371020
    };
    assertThat(profile.levels()).isEqualTo(nodes.length);
    for (int level = 0; level < nodes.length; level++) {
      assertThat(profile.nodes(level)).as("level %d", level).isEqualTo(nodes[level]);
    }
    assertThat(profile.updates()).isEqualTo(5_742_386_460L);
  }

  @Test
  @Tag("campaign")
  void iqFitPhysicalHasItsKnownCount() {
    assertThat(links("iq-fit-physical", "puzzle").count()).isEqualTo(301_350);
  }

  @Test
  void iqFitIsSearchedAsTheArticleTraced() {
    Links links = links("iq-fit", "first-use").stoppingAt(4);
    assertThat(links.count()).isEqualTo(511_655);
    long[] nodes = {1, 96, 2592, 46363};
    assertThat(links.profile().levels()).isEqualTo(nodes.length);
    for (int level = 0; level < nodes.length; level++) {
      assertThat(links.profile().nodes(level)).as("level %d", level).isEqualTo(nodes[level]);
    }
  }
}
