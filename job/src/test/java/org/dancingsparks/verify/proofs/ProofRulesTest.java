package org.dancingsparks.verify.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofRange;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Each row of a proof follows from others by the rules, which share no code with the search. */
class ProofRulesTest {
  private record Row(int item, BigInteger number) {}

  private static void assertFollows(Problem problem, ItemOrder order, Prefix givens) {
    Proof proof =
        new ProofSearch(new OrderedProblem(problem, order, givens), 1).proof().orElseThrow();
    ProofRules rules = new ProofRules(problem, givens.options());
    assertThat(rules.words()).isEqualTo(proof.fields().words());
    Map<List<Long>, Row> rows = new HashMap<>();
    for (long[] refs : proof.ranges(2)) {
      ProofRange range = proof.range(refs);
      while (range.next()) {
        List<Long> key =
            LongStream.range(0, rules.words()).map(w -> range.word((int) w)).boxed().toList();
        assertThat(rows.put(key, new Row(range.item(), range.wholeNumber()))).isNull();
      }
    }
    assertThat(rows).hasSize((int) proof.size());
    rows.forEach((key, row) -> assertThat(row.number).isEqualTo(sum(rules, rows, key)));
    List<Long> start = LongStream.of(rules.start()).boxed().toList();
    assertThat(rows.get(start).number).isEqualTo(proof.count());
  }

  private static BigInteger sum(ProofRules rules, Map<List<Long>, Row> rows, List<Long> key) {
    int[] state = rules.state(key.stream().mapToLong(Long::longValue).toArray());
    Row row = rows.get(key);
    if (!rules.hasPrimary(state)) {
      assertThat(row.item).isEqualTo(-1);
      return BigInteger.ONE;
    }
    assertThat(rules.isOpen(row.item, state)).isTrue();
    List<BigInteger> numbers = new ArrayList<>();
    rules.forEachLeft(
        state,
        row.item,
        left -> {
          List<Long> to = LongStream.of(left).boxed().toList();
          assertThat(rows).containsKey(to);
          numbers.add(rows.get(to).number);
        });
    return numbers.stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Test
  void rowsOfRandomProblemsFollow() {
    Seed.times(
        8_000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Prefix givens = RandomCases.givens(problem, random);
          assertFollows(problem, RandomCases.shuffled(problem, random), givens);
        });
  }

  @Test
  void rowsOfPuzzlesFollow() {
    for (String name : List.of("queens:6", "langford:2,4", "dominoes:4x50", "dominating:3")) {
      Puzzle puzzle = NamedPuzzles.of(name);
      assertFollows(puzzle.problem(), puzzle.defaultOrder(), Prefix.EMPTY);
    }
  }
}
