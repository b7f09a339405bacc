package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.junit.jupiter.api.Test;

/** The README's lines of Java, as they stand there but for the printing. */
class ReadmeTest {
  @Test
  void libraryExampleFindsBothCovers() {
    List<List<String>> printed = new ArrayList<>();
    var builder = new ProblemBuilder<Integer, String>();
    IntStream.rangeClosed(1, 5).forEach(builder::primary);
    builder.option("A1", List.of(1, 5)).option("A2", List.of(2, 4)).option("A3", List.of(2, 3));
    builder.option("A4", List.of(3)).option("A5", List.of(1, 4, 5));
    Problem problem = builder.build();
    Links links = new Links(problem, ItemOrder.given(problem));
    while (links.next()) {
      printed.add(Arrays.stream(links.solution()).mapToObj(builder::identifier).toList());
    }
    assertThat(printed).containsExactly(List.of("A1", "A2", "A4"), List.of("A5", "A3"));
  }
}
