package org.dancingsparks.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.run.DamagedException;
import org.dancingsparks.search.Search;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks with and without masks of the options find the same errors. */
class SolutionCheckTest {
  private static final Search QUEENS = Walks.all(SmallProblems.queens(6));

  private static void check(long mostMaskWords, int... options) {
    new SolutionCheck(QUEENS, false, mostMaskWords).check(options, options.length);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1 << 21})
  void coversAreToldFromOthers(long mostMaskWords) {
    List<List<Integer>> solutions = List.copyOf(Walks.brute(QUEENS.problem()));
    assertThat(solutions).hasSize(4);
    for (List<Integer> solution : solutions) {
      int[] options = solution.stream().mapToInt(Integer::intValue).toArray();
      check(mostMaskWords, options);
      int[] fewer = IntStream.of(options).skip(1).toArray();
      assertThatThrownBy(() -> check(mostMaskWords, fewer))
          .isInstanceOf(DamagedException.class)
          .hasMessage("an item is not covered");
      for (int other = 0; other < QUEENS.problem().options(); other++) {
        int[] more = IntStream.concat(IntStream.of(options), IntStream.of(other)).toArray();
        assertThatThrownBy(() -> check(mostMaskWords, more))
            .isInstanceOf(DamagedException.class)
            .hasMessageMatching(
                "option %d (covers an item again|has no primary item)".formatted(other));
      }
    }
  }
}
