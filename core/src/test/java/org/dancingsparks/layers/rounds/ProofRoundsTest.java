package org.dancingsparks.layers.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceRanges;
import org.dancingsparks.proof.CollectedRows;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofRange;
import org.dancingsparks.proof.ProofResiduals;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.proof.WrittenRow;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Proofs in rounds have the rows of those that are found in memory. */
class ProofRoundsTest {
  private static final long ROOMY = 1 << 24;

  private static ProofRounds rounds(OrderedProblem problem, Random random) {
    ProofResiduals residuals = new ProofResiduals(problem);
    int shares = 1 + random.nextInt(5);
    long few = 1L << random.nextInt(8);
    PlaceRanges ranges = PlaceRanges.byKey(PlaceProblem.of(residuals), shares, few);
    return new ProofRounds(residuals, new PlaceRounds(ranges, 100));
  }

  private static List<Object> row(WrittenRow row, int words) {
    List<Object> read = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      read.add(row.word(word));
    }
    read.add(row.item());
    read.add(row.wholeNumber());
    return read;
  }

  private static List<List<Object>> expected(OrderedProblem problem) {
    Proof proof = new ProofSearch(problem, 1).proof().orElseThrow();
    List<List<Object>> rows = new ArrayList<>();
    ProofRange range = proof.range(proof.ranges(1).get(0));
    while (range.next()) {
      rows.add(row(range, proof.fields().words()));
    }
    return rows;
  }

  /** The rows of all partitions, those of each in order. */
  private static List<List<Object>> found(ProofRounds rounds, long memory) {
    RoundSweep forward = rounds.forward();
    RoundsInMemory residuals = new RoundsInMemory(forward, memory);
    BigInteger solutions = residuals.count();
    List<List<Object>> rows = new ArrayList<>();
    List<RoundSweep.Stored> indexes = List.of();
    for (int round = forward.rounds() - 1; round >= 0; round--) {
      List<RoundSweep.Stored> next = indexes;
      List<RoundSweep.Stored> built = new ArrayList<>();
      for (int partition = 0; partition < forward.partitions(round); partition++) {
        ByteArrayOutputStream index = new ByteArrayOutputStream();
        DiagramRounds.Input input =
            new DiagramRounds.Input(residuals.fillings(round, partition), next::get, solutions);
        ProofRounds.Rows found = rounds.rows(residuals.task(round, partition), input, index);
        built.add(
            new RoundSweep.Stored(
                "index", RoundsInMemory.bytes(index.toByteArray()), found.index()));
        addAll(rows, found.rows(), rounds.words());
      }
      indexes = built;
    }
    return rows;
  }

  private static void addAll(List<List<Object>> rows, CollectedRows part, int words) {
    int before = rows.size();
    while (part.next()) {
      rows.add(row(part, words));
    }
    List<List<Object>> added = rows.subList(before, rows.size());
    assertThat(added).hasSize(part.size());
    assertThat(added).isSortedAccordingTo((one, other) -> compared(one, other, words));
  }

  private static int compared(List<Object> one, List<Object> other, int words) {
    int compared = 0;
    for (int word = 0; word < words && compared == 0; word++) {
      compared = Long.compare((Long) one.get(word), (Long) other.get(word));
    }
    return compared;
  }

  private static void check(OrderedProblem problem, Random random) {
    long memory = random.nextBoolean() ? ROOMY : 2_000;
    assertThat(found(rounds(problem, random), memory))
        .containsExactlyInAnyOrderElementsOf(expected(problem));
  }

  @Test
  void rowsOfRandomProblems() {
    Seed.times(
        1_000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          check(new OrderedProblem(problem, order, RandomCases.givens(problem, random)), random);
        });
  }

  private static Problem read(String text) {
    return KnuthReader.read("test", text);
  }

  @Test
  void nothingIsLeftToCover() {
    Random random = new Random(7);
    Problem empty = new ProblemBuilder<>().build();
    check(new OrderedProblem(empty, ItemOrder.given(empty)), random);
    Problem secondary =
        new ProblemBuilder<String, String>().secondary("x").option("o", List.of("x")).build();
    check(new OrderedProblem(secondary, ItemOrder.given(secondary)), random);
    Problem two = read("a b\na b\na\nb\n");
    ItemOrder order = ItemOrder.given(two);
    check(new OrderedProblem(two, order, Prefix.of(two, 0)), random);
    check(new OrderedProblem(two, order, Prefix.of(two, 1)), random);
    Problem none = read("a b\na\n");
    check(new OrderedProblem(none, ItemOrder.given(none)), random);
  }

  @Test
  void rowsOfPuzzles() {
    Random random = new Random(3);
    for (String name : new String[] {"dominoes:6x7", "queens:6", "langford:2,7", "sudoku:2"}) {
      Puzzle puzzle = NamedPuzzles.of(name);
      check(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()), random);
    }
  }

  @Test
  void residualsAndNumbersOfSeveralWords() {
    Puzzle puzzle = NamedPuzzles.of("dominoes:4x64");
    OrderedProblem problem = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
    check(problem, new Random(5));
    assertThat(new ProofSearch(problem, 1).proof().orElseThrow().isSmall()).isFalse();
  }
}
