package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.KnownCount;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.check.Impossibility;
import org.dancingsparks.testing.Campaign;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The counts that the shipped puzzles state: solutions in two ways, and classes by Burnside's
 * lemma; or a proof that there are none. Which puzzles are counted in an ordinary run depends on
 * the time that their files state.
 */
class ShelfCountsTest {
  private static final BigDecimal SECONDS_OF_QUICK = new BigDecimal("0.3");
  private static final BigDecimal SECONDS_OF_SLOW = new BigDecimal("0.7");
  private static final BigDecimal NO_LIMIT = new BigDecimal("1e9");

  /** The work after which a search by links is given up. */
  private static final long MAX_UPDATES = 10_000_000;

  /** The most memory for a diagram. */
  private static final long MEMORY = 1L << 30;

  private static KnownCount known(String name) {
    return ShippedPuzzles.file(name.split(":")[0]).about(name).count().orElseThrow();
  }

  private static List<String> taking(BigDecimal more, BigDecimal most) {
    return ShippedPuzzles.names().stream()
        .filter(
            name -> {
              BigDecimal seconds = known(name).seconds().orElse(NO_LIMIT);
              return seconds.compareTo(more) > 0 && seconds.compareTo(most) <= 0;
            })
        .toList();
  }

  static List<String> quick() {
    return taking(BigDecimal.ZERO, SECONDS_OF_QUICK);
  }

  /** In each build every third of them, from another one on each time; in a campaign all. */
  static List<String> slow() {
    List<String> all = taking(SECONDS_OF_QUICK, SECONDS_OF_SLOW);
    int step = Campaign.runs(3, 1);
    int first = new Random().nextInt(step);
    return IntStream.range(0, all.size())
        .filter(place -> place % step == first)
        .mapToObj(all::get)
        .toList();
  }

  static List<String> longest() {
    return taking(SECONDS_OF_SLOW, NO_LIMIT);
  }

  @ParameterizedTest
  @MethodSource("quick")
  void countsAreAsStated(String name) {
    check(name);
  }

  @ParameterizedTest
  @MethodSource("slow")
  @Tag("slow")
  void countsOfSecondsAreAsStated(String name) {
    check(name);
  }

  @ParameterizedTest
  @MethodSource("longest")
  @Tag("campaign")
  void countsOfMinutesAreAsStated(String name) {
    check(name);
  }

  private static void check(String name) {
    KnownCount known = known(name);
    PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
    if (Impossibility.of(puzzle, Prefix.EMPTY).isPresent()) {
      assertThat(known.solutions()).isZero();
      return;
    }
    assertThat(byTwoWays(puzzle)).containsExactly(known.solutions(), known.solutions());
    ClassCount classes = Searches.of(puzzle).upToSymmetry();
    known
        .classes()
        .ifPresent(number -> assertThat(count(classes, known.solutions())).isEqualTo(number));
  }

  private static BigInteger count(ClassCount classes, BigInteger solutions) {
    return classes
        .count(solutions, fixed -> fixed.engines().within(MEMORY).prepare(fixed.search()).count())
        .count();
  }

  /** The counts by the first two of the engines and item orders that can do it. */
  private static List<BigInteger> byTwoWays(PiecePuzzle puzzle) {
    return Stream.<Supplier<Optional<BigInteger>>>of(
            () -> byLinks(puzzle),
            () -> byDiagram(puzzle, puzzle.defaultOrder()),
            () -> byDiagram(puzzle, fromTheOtherEnd(puzzle)),
            () -> byChoice(puzzle),
            () -> byLayers(puzzle, fromTheOtherEnd(puzzle)))
        .flatMap(way -> way.get().stream())
        .limit(2)
        .toList();
  }

  private static Optional<BigInteger> byLinks(PiecePuzzle puzzle) {
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    links.cancelledBy(() -> links.updates() > MAX_UPDATES);
    try {
      return Optional.of(links.countAll());
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  /** By the engine and the item order that are chosen for it. */
  private static Optional<BigInteger> byChoice(PiecePuzzle puzzle) {
    return Optional.of(engines(puzzle).prepare(Searches.of(puzzle).all()).count());
  }

  private static Optional<BigInteger> byLayers(PiecePuzzle puzzle, ItemOrder order) {
    Search search = Searches.of(puzzle).all();
    return Optional.of(engines(puzzle).orderedBy(order).layers().require(search).solutions());
  }

  private static Engines engines(PiecePuzzle puzzle) {
    return Engines.of(puzzle).within(MEMORY).counting();
  }

  private static Optional<BigInteger> byDiagram(PiecePuzzle puzzle, ItemOrder order) {
    return new FrontierSearch(puzzle.problem(), order).within(MEMORY).diagram().map(Diagram::count);
  }

  /** The cells from the last to the first, then the pieces. */
  private static ItemOrder fromTheOtherEnd(PiecePuzzle puzzle) {
    ItemOrder order = puzzle.defaultOrder();
    List<String> names = new ArrayList<>();
    for (int place = 0; place < order.size(); place++) {
      names.add(puzzle.problem().itemName(order.item(place)));
    }
    Collections.reverse(names.subList(0, puzzle.board().size()));
    return ItemOrder.ofNames("reversed", puzzle.problem(), names);
  }
}
