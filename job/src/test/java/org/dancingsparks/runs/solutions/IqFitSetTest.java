package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.parquet.Readers;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.Search;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.Walks;
import org.dancingsparks.verify.Verification;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The flagship: every solution of IQ Fit, read by another program. */
@Tag("slow")
class IqFitSetTest {
  private static final long SOLUTIONS = 67_868_848;
  private static final long PRIME = 1_000_000_007;

  @TempDir private Path temporary;

  @Test
  void everySolutionOfTheDiagramIsARowAndEachOnce() {
    PiecePuzzle iqFit = ShippedPuzzles.find("iq-fit").orElseThrow();
    Search search =
        Engines.of(iqFit).within(1L << 30).prepare(Walks.all(iqFit), RequestedEngine.DIAGRAM);
    Path directory = temporary.resolve("iq");
    SetOnDisk.write(directory.toString(), iqFit, Planner.plan(search, OptionalInt.empty(), 8));

    Verification verification = new Verification(directory.toString(), new Configuration());
    verification.readParts(SharedSpark.context(), (done, solutions) -> {});
    verification.compare(all -> search);
    assertThat(verification.faults()).isEmpty();
    assertThat(verification.counted()).contains(BigInteger.valueOf(SOLUTIONS));

    String parts = "'" + directory + "/part-*.parquet'";
    assertThat(Readers.query("SELECT count(*)::INTEGER FROM " + parts))
        .containsExactly(List.of((int) SOLUTIONS));
    long[] weights = weights(iqFit.pieces().size());
    assertThat(Readers.query("SELECT " + checksum(iqFit, weights) + " FROM " + parts))
        .containsExactly(List.of((int) checksum(iqFit, search.diagram().orElseThrow(), weights)));
    // Links shares no code with diagrams: its solutions below the first pieces of some rows
    // are there.
    assertThatLinksAgree(iqFit, parts, search.diagram().orElseThrow());
  }

  private static long[] weights(int pieces) {
    long[] weights = new long[pieces];
    for (int piece = 0; piece < pieces; piece++) {
      weights[piece] = 1 + piece * 7919L % 1009;
    }
    return weights;
  }

  /** A sum over all rows, whatever their order, of squares of weighted sums. */
  private static String checksum(PiecePuzzle puzzle, long... weights) {
    List<String> terms = new ArrayList<>();
    for (int piece = 0; piece < weights.length; piece++) {
      terms.add(weights[piece] + "*" + puzzle.pieces().get(piece).name() + "::BIGINT");
    }
    String sum = "(" + String.join("+", terms) + ")";
    return "(sum(" + sum + "*" + sum + ") % " + PRIME + ")::INTEGER";
  }

  private static long checksum(PiecePuzzle puzzle, Diagram diagram, long... weights) {
    long total = 0;
    RangeCursor cursor = diagram.cursor(0, SOLUTIONS);
    while (cursor.next()) {
      long sum = 0;
      for (int place = 0; place < cursor.size(); place++) {
        int option = cursor.option(place);
        sum += weights[puzzle.placements().get(option).piece()] * option;
      }
      total = (total + sum * sum) % PRIME;
    }
    return total;
  }

  private static void assertThatLinksAgree(PiecePuzzle puzzle, String parts, Diagram diagram) {
    RangeCursor cursor = diagram.cursor(SOLUTIONS / 3, SOLUTIONS / 3 + 1);
    assertThat(cursor.next()).isTrue();
    int[] first = {cursor.option(0), cursor.option(1), cursor.option(2), cursor.option(3)};
    Links links = new Links(puzzle.problem(), puzzle.itemOrder("puzzle"));
    long found = links.from(Prefix.of(puzzle.problem(), first)).count();
    String where =
        Arrays.stream(first)
            .mapToObj(
                option ->
                    puzzle.pieces().get(puzzle.placements().get(option).piece()).name()
                        + "="
                        + option)
            .collect(Collectors.joining(" AND "));
    assertThat(found).isPositive();
    assertThat(Readers.query("SELECT count(*)::INTEGER FROM " + parts + " WHERE " + where))
        .containsExactly(List.of((int) found));
  }
}
