package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.parquet.Readers;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.Search;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every solution of Kanoodle, read by three readers. */
@Tag("slow")
class KanoodleSetTest {
  private static final int SOLUTIONS = 371_020;

  @TempDir private Path temporary;

  @Test
  void everySolutionIsThereOnceAndIsAnExactCover() {
    PiecePuzzle kanoodle = ShippedPuzzles.find("kanoodle").orElseThrow();
    Path directory = temporary.resolve("k");
    Search search = Engines.of(kanoodle).prepare(Walks.all(kanoodle), RequestedEngine.DIAGRAM);
    SetOnDisk.write(directory.toString(), kanoodle, Planner.plan(search, OptionalInt.empty(), 8));

    List<List<Integer>> rows = Readers.parquet(directory);
    assertThat(rows).hasSize(SOLUTIONS);
    assertThat(new HashSet<>(rows)).hasSize(SOLUTIONS);
    assertThat(rows)
        .allMatch(
            row ->
                row.size() == 12
                    && kanoodle
                        .problem()
                        .isSolution(row.stream().mapToInt(Integer::intValue).toArray()));
    assertThat(
            Readers.query(
                "SELECT count(*) FROM (SELECT DISTINCT * FROM '" + directory + "/part-*.parquet')"))
        .containsExactly(List.of(SOLUTIONS));
    var bySpark = SharedSpark.session().read().parquet(directory.toString());
    assertThat(bySpark.columns()).hasSize(12);
    assertThat(bySpark.distinct().count()).isEqualTo(SOLUTIONS);
  }
}
