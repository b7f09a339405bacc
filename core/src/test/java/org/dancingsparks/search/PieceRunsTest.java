package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

/** Runs against the rows that they stand for. */
class PieceRunsTest {
  @Test
  void runsAreTheRowsOfSolutionsWhereEachPieceIsUsed() {
    Seed.times(100, (random, seed) -> check(SolutionSchema.of(SmallPuzzles.mirrored()), random));
  }

  @Test
  void runsAreTheRowsOfSolutionsWherePiecesMayBeLeftOut() {
    Seed.times(100, (random, seed) -> check(SolutionSchema.of(SmallPuzzles.spares()), random));
  }

  /** Writes groups of rows, each of which begins like the one before. */
  private static void check(SolutionSchema schema, Random random) {
    PieceRuns runs = new PieceRuns(schema);
    assertThat(runs.columns()).isEqualTo(schema.columns().size());
    List<Integer> before = List.of();
    for (int group = 0; group < 3; group++) {
      List<List<Integer>> rows = new ArrayList<>();
      for (int left = random.nextInt(200); left > 0; left--) {
        int kept = random.nextInt(before.size() + 1);
        before = row(schema, before.subList(0, kept), random);
        rows.add(before);
        int unchanged = random.nextInt(kept + 1);
        runs.add(before.stream().mapToInt(option -> option).toArray(), unchanged);
        assertThat(runs.rows()).isEqualTo(rows.size());
        assertThat(runs.size()).isEqualTo(ended(runs));
      }
      runs.endGroup();
      for (int column = 0; column < runs.columns(); column++) {
        int[] own = schema.optionsByColumn()[column];
        assertThat(values(runs.column(column)))
            .isEqualTo(rows.stream().map(row -> value(row, own)).toList());
      }
      runs.startGroup();
      assertThat(List.of(runs.rows(), runs.size(), ended(runs))).containsOnly(0);
    }
  }

  private static int ended(PieceRuns runs) {
    int ended = 0;
    for (int column = 0; column < runs.columns(); column++) {
      ended += runs.column(column).size();
    }
    return ended;
  }

  /** Some options at the front, and one for each other column, or none where there need be none. */
  private static List<Integer> row(SolutionSchema schema, List<Integer> front, Random random) {
    List<Integer> rest = new ArrayList<>();
    for (int column = 0; column < schema.columns().size(); column++) {
      int[] own = schema.optionsByColumn()[column];
      boolean isFree = value(front, own) == ColumnRuns.NULL;
      boolean isLeftOut = schema.columns().get(column).isNullable() && random.nextBoolean();
      if (isFree && !isLeftOut) {
        rest.add(own[random.nextInt(Math.min(own.length, 3))]);
      }
    }
    Collections.shuffle(rest, random);
    List<Integer> row = new ArrayList<>(front);
    row.addAll(rest);
    return row;
  }

  /** The option that a row has in a column. */
  private static int value(List<Integer> row, int... own) {
    return row.stream()
        .filter(option -> Arrays.stream(own).anyMatch(id -> id == option))
        .findFirst()
        .orElse(ColumnRuns.NULL);
  }

  /** The rows of a column; no two neighbouring runs are of the same option. */
  private static List<Integer> values(ColumnRuns runs) {
    List<Integer> values = new ArrayList<>();
    for (int run = 0; run < runs.size(); run++) {
      assertThat(run > 0 && runs.option(run) == runs.option(run - 1)).isFalse();
      values.addAll(Collections.nCopies(runs.end(run) - values.size(), runs.option(run)));
    }
    return values;
  }
}
