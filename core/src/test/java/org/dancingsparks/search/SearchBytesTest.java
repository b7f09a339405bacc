package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

class SearchBytesTest {
  private static Search sample() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    int given = Walks.brute(puzzle.problem()).iterator().next().get(0);
    return Searches.of(puzzle)
        .orderedBy(puzzle.itemOrder("first-use"))
        .containing(Prefix.of(puzzle.problem(), given))
        .splitBy("B");
  }

  /** A search whose solutions are known. */
  private static Search known(Puzzle puzzle, Search search) {
    return Engines.of(puzzle)
        .orderedBy(search.order())
        .within(1 << 26)
        .prepare(search, RequestedEngine.DIAGRAM);
  }

  /** A search whose diagram came with the puzzle and was restricted to the givens. */
  private static Search restricted() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    Search search = Walks.all(puzzle, Walks.brute(puzzle.problem()).iterator().next().get(1));
    Diagram all = known(puzzle, Walks.all(puzzle)).diagram().orElseThrow();
    return search.withDiagram(all.restrictedTo(search.givens()));
  }

  /** A search without some of its options, none of them given. */
  private static Search keepingSome(Search search) {
    BitSet kept = search.problem().allOptions();
    IntStream.range(0, search.problem().options())
        .filter(option -> option % 3 == 1)
        .forEach(kept::clear);
    Arrays.stream(search.givens().options()).forEach(kept::set);
    return search.keeping(kept);
  }

  @Test
  void optionsLeftOutStayOut() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    Search byLinks = keepingSome(Walks.all(puzzle));
    Search byDiagram = keepingSome(known(puzzle, Walks.all(puzzle)));
    Search byMemo = byLinks.by(new Method.Memo(byLinks.order(), 1 << 10));
    Search byBitSets = byLinks.by(new Method.BitSets(byLinks.order()));
    for (Search search : List.of(byLinks, byDiagram, byMemo, byBitSets)) {
      checkSame(search);
      assertThat(SearchBytes.read(SearchBytes.write(search)).kept()).isEqualTo(byLinks.kept());
      assertThat(search.kept().cardinality()).isLessThan(puzzle.problem().options());
    }
    assertThat(keepingSome(restricted()).knownCount()).isPresent();
  }

  @Test
  void coloursAndBoundsArrive() {
    Seed.times(
        200,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = ItemOrder.given(problem);
          int[] givens =
              BruteForce.solutions(problem).stream()
                  .limit(1)
                  .flatMap(List::stream)
                  .mapToInt(option -> option)
                  .toArray();
          Prefix prefix = Prefix.of(problem, Arrays.copyOf(givens, Math.min(1, givens.length)));
          SymmetrySplit split = SymmetrySplit.none(problem.options());
          checkSame(new Search(new OrderedProblem(problem, order, prefix), split));
        });
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
    assertThat(read.method().engine()).isEqualTo(search.method().engine());
    assertThat(read.method().memory()).isEqualTo(search.method().memory());
    assertThat(read.regime()).isEqualTo(search.regime());
    assertThat(read.knownCount()).isEqualTo(search.knownCount());
    assertThat(read.diagram().map(Diagram::count)).isEqualTo(search.diagram().map(Diagram::count));
    Plan plan = Planner.plan(search, OptionalInt.of(1), 3);
    assertThat(Walks.planned(read, plan)).isEqualTo(Walks.planned(search, plan));
  }

  @Test
  void searchComesBackAsItWas() {
    checkSame(sample());
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      checkSame(Walks.all(puzzle));
      checkSame(Searches.of(puzzle).classes());
    }
  }

  @Test
  void searchWithADiagramComesBackAsItWas() {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      checkSame(known(puzzle, Walks.all(puzzle)));
      checkSame(known(puzzle, Searches.of(puzzle).classes()));
      checkSame(Walks.all(puzzle).by(new Method.Memo(Walks.order(puzzle), 1 << 16)));
    }
    PiecePuzzle mirrored = SmallPuzzles.mirrored();
    checkSame(known(mirrored, sample()));
    checkSame(restricted());
    assertThat(restricted().knownCount().orElseThrow()).isPositive();
  }

  @Test
  void diagramInAFileDoesNotLeaveItsMachine() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    Search search = Walks.all(puzzle);
    Search onDisk =
        LayerDiagram.of(new OrderedProblem(puzzle.problem(), search.order()))
            .orElseThrow()
            .within(1 << 18)
            .solutions()
            .map(search::withDiagram)
            .orElseThrow();
    assertThat(onDisk.regime()).isEqualTo(Method.RANGES);
    assertThat(onDisk.diagram()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchBytes.write(onDisk))
        .withMessageContaining("in a file");
  }

  @Test
  void randomProblemComesBackAsItWas() {
    Seed.times(
        50,
        (random, seed) -> {
          Problem problem = SmallProblems.random(random);
          checkSame(Walks.all(problem));
          checkSame(known(new PlainPuzzle("random", problem), Walks.all(problem)));
        });
  }

  @Test
  void namesOfAnyKindComeBack() {
    checkSame(
        Walks.all(SmallProblems.words("a|:% \t\u0000\u00e9", "a|", ":%", " \t", "\u0000\u00e9")));
  }

  @Test
  void equalSearchesAreEqualBytes() {
    assertThat(SearchBytes.write(sample())).isEqualTo(SearchBytes.write(sample()));
  }

  @Test
  void anyFlippedByteIsDetected() {
    checkFlips(SearchBytes.write(sample()));
    checkFlips(SearchBytes.write(restricted()));
  }

  private static void checkFlips(byte... bytes) {
    for (int at = 0; at < bytes.length; at += at < 64 || at > bytes.length - 64 ? 1 : 7) {
      for (int mask : List.of(0x01, 0x80, 0xff)) {
        byte[] damaged = bytes.clone();
        damaged[at] ^= (byte) mask;
        assertRefused(damaged);
      }
    }
  }

  @Test
  void anyShorterOrLongerTextIsDetected() {
    checkLengths(SearchBytes.write(sample()));
    checkLengths(SearchBytes.write(restricted()));
  }

  private static void checkLengths(byte... bytes) {
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
  void anotherVersionIsNotTakenForDamage() {
    byte[] bytes = SearchBytes.write(sample());
    bytes[7]++;

    assertThatIllegalArgumentException()
        .isThrownBy(() -> SearchBytes.read(bytes))
        .withMessageContaining("another version");
  }
}
