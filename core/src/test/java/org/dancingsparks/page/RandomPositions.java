package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;

/** Options that do not conflict: a part of a solution, any others, or some of both. */
final class RandomPositions {
  private RandomPositions() {}

  static int[] of(Diagram diagram, Random random) {
    Problem problem = diagram.problem();
    BigInteger number =
        new BigInteger(diagram.count().bitLength() + 20, random).mod(diagram.count());
    int[] solution = diagram.solution(number);
    List<Integer> shuffled = Arrays.stream(solution).boxed().collect(Collectors.toList());
    Collections.shuffle(shuffled, random);
    int size = random.nextInt(solution.length + 1);
    int own = random.nextInt(3) == 0 ? random.nextInt(size + 1) : size;
    Prefix placed = Prefix.of(problem, shuffled.stream().limit(own).mapToInt(id -> id).toArray());
    for (int trial = 0; trial < 100 && placed.size() < size; trial++) {
      int option = random.nextInt(problem.options());
      if (placed.allows(problem, option)) {
        int[] more = Arrays.copyOf(placed.options(), placed.size() + 1);
        more[placed.size()] = option;
        placed = Prefix.of(problem, more);
      }
    }
    return placed.options();
  }
}
