package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pairs of options by bits against the suffixes after each pair. */
class SuffixPairsTest {
  /** Two options in the order of the diagram. */
  private record Pair(int first, int second) {}

  /** The pairs that a solution contains, with its number, or as pairs of several. */
  private static Map<Pair, Long> bySuffixes(Suffixes suffixes) {
    Map<Pair, Long> pairs = new HashMap<>();
    SuffixIndex index = suffixes.next();
    for (int first : index.options()) {
      SuffixIndex next = index.after(first).next();
      for (int second : next.options()) {
        pairs.put(new Pair(first, second), next.after(second).onlySolution());
      }
    }
    return pairs;
  }

  private static Map<Pair, Long> byBits(Suffixes suffixes, int most) {
    Map<Pair, Long> found = new HashMap<>();
    SuffixGraph graph = suffixes.graph();
    SuffixPairs pairs = new SuffixPairs(graph);
    int[] options = graph.options();
    for (int from = 0; from < options.length; from += most) {
      int[] firsts = Arrays.copyOfRange(options, from, Math.min(options.length, from + most));
      pairs.find(firsts);
      for (int second : pairs.seconds()) {
        for (int bit = 0; bit < firsts.length; bit++) {
          if ((pairs.solvable(second) >> bit & 1) != 0) {
            boolean isUnique = (pairs.unique(second) >> bit & 1) != 0;
            long number = isUnique ? pairs.number(bit, second) : Suffixes.SEVERAL_SOLUTIONS;
            found.put(new Pair(firsts[bit], second), number);
          }
        }
      }
    }
    return found;
  }

  @Test
  void findsThePairsAndTheNumbersOfTheirSolutions() {
    SuffixCases.everywhere(
        (diagram, random) -> {
          int most = 1 + random.nextInt(Long.SIZE);
          SuffixCases.atEachPlace(
              diagram,
              (suffixes, options) ->
                  assertThat(byBits(suffixes, most))
                      .as("after %s", Arrays.toString(options))
                      .isEqualTo(bySuffixes(suffixes)));
        });
  }
}
