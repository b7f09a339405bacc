package org.dancingsparks.runs.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.rounds.ProofRounds;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.PartRecord;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.junit.jupiter.api.Test;

class ProofInRoundsTest {
  private static RoundBin bin(int bin, int partition) {
    FileRecord file = new FileRecord("attempt-%d.parquet".formatted(bin), 9, "hash");
    return RoundBin.ofNodes(bin, new RoundBin.Nodes(partition, 5, file, null, true));
  }

  @Test
  void partsAreInTheOrderOfTheirNumbersNotOfTheirNames() {
    Puzzle puzzle = NamedPuzzles.of("queens:4");
    Search search = Searches.of(puzzle).all();
    ProofInRounds run =
        new ProofInRounds(
            new RoundRun.Subject(ResultType.PROOF, puzzle, search, "1.0"),
            ProofRounds.plan(search.ordered(), 1),
            new TaskMemory(1 << 20, 1),
            round -> {});
    List<RoundBin> bins =
        IntStream.of(100_000, 99_999, 7).mapToObj(each -> bin(200_000 - each, each)).toList();
    assertThat(run.summary(bins, List.of()).parts())
        .extracting(PartRecord::file)
        .containsExactly("part-00007.parquet", "part-99999.parquet", "part-100000.parquet");
    assertThat(run.summary(bins, List.of()).count()).isEqualTo(BigInteger.ZERO);
    assertThat(run.header().shares()).isPositive();
  }
}
