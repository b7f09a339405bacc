package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionClasses;
import org.dancingsparks.starts.Start;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartList;
import org.dancingsparks.starts.StartPlan;
import org.junit.jupiter.api.Test;

/** The library without Spark, in the lines that the documentation quotes. */
class LibraryExampleTest {
  @Test
  void countsIqFitAndFindsUniqueStartsOfKanoodle() {
    // tag::example
    // All solutions of IQ Fit, by the engine that suits it and in 1 GiB at most.
    Puzzle iqFit = NamedPuzzles.of("iq-fit");
    BigInteger solutions = Counting.by(Engines.of(iqFit).within(1 << 30)).solutions(); // 67,868,848

    // The positions of two pieces that leave Kanoodle exactly one solution.
    Puzzle kanoodle = NamedPuzzles.of("kanoodle");
    Search known = Engines.of(kanoodle).withDiagram(Searches.of(kanoodle).all());
    StartList starts = StartList.of(StartPlan.of(kanoodle, known, 2));
    StartCounts counts = starts.counts(); // 62,632 are unique among 614,352
    List<Start> first = starts.first(10); // option ids: kanoodle.problem().describe(option)
    // end::example

    assertThat(solutions).isEqualTo(67_868_848);
    assertThat(counts.unique()).isEqualTo(62_632);
    assertThat(counts.solvable()).isEqualTo(614_352);
    assertThat(first)
        .hasSize(10)
        .doesNotHaveDuplicates()
        .allSatisfy(start -> assertThat(start.options()).hasSize(2))
        .allSatisfy(
            start ->
                assertThat(known.diagram().orElseThrow().restrictedTo(prefix(kanoodle, start)))
                    .extracting(diagram -> diagram.count().intValueExact())
                    .isEqualTo(1));
  }

  @Test
  void countsTheSomaCubeUpToSymmetry() {
    // tag::classes
    Puzzle soma = NamedPuzzles.of("soma");
    BigInteger all = Counting.of(soma).solutions(); // 11,520
    SolutionClasses classes = Counting.of(soma).upToSymmetry();
    BigInteger different = classes.count(); // 240
    // end::classes

    assertThat(all).isEqualTo(11_520);
    assertThat(different).isEqualTo(240);
  }

  private static Prefix prefix(Puzzle puzzle, Start start) {
    return Prefix.of(puzzle.problem(), start.toArray());
  }
}
