package org.dancingsparks.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Diagrams that do not fit in memory. */
@Tag("slow")
class DiagramEngineTest {
  private static final long SCANT_MEMORY = 1 << 26;

  /** IQ Fit with each option twice: as many nodes, and twice as many edges. */
  private static Puzzle twice(Problem problem) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    IntStream.range(0, problem.items()).forEach(builder::primary);
    for (int option = 0; option < problem.options(); option++) {
      List<Integer> items = new ArrayList<>();
      for (int place = 0; place < problem.size(option); place++) {
        items.add(problem.item(option, place));
      }
      builder.option(2 * option, items).option(2 * option + 1, items);
    }
    return new PlainPuzzle("twice", builder.build());
  }

  private static ItemOrder order(Puzzle puzzle, ItemOrder order) {
    int[] items = IntStream.range(0, order.size()).map(order::item).toArray();
    return ItemOrder.of("given", puzzle.problem(), items);
  }

  @Test
  void staysOnDiskWhereAllTasksCanReadIt() {
    Puzzle fit = NamedPuzzles.of("iq-fit");
    Puzzle puzzle = twice(fit.problem());
    Search search = Walks.all(puzzle);
    List<String> reasons = new ArrayList<>();
    Engines scant =
        Engines.of(puzzle)
            .orderedBy(order(puzzle, fit.defaultOrder()))
            .within(SCANT_MEMORY)
            .explainingTo(reasons::add);
    Search onDisk = scant.keepingOnDisk().restore(search, Method.DIAGRAM, Method.RANGES);
    assertTrue(
        reasons.get(0).contains("in a temporary file since it needs more than 64"),
        reasons::toString);
    NumberedSolutions found = onDisk.numbered().orElseThrow();
    assertTrue(onDisk.diagram().isEmpty());
    Diagram diagram =
        Engines.of(puzzle)
            .orderedBy(onDisk.order())
            .within(4 * SCANT_MEMORY)
            .withDiagram(search)
            .diagram()
            .orElseThrow();
    assertEquals(new BigInteger("67868848").shiftLeft(10), onDisk.knownCount().orElseThrow());
    assertEquals(diagram.count(), found.count());
    assertArrayEquals(diagram.marginals(), found.marginals());
    SplittableRandom random = new SplittableRandom(3);
    for (int times = 0; times < 1000; times++) {
      BigInteger number = diagram.sampleNumber(random);
      assertArrayEquals(diagram.solution(number), found.solution(number));
    }

    assertThrows(InputException.class, () -> scant.restore(search, Method.DIAGRAM, Method.RANGES));
    String reason = reasons.get(reasons.size() - 1);
    assertTrue(reason.contains("kept on disk only for"), reason);
  }
}
