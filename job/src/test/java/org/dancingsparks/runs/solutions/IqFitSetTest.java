package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.verify.Verification;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The flagship: the solutions of IQ Fit, read by another program; in each build those with an
 * option, another one each time, and in a campaign all.
 */
@Tag("slow")
class IqFitSetTest {
  private static final long SOLUTIONS = 67_868_848;
  private static final int BINS = Campaign.runs(2, 8);

  /** The rows of some row groups of each bin. */
  private static final long MILLIONS = 2_000_000;

  private static final long PRIME = 1_000_000_007;

  @TempDir private Path temporary;

  private static Search search(PiecePuzzle puzzle, Prefix givens) {
    return Engines.of(puzzle)
        .within(1L << 30)
        .prepare(Searches.of(puzzle).containing(givens).all(), RequestedEngine.DIAGRAM);
  }

  @Test
  void everySolutionOfTheDiagramIsARowAndEachOnce() {
    PiecePuzzle iqFit = ShippedPuzzles.find("iq-fit").orElseThrow();
    Search all = search(iqFit, Prefix.EMPTY);
    Diagram diagram = all.diagram().orElseThrow();
    assertThat(diagram.count()).isEqualTo(SOLUTIONS);
    if (Campaign.IS_WHOLE) {
      assertIsWritten(iqFit, all, Prefix.EMPTY, SOLUTIONS);
    } else {
      Seed.times(1, (random, seed) -> assertSomeAreWritten(iqFit, diagram.marginals(), random));
    }
  }

  /** Writes the solutions with one option. */
  private void assertSomeAreWritten(PiecePuzzle puzzle, BigInteger[] marginals, Random random) {
    int[] options =
        IntStream.range(0, marginals.length)
            .filter(option -> marginals[option].longValue() > MILLIONS)
            .toArray();
    int option = options[random.nextInt(options.length)];
    Prefix given = Prefix.of(puzzle.problem(), option);
    assertIsWritten(puzzle, search(puzzle, given), given, marginals[option].longValue());
  }

  private void assertIsWritten(PiecePuzzle iqFit, Search search, Prefix givens, long solutions) {
    Path directory = temporary.resolve("iq");
    SetOnDisk.write(directory.toString(), iqFit, Planner.plan(search, OptionalInt.empty(), BINS));

    Verification verification = new Verification(directory.toString(), new Configuration());
    verification.readParts(SharedSpark.context(), (done, rows) -> {});
    verification.compare(all -> search);
    assertThat(verification.faults()).isEmpty();
    assertThat(verification.counted()).contains(BigInteger.valueOf(solutions));

    String parts = "'" + directory + "/part-*.parquet'";
    assertThat(Readers.query("SELECT count(*)::INTEGER FROM " + parts))
        .containsExactly(List.of((int) solutions));
    long[] weights = weights(iqFit.pieces().size());
    assertThat(Readers.query("SELECT " + checksum(iqFit, weights) + " FROM " + parts))
        .containsExactly(List.of((int) checksum(iqFit, search.diagram().orElseThrow(), weights)));
    // Links shares no code with diagrams: its solutions with the first pieces of some row are
    // there.
    assertThatLinksAgree(iqFit, parts, search.diagram().orElseThrow(), givens);
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
    RangeCursor cursor = diagram.cursor(0, diagram.count().longValueExact());
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

  private static void assertThatLinksAgree(
      PiecePuzzle puzzle, String parts, Diagram diagram, Prefix givens) {
    int[] row = diagram.solution(diagram.count().divide(BigInteger.valueOf(3)));
    int[] first =
        IntStream.concat(Arrays.stream(givens.options()), Arrays.stream(row, 0, 4))
            .distinct()
            .toArray();
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
