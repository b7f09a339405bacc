package org.dancingsparks.verify.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs of all kinds of problems: brute force finds the number that they claim, and checkers. */
class RandomProofsTest {
  private static final int KINDS = 6;

  /** Digits of the largest numbers of SQL. */
  private static final int MOST_DIGITS = 38;

  /** The most items of a problem that is not several side by side. */
  private static final int MOST_ITEMS = 10;

  private final int[] counts = new int[4];

  /** A problem, and how many solutions it has with some givens. */
  private record Known(Problem problem, Prefix givens, BigInteger solutions) {
    static Known of(Problem problem, Random random) {
      Prefix givens = RandomCases.givens(problem, random);
      return new Known(problem, givens, bruteForce(problem, givens.list()));
    }

    private static BigInteger bruteForce(Problem problem, List<Integer> givens) {
      return BigInteger.valueOf(
          BruteForce.solutions(problem).stream()
              .filter(solution -> solution.containsAll(givens))
              .count());
    }

    /** Copies of a problem side by side: keys of many words, and numbers of any size. */
    static Known beside(Problem problem, int copies) {
      ProblemBuilder<String, Integer> all = new ProblemBuilder<>(option -> null);
      for (int copy = 0; copy < copies; copy++) {
        for (int item = 0; item < problem.primaryItems(); item++) {
          all.between(copy + "i" + item, problem.least(item), problem.most(item));
        }
      }
      for (int copy = 0; copy < copies; copy++) {
        for (int item = problem.primaryItems(); item < problem.items(); item++) {
          all.secondary(copy + "i" + item);
        }
        for (int option = 0; option < problem.options(); option++) {
          add(all, copy, problem, option);
        }
      }
      BigInteger one = bruteForce(problem, List.of());
      return new Known(all.build(), Prefix.EMPTY, one.pow(copies));
    }

    private static void add(
        ProblemBuilder<String, Integer> all, int copy, Problem problem, int option) {
      int id = copy * problem.options() + option;
      all.option(id);
      for (int at = 0; at < problem.size(option); at++) {
        String name = copy + "i" + problem.item(option, at);
        if (problem.colour(option, at) > 0) {
          all.entry(id, name, problem.colourName(problem.colour(option, at)));
        } else {
          all.entry(id, name);
        }
      }
    }

    /** Copies have the item order of the problem, one after another, else rows would be many. */
    ProofCase proof(Random random) {
      return problem.items() > MOST_ITEMS
          ? new ProofCase(new OrderedProblem(problem, inOrder(problem), givens))
          : new ProofCase(problem, givens, random);
    }

    private static ItemOrder inOrder(Problem problem) {
      return ItemOrder.of("natural", problem, IntStream.range(0, problem.items()).toArray());
    }
  }

  private static Known known(Random random) {
    Known known =
        switch (random.nextInt(KINDS)) {
          case 0 -> Known.of(SmallProblems.random(random), random);
          // Each option twice.
          case 1 -> Known.of(RandomCases.copied(SmallProblems.random(random), 2), random);
          case 2 -> nothingToCover(random);
          case 3 -> Known.beside(withSolutions(random), 1 + random.nextInt(90));
          default -> Known.of(SmallProblems.extended(random), random);
        };
    return ProofCase.canBeWritten(known.problem) ? known : known(random);
  }

  /** All options of a solution as givens: often nothing is left to cover. */
  private static Known nothingToCover(Random random) {
    Problem problem = withSolutions(random);
    List<Integer> all = BruteForce.solutions(problem).iterator().next();
    Prefix givens = Prefix.of(problem, all.stream().mapToInt(Integer::intValue).toArray());
    return new Known(problem, givens, Known.bruteForce(problem, all));
  }

  private static Problem withSolutions(Random random) {
    Problem problem = SmallProblems.extended(random);
    return BruteForce.solutions(problem).size() > 1 ? problem : withSolutions(random);
  }

  private void count(ProofCase proof) {
    counts[0] += proof.rows().size() == 1 && proof.claim().signum() > 0 ? 1 : 0;
    counts[1] += proof.rows().get(0).key().length > 1 ? 1 : 0;
    counts[2] += proof.claim().bitLength() >= Long.SIZE ? 1 : 0;
    counts[3] += proof.claim().signum() == 0 ? 1 : 0;
  }

  @Test
  void claimsAreThoseOfBruteForceAndAccepted() {
    Seed.times(
        2_000,
        (random, seed) -> {
          Known known = known(random);
          ProofCase proof = known.proof(random);
          assertThat(proof.claim()).isEqualTo(known.solutions);
          assertThat(proof.isAccepted()).isTrue();
          if (known.problem.items() <= MOST_ITEMS) {
            assertThat(proof.holds()).isTrue();
          }
          count(proof);
        });
    System.out.printf(
        "%,d proofs of nothing to cover, %,d with keys of several words, %,d with numbers as text,"
            + " %,d of no solution%n",
        counts[0], counts[1], counts[2], counts[3]);
    assertThat(counts).doesNotContain(0);
  }

  @Test
  @Tag("slow")
  void sqlAndPythonAcceptThem(@TempDir Path directory) throws Exception {
    OtherCheckers.assertAll(directory, RandomProofsTest::assertAccepted);
  }

  private static void assertAccepted(OtherCheckers others, Random random) {
    Known known = known(random);
    String solutions = known.solutions.toString();
    if (known.problem.isPlain()) {
      others.write(known.proof(random));
      assertThat(others.python()).isEqualTo(solutions);
      if (solutions.length() <= MOST_DIGITS) {
        assertThat(others.sql()).isEqualTo(solutions);
      }
    }
  }
}
