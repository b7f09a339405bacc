package org.dancingsparks.layers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.DiagramBytes;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.carriers.CarrierSearch;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class LayerDiagramTest {
  private static Optional<Diagram> build(Problem problem, ItemOrder order, Prefix givens) {
    return LayerDiagram.of(new OrderedProblem(problem, order, givens))
        .map(search -> search.cores(2).within(1 << 24).diagram().orElseThrow());
  }

  private static Diagram search(Problem problem, ItemOrder order, Prefix givens) {
    return new FrontierSearch(new OrderedProblem(problem, order, givens), List.of(givens))
        .diagram()
        .orElseThrow();
  }

  /** Both have the same nodes, edges and numbers, and so the same bytes. */
  private static void assertSame(Diagram expected, Diagram built) {
    assertEquals(expected.count(), built.count());
    assertArrayEquals(bytes(expected), bytes(built));
  }

  private static byte[] bytes(Diagram diagram) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      DiagramBytes.write(diagram, new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Test
  void segmentsKeepTheirLayers() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    OrderedProblem ordered = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
    SegmentSweep sweep =
        new SegmentSweep(
            new CarrierSearch(ordered).find().orElseThrow(),
            Limits.ofThisJvm().cores(2).within(1 << 28),
            new CoreTasks(2),
            residuals -> false);
    assertEquals(Optional.of(BigInteger.valueOf(9_356)), sweep.count());
    assertFalse(sweep.segments().isEmpty());
    sweep.segments().forEach(Segment::close);
  }

  @Test
  void isTheDiagramOfAFrontierSearch() {
    for (String name : List.of("pentominoes:6x10", "kanoodle")) {
      Puzzle puzzle = NamedPuzzles.of(name);
      Diagram built = build(puzzle.problem(), puzzle.defaultOrder(), Prefix.EMPTY).orElseThrow();
      assertSame(search(puzzle.problem(), puzzle.defaultOrder(), Prefix.EMPTY), built);
    }
  }

  @Test
  void containsTheGivens() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
    Seed.times(
        5,
        (random, seed) -> {
          Prefix givens = Prefix.of(puzzle.problem(), random.nextInt(puzzle.problem().options()));
          Diagram built = build(puzzle.problem(), puzzle.defaultOrder(), givens).orElseThrow();
          assertSame(search(puzzle.problem(), puzzle.defaultOrder(), givens), built);
        });
  }

  @Test
  void isThatOfRandomProblems() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        500,
        (random, seed) -> {
          CarrierProblems.Sample sample = new CarrierProblems(random).next();
          Problem problem = sample.problem();
          ItemOrder order = ItemOrder.given(problem);
          LayerDiagram.of(new OrderedProblem(problem, order), sample.window())
              .ifPresent(
                  layers -> {
                    Diagram built = layers.cores(2).within(1 << 20).diagram().orElseThrow();
                    assertSame(search(problem, order, Prefix.EMPTY), built);
                    solved.addAndGet(built.count().signum());
                  });
        });
    assertTrue(solved.get() > 12, solved + " had solutions");
  }

  @Test
  void isTheSameOnAnyNumberOfCores() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
    LayerDiagram search =
        LayerDiagram.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder())).orElseThrow();
    Diagram one = search.cores(1).within(Long.MAX_VALUE).diagram().orElseThrow();
    Diagram three = search.cores(3).within(1 << 23).diagram().orElseThrow();
    assertEquals(one.edges(), three.edges());
    assertArrayEquals(one.marginals(), three.marginals());
  }

  @Test
  void isGivenUpWhereItExceedsTheMemory() {
    Puzzle puzzle = NamedPuzzles.of("kanoodle");
    LayerDiagram search =
        LayerDiagram.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder())).orElseThrow();
    assertEquals(Optional.empty(), search.cores(2).within(100_000).diagram());
  }
}
