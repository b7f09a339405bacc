package org.dancingsparks.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** The numbers and the order of the rows; that each follows from others is tested by the rules. */
class ProofSearchTest {
  private static Proof proof(Problem problem, ItemOrder order, Prefix givens, int cores) {
    return new ProofSearch(new OrderedProblem(problem, order, givens), cores).proof().orElseThrow();
  }

  private static List<List<Object>> rows(Proof proof, int ranges) {
    List<List<Object>> rows = new ArrayList<>();
    for (long[] refs : proof.ranges(ranges)) {
      ProofRange range = proof.range(refs);
      while (range.next()) {
        List<Object> row = new ArrayList<>();
        for (int word = 0; word < proof.fields().words(); word++) {
          row.add(range.word(word));
        }
        row.add(range.item());
        row.add(range.wholeNumber());
        rows.add(row);
      }
    }
    return rows;
  }

  @Test
  void numberIsThatOfBruteForce() {
    Seed.times(
        8_000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Prefix givens = RandomCases.givens(problem, random);
          Set<List<Integer>> all = BruteForce.solutions(problem);
          List<Integer> wanted = Arrays.stream(givens.options()).boxed().toList();
          long expected = all.stream().filter(solution -> solution.containsAll(wanted)).count();
          ItemOrder order = RandomCases.shuffled(problem, random);
          Proof proof = proof(problem, order, givens, 1 + random.nextInt(2));
          assertThat(proof.count()).isEqualTo(BigInteger.valueOf(expected));
        });
  }

  @Test
  void rowsAscendAndDoNotDependOnRangesOrCores() {
    Puzzle soma = NamedPuzzles.of("soma");
    Proof proof = proof(soma.problem(), soma.defaultOrder(), Prefix.EMPTY, 1);
    assertThat(proof.count()).isEqualTo(11_520);
    List<List<Object>> rows = rows(proof, 1);
    assertThat(rows).hasSize((int) proof.size());
    assertThat(rows.stream().map(row -> (Long) row.get(0)).toList())
        .isSorted()
        .doesNotHaveDuplicates();
    Proof again = proof(soma.problem(), soma.defaultOrder(), Prefix.EMPTY, 2);
    assertThat(rows(again, 7)).isEqualTo(rows);
  }

  /** A proof that is resumed has its ranges again, whichever core has found a row first. */
  @Test
  void rangesDoNotDependOnCores() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:4x15");
    List<List<Integer>> sizes = new ArrayList<>();
    for (int cores : new int[] {1, 2, 4}) {
      Proof proof = proof(puzzle.problem(), puzzle.defaultOrder(), Prefix.EMPTY, cores);
      assertThat(proof.size()).isGreaterThan(10_000);
      sizes.add(proof.ranges(5).stream().map(range -> range.length).toList());
    }
    assertThat(sizes).containsOnly(sizes.get(0));
    assertThat(sizes.get(0)).allMatch(size -> size > 0);
  }

  @Test
  void numbersTakeSeveralWords() {
    Puzzle dominoes = NamedPuzzles.of("dominoes:12x12");
    Proof proof = proof(dominoes.problem(), dominoes.defaultOrder(), Prefix.EMPTY, 2);
    assertThat(proof.count()).isEqualTo(new BigInteger("53060477521960000"));
    Puzzle wide = NamedPuzzles.of("dominoes:4x50");
    Proof large = proof(wide.problem(), wide.defaultOrder(), Prefix.EMPTY, 2);
    assertThat(large.isSmall()).isFalse();
    assertThat(
            rows(large, 3).stream().map(row -> row.get(row.size() - 1)).collect(Collectors.toSet()))
        .contains(large.count(), BigInteger.ONE, BigInteger.ZERO);
  }

  @Test
  void rowsAreCountedUpToALimit() {
    Puzzle soma = NamedPuzzles.of("soma");
    OrderedProblem problem = new OrderedProblem(soma.problem(), soma.defaultOrder());
    long rows = new ProofSearch(problem, 2).proof().orElseThrow().size();
    assertThat(new ProofSearch(problem, 2).ofAtMost(rows).proof()).isPresent();
    assertThat(new ProofSearch(problem, 2).ofAtMost(rows - 1).proof()).isEmpty();
  }

  @Test
  void memoryIsBounded() {
    Puzzle soma = NamedPuzzles.of("soma");
    OrderedProblem problem = new OrderedProblem(soma.problem(), soma.defaultOrder());
    assertThat(new ProofSearch(problem, 2).within(1 << 16).proof()).isEmpty();
  }
}
