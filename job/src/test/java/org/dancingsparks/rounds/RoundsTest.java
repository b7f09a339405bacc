package org.dancingsparks.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("spark")
class RoundsTest {
  @TempDir private Path directory;

  /** Receives rounds, and disturbs nothing. */
  private static class Rounds implements RoundListener {
    final List<RoundSummary> ended = new ArrayList<>();

    @Override
    public Progress begins(int round, int rounds) {
      return (done, found) -> {};
    }

    @Override
    public void ended(RoundSummary round) {
      ended.add(round);
    }
  }

  private RoundResult count(Search search, long memory, RoundListener listener) {
    RoundPlan plan =
        RoundPlan.of(
                search.problem(),
                search.order(),
                search.givens(),
                new RoundPlan.Resources(2, memory))
            .orElseThrow();
    return new RoundCount(
            SharedSpark.context(),
            search,
            plan,
            new RoundCount.Resources(directory.toString(), memory))
        .run("test", listener);
  }

  private static Search search(Puzzle puzzle) {
    return Search.all(puzzle.problem(), puzzle.defaultOrder(), Prefix.EMPTY);
  }

  private static BigInteger expected(Search search) {
    return LayerCount.of(search.problem(), search.order(), search.givens())
        .orElseThrow()
        .count()
        .orElseThrow();
  }

  private void assertNothingIsLeft() throws IOException {
    try (Stream<Path> left = Files.list(directory)) {
      assertThat(left).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 1000000000",
    "pentominoes:6x10, 1000000000",
    "pentominoes:3x20, 100000",
    "langford:2;8, 1000000000",
    "queens:6, 1000000000"
  })
  void countsLikeLayersInOneJvm(String name, long memory) throws IOException {
    Search search = search(NamedPuzzles.of(name.replace(';', ',')));
    Rounds rounds = new Rounds();
    RoundResult result = count(search, memory, rounds);
    assertThat(result.solutions()).isEqualTo(expected(search));
    assertThat(rounds.ended).hasSize(rounds.ended.get(0).rounds());
    assertThat(rounds.ended.stream().mapToLong(RoundListener.RoundSummary::residuals).sum())
        .isEqualTo(result.residuals());
    assertNothingIsLeft();
  }
}
