package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SideSymbolsTest {
  @Test
  void manyTilesHaveSymbolsOfTheirOwn() {
    assertThat(SideSymbols.tiles(IntStream.range(0, 300).mapToObj(tile -> "tile " + tile).toList()))
        .extracting(mark -> mark.symbol())
        .doesNotHaveDuplicates()
        .allMatch(Character::isLetterOrDigit);
  }

  @Test
  void coloursHaveTheirInitialsIfTheseAreFree() {
    assertThat(SideSymbols.colours(List.of("grey", "green", "Red", "a")))
        .extracting(mark -> "" + mark.symbol())
        .containsExactly("g", "b", "r", "a");
  }
}
