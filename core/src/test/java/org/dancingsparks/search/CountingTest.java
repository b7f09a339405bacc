package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.orders.Exports;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountingTest {
  private static final Puzzle SOMA = NamedPuzzles.of("soma");

  @ParameterizedTest
  @EnumSource
  void everyEngineCountsTheSame(RequestedEngine engine) {
    assertThat(Counting.of(SOMA).by(engine).solutions()).isEqualTo(11_520);
    assertThat(Counting.of(SOMA).by(engine).upToSymmetry().count()).isEqualTo(240);
  }

  /** The fundamental solutions of n queens, A002562. */
  @ParameterizedTest
  @CsvSource({"6, 1", "8, 12", "9, 46"})
  void queensAreCountedUpToSymmetry(int size, int classes) {
    assertThat(Counting.of(NamedPuzzles.of("queens:" + size)).upToSymmetry().count())
        .isEqualTo(classes);
  }

  @Test
  void solutionsContainWhatIsGiven() {
    Links first = new Links(SOMA.problem(), SOMA.defaultOrder());
    assertThat(first.next()).isTrue();
    Prefix given = Prefix.of(SOMA.problem(), first.solution()[0]);
    long listed = new Links(SOMA.problem(), SOMA.defaultOrder()).from(given).count();
    assertThat(listed).isBetween(1L, 11_519L);
    assertThat(Counting.of(SOMA).containing(given).solutions()).isEqualTo(listed);
  }

  @Test
  void aDividedSearchIsNotCountedByLayers() {
    Puzzle pentominoes = NamedPuzzles.of("pentominoes:4x15");
    Search all = Searches.of(pentominoes).all();
    assertThat(Counting.of(pentominoes).prepare(all).layered()).isPresent();
    assertThat(Counting.of(pentominoes).divided().prepare(all).layered()).isEmpty();
    assertThatThrownBy(
            () -> Counting.of(pentominoes).by(RequestedEngine.LAYERS).divided().prepare(all))
        .isInstanceOf(InputException.class);
  }

  @Test
  void onlyACountThatLayersMayDoIsForecast() {
    Puzzle pentominoes = NamedPuzzles.of("pentominoes:4x15");
    Search all = Searches.of(pentominoes).all();
    Counting counting = Counting.of(pentominoes);
    double residuals = counting.prepare(all).layered().orElseThrow().residuals();
    assertThat(counting.forecast(all).orElseThrow().residuals().number())
        .isCloseTo(residuals, withinPercentage(50));
    assertThat(counting.divided().forecast(all)).isEmpty();
    assertThat(counting.by(RequestedEngine.LINKS).forecast(all)).isEmpty();
    assertThat(Counting.of(NamedPuzzles.of("langford:2,7")).forecast(all)).isEmpty();
  }

  @Test
  void theSecondCountGoesAnotherWay() {
    Puzzle queens = NamedPuzzles.of("queens:8");
    List<String> ways = new ArrayList<>();
    for (String first : List.of("links", "diagram")) {
      SecondCount.Result second = Counting.of(queens).again(Searches.of(queens).all(), first);
      assertThat(second.solutions()).isEqualTo(92);
      ways.add(second.way());
    }
    assertThat(ways).containsExactly("diagram", "links");
  }

  /**
   * Dominoes on 2 x 40 cells, whose tree is far too large, as a plain problem: a Fibonacci number.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aNarrowProblemNeedsNoSearchForAnOrder(boolean isShuffled) {
    Problem dominoes = NamedPuzzles.of("dominoes:2x40").problem();
    Problem problem = isShuffled ? Exports.shuffled(dominoes, new Random(3)) : dominoes;
    Puzzle plain = new PlainPuzzle("plain", problem);
    List<String> reasons = new ArrayList<>();
    Counting counting = Counting.by(Engines.of(plain).explainingTo(reasons::add));
    Search search = counting.prepare(Searches.of(plain).all());
    assertThat(search.count()).isEqualTo(165_580_141);
    assertThat(search.order().name()).isIn("given", "front");
    assertThat(reasons).singleElement().asString().startsWith("engine diagram");
  }
}
