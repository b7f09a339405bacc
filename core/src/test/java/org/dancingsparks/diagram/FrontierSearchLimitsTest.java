package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Samples;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** A sweep that may not use or visit more, is given up, or asked what it cannot answer. */
class FrontierSearchLimitsTest {
  private static FrontierSearch sweep(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem));
  }

  @Test
  void givesNoDiagramOrTheWholeWithinAnyBudget() {
    Seed.times(
        3000,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          FrontierSearch sweep = search.sweep();
          if (random.nextBoolean()) {
            sweep.within(random.nextInt(20_000));
          } else {
            sweep.visitingAtMost(random.nextInt(30));
          }
          Optional<Diagram> diagram = sweep.diagram();
          diagram.ifPresent(
              whole ->
                  assertThat(DiagramCursorTest.listed(whole.cursor(0, whole.count().longValue())))
                      .isEqualTo(search.listing()));
        });
  }

  @Test
  void givesADiagramExactlyFromSomeBudgetOn() {
    Problem langford = Samples.langford(7);
    FrontierSearch unbounded = sweep(langford);
    Diagram whole = unbounded.diagram().orElseThrow();
    assertThat(sweep(langford).visitingAtMost(unbounded.residuals()).diagram())
        .map(Diagram::count)
        .contains(whole.count());
    assertThat(sweep(langford).visitingAtMost(unbounded.residuals() - 1).diagram()).isEmpty();
    assertThat(sweep(langford).visitingAtMost(0).diagram()).isEmpty();
    assertThat(sweep(langford).within(0).diagram()).isEmpty();
    assertThat(sweep(langford).within(1 << 24).diagram()).isPresent();
  }

  @Test
  void goesOnWhereItMayMakeMoreChoices() {
    Problem queens = Samples.queens(8);
    Diagram whole = sweep(queens).diagram().orElseThrow();
    FrontierSearch sweep = sweep(queens);
    Optional<Diagram> diagram = Optional.empty();
    long before = -1;
    for (long most = 1; diagram.isEmpty(); most *= 2) {
      assertThat(sweep.choices()).isGreaterThanOrEqualTo(before).isLessThan(2 * most + 100);
      before = sweep.choices();
      diagram = sweep.choosingAtMost(most).diagram();
      assertThat(sweep.width()).isLessThanOrEqualTo(sweep.choices() + 1);
    }
    assertThat(before).isPositive();
    assertThat(diagram.get().visited()).isEqualTo(whole.visited());
    assertThat(diagram.get().count()).isEqualTo(whole.count());
  }

  @Test
  void isWidestOnTheWayAndHasNoWidthAtTheEnd() {
    FrontierSearch sweep = sweep(Samples.queens(8));
    assertThat(sweep.visitAll()).isTrue();
    assertThat(sweep.width()).isZero();
    assertThat(sweep.widest()).isPositive().isLessThan(sweep.choices());
  }

  @Test
  void stopsSoonAfterItMayVisitNoMore() {
    Problem queens = Samples.queens(12);
    FrontierSearch sweep = sweep(queens).visitingAtMost(10_000);
    assertThat(sweep.diagram()).isEmpty();
    assertThat(sweep.residuals()).isLessThan(100_000);
  }

  @Test
  void stopsWhenItIsCancelled() {
    int[] polls = {0};
    FrontierSearch sweep = sweep(Samples.queens(10)).cancelledBy(() -> ++polls[0] == 5);
    assertThatThrownBy(sweep::diagram).isInstanceOf(CancellationException.class);
    assertThat(polls[0]).isEqualTo(5);
  }

  @Test
  void tellsHowManyResidualsItHasVisited() {
    long[] told = {0};
    FrontierSearch sweep =
        sweep(Samples.langford(8))
            .reportingTo(
                residuals -> {
                  assertThat(residuals).isGreaterThanOrEqualTo(told[0]);
                  told[0] = residuals;
                });
    sweep.diagram();
    assertThat(told[0]).isPositive().isEqualTo(sweep.residuals());
  }

  @Test
  void refusesAnOrderOfAnotherProblem() {
    Problem problem = Samples.fiveSets();
    for (Problem other : List.of(Samples.sixByFour(), Samples.langford(3))) {
      ItemOrder order = ItemOrder.given(other);
      assertThatThrownBy(() -> new FrontierSearch(problem, order))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("make the order from the same problem");
      assertThatThrownBy(() -> new MemoSearch(problem, order, Prefix.EMPTY, 64))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  /** The givens rule out {2,3}, which the empty prefix would have room for. */
  @Test
  void refusesAPrefixThatLacksTheGivens() {
    Problem problem = Samples.fiveSets();
    ItemOrder order = ItemOrder.given(problem);
    Prefix givens = Prefix.of(problem, 1);
    assertThatThrownBy(() -> new FrontierSearch(problem, order, givens, List.of(Prefix.EMPTY)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("lacks some of the givens");
    MemoCursor cursor = new MemoSearch(problem, order, givens, 64).cursor();
    assertThatThrownBy(() -> cursor.from(Prefix.EMPTY))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(cursor.from(givens).count()).isEqualTo(1);
  }
}
