package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.layers.arrays.ArrayCount;
import org.dancingsparks.layers.arrays.Frontier;
import org.dancingsparks.layers.carriers.BlockCheck;
import org.dancingsparks.layers.carriers.LayerSweep;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.partitions.Passes;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceSweep;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code at the beginning of packages' comments: counting in layers. */
class LayerPackagesTest {
  private final Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
  private final Problem problem = puzzle.problem();
  private final ItemOrder order = puzzle.defaultOrder();

  @Test
  void layersCountWithoutADiagram() {
    // tag::layers
    Puzzle kanoodle = NamedPuzzles.of("kanoodle");
    LayerCount count =
        LayerCount.of(new OrderedProblem(kanoodle.problem(), kanoodle.defaultOrder()))
            .cores(2)
            .within(1 << 28); // bytes; more goes to temporary files
    BigInteger solutions = count.count().orElseThrow(); // 371,020
    long residuals = count.residuals(); // visited on the way
    boolean isCut = count.isCut(); // true: halves are joined in the middle
    // end::layers
    assertThat(solutions).isEqualTo(371_020);
    assertThat(residuals).isPositive();
    assertThat(isCut).isTrue();
  }

  @Test
  void blocksHoldTheResidualsWithTheSamePieces() {
    // tag::layers.carriers
    Sweep sweep = Sweep.of(new OrderedProblem(problem, order)).orElseThrow(); // there are carriers
    int pieces = sweep.problem().carriers(); // 12
    AtomicLong visited = new AtomicLong();
    BlockCheck check = (residuals, choices) -> visited.addAndGet(residuals) > 1_000_000;
    Limits limits = Limits.ofThisJvm().cores(2);
    LayerSweep layers = new LayerSweep(sweep, limits, new CoreTasks(2), check);
    BigInteger solutions = layers.count().orElseThrow(); // 9,356
    // end::layers.carriers
    assertThat(pieces).isEqualTo(12);
    assertThat(solutions).isEqualTo(9_356);
  }

  @Test
  void placesSuitAnyProblem() {
    // tag::layers.places
    Puzzle queens = NamedPuzzles.of("queens:8"); // no item is a carrier
    PlaceProblem places =
        PlaceProblem.of(new OrderedProblem(queens.problem(), queens.defaultOrder()));
    Limits limits = Limits.ofThisJvm().cores(1).within(1 << 26);
    PlaceSweep sweep = new PlaceSweep(places, limits, new CoreTasks(1), residuals -> false);
    BigInteger solutions = sweep.count().orElseThrow(); // 92
    // end::layers.places
    assertThat(solutions).isEqualTo(92);
  }

  @Test
  void arraysSuitNarrowFrontiers() {
    // tag::layers.arrays
    Puzzle dominoes = NamedPuzzles.of("dominoes:8x8");
    Frontier frontier =
        PlaceProblem.of(new OrderedProblem(dominoes.problem(), dominoes.defaultOrder()))
            .frontier()
            .orElseThrow();
    Limits limits = Limits.ofThisJvm().within(1 << 26);
    ArrayCount count = new ArrayCount(frontier, 0, limits, states -> false);
    count.add(0, 1); // before the first place nothing is covered, in one way
    BigInteger solutions = count.count().orElseThrow(); // 12,988,816
    // end::layers.arrays
    assertThat(solutions).isEqualTo(12_988_816);
  }

  @Test
  void aStoredDiagramNumbersSolutions(@TempDir Path directory) {
    // tag::layers.disk
    NumberedSolutions stored =
        LayerDiagram.of(new OrderedProblem(problem, order))
            .orElseThrow()
            .limitedTo(new Limits(2, 1 << 18, directory)) // cores; too few bytes for a Diagram
            .solutions()
            .orElseThrow();
    RangeCursor cursor = stored.cursor(9_000, 9_003);
    while (cursor.next()) {
      System.out.println(cursor.number() + ": " + cursor.size() + " pieces"); // 9000: 12 pieces
    }
    // end::layers.disk
    assertThat(stored.count()).isEqualTo(9_356);
  }

  @Test
  void passesAreDividedIntoParts() {
    // tag::layers.partitions
    BigInteger solutions = BigInteger.valueOf(9_356);
    for (int number = 0; number < 3; number++) {
      Passes.Part part = Passes.Part.of(solutions, number, 3);
      System.out.println(part.from() + " to " + part.to()); // 0 to 3118, to 6237, to 9356
    }
    // end::layers.partitions
    assertThat(Passes.Part.of(solutions, 1, 3))
        .isEqualTo(new Passes.Part(BigInteger.valueOf(3_118), BigInteger.valueOf(6_237)));
    assertThat(Passes.Part.of(solutions, 2, 3).to()).isEqualTo(solutions);
  }

  @Test
  void roundsAreForecast() {
    // tag::layers.rounds
    LayerForecast forecast = LayerForecast.of(new OrderedProblem(problem, order)).orElseThrow();
    double residuals = forecast.residuals().number(); // from a sample of each layer

    var resources = new RoundPlan.Resources(16, 1L << 30); // cores, and bytes a task
    RoundPlan plan = RoundPlan.of(new OrderedProblem(problem, order), resources);
    for (int round = 0; round < plan.rounds(); round++) {
      System.out.printf("round %d: %.0f %% of the work%n", round, 100 * plan.share(round));
    }
    // end::layers.rounds
    assertThat(residuals).isPositive();
    assertThat(plan.rounds()).isPositive();
    assertThat(plan.partitions()).isPositive();
  }
}
