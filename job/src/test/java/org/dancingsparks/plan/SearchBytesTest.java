package org.dancingsparks.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.dancingsparks.Seed;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;

class SearchBytesTest {
  private static Search sample() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    int given = Walks.brute(puzzle.problem()).iterator().next().get(0);
    return Searches.splitBy(
        puzzle, puzzle.itemOrder("first-use"), Prefix.of(puzzle.problem(), given), "B");
  }

  private static void checkSame(Search search) {
    Search read = SearchBytes.read(SearchBytes.write(search));
    assertThat(read.problem().canonicalText()).isEqualTo(search.problem().canonicalText());
    assertThat(read.order().name()).isEqualTo(search.order().name());
    assertThat(read.givens()).isEqualTo(search.givens());
    assertThat(read.use()).isEqualTo(search.use());
    assertThat(read.symmetries().images()).isEqualTo(search.symmetries().images());
    assertThat(read.pivot()).isEqualTo(search.pivot());
    for (int place = 0; place < search.order().size(); place++) {
      assertThat(read.order().item(place)).isEqualTo(search.order().item(place));
    }
    Plan plan = Planner.plan(search, OptionalInt.of(1), 3);
    assertThat(Walks.planned(read, plan)).isEqualTo(Walks.planned(search, plan));
  }

  @Test
  void searchComesBackAsItWas() {
    checkSame(sample());
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      checkSame(Walks.all(puzzle));
      checkSame(Searches.classes(puzzle, Walks.order(puzzle), Prefix.EMPTY));
    }
  }

  @Test
  void randomProblemComesBackAsItWas() {
    Seed.times(50, (random, seed) -> checkSame(Walks.all(SmallPuzzles.randomProblem(random))));
  }

  @Test
  void namesOfAnyKindComeBack() {
    checkSame(
        Walks.all(SmallPuzzles.words("a|:% \t\u0000\u00e9", "a|", ":%", " \t", "\u0000\u00e9")));
  }

  @Test
  void equalSearchesAreEqualBytes() {
    assertThat(SearchBytes.write(sample())).isEqualTo(SearchBytes.write(sample()));
  }

  @Test
  void anyFlippedByteIsNoticed() {
    byte[] bytes = SearchBytes.write(sample());
    for (int at = 0; at < bytes.length; at += at < 64 || at > bytes.length - 64 ? 1 : 7) {
      for (int mask : List.of(0x01, 0x80, 0xff)) {
        byte[] damaged = bytes.clone();
        damaged[at] ^= (byte) mask;
        assertRefused(damaged);
      }
    }
  }

  @Test
  void anyShorterOrLongerTextIsNoticed() {
    byte[] bytes = SearchBytes.write(sample());
    for (int length = 0; length < bytes.length; length += length < 64 ? 1 : 7) {
      assertRefused(Arrays.copyOf(bytes, length));
    }
    assertRefused(Arrays.copyOf(bytes, bytes.length - 1));
    assertRefused(Arrays.copyOf(bytes, bytes.length + 1));
    assertRefused(Arrays.copyOf(bytes, bytes.length + 8));
  }

  private static void assertRefused(byte[] bytes) {
    assertThatIllegalArgumentException().isThrownBy(() -> SearchBytes.read(bytes));
  }

  @Test
  void anotherVersionIsToldApartFromDamage() {
    byte[] bytes = SearchBytes.write(sample());
    bytes[7]++;

    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchBytes.read(bytes))
        .withMessageContaining("another version");
  }
}
