package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.values.DiagramGraph;
import org.junit.jupiter.api.Test;

/** Fingerprints against sums of products of big integers. */
class SolutionFingerprintTest {
  private static final BigInteger MODULUS = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);

  private static BigInteger big(long number) {
    return BigInteger.valueOf(number);
  }

  private static BigInteger weight(SolutionFingerprint fingerprint, int option) {
    return big(fingerprint.times(SolutionFingerprint.ONE, option));
  }

  @Test
  void productsAndSumsAreThoseModuloThePrime() {
    Seed.times(
        1000,
        (random, seed) -> {
          SolutionFingerprint fingerprint = new SolutionFingerprint(10);
          long some = random.nextInt(4) == 0 ? MODULUS.longValue() - 1 : random.nextLong() >>> 3;
          int option = random.nextInt(10);
          assertThat(big(fingerprint.times(some, option)))
              .isEqualTo(big(some).multiply(weight(fingerprint, option)).mod(MODULUS));
          long rest = random.nextBoolean() ? MODULUS.longValue() - some : random.nextLong() >>> 3;
          assertThat(big(SolutionFingerprint.sum(some, rest)))
              .isEqualTo(big(some).add(big(rest)).mod(MODULUS));
        });
  }

  @Test
  void thatOfADiagramIsThatOfItsSolutions() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          SolutionFingerprint fingerprint = new SolutionFingerprint(problem.options());
          Diagram diagram =
              new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
          if (diagram.roots[0] != DiagramGraph.NONE) {
            BigInteger sum =
                solutions.stream()
                    .map(solution -> product(fingerprint, solution))
                    .reduce(BigInteger.ZERO, BigInteger::add);
            assertThat(big(fingerprint.ofPaths(diagram.graph(), diagram.roots[0])))
                .isEqualTo(sum.mod(MODULUS));
          }
        });
  }

  private static BigInteger product(SolutionFingerprint fingerprint, List<Integer> solution) {
    return solution.stream()
        .map(option -> weight(fingerprint, option))
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }
}
