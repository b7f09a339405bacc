package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.IntUnaryOperator;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;

/** Divides the cells that copies of one piece cover into its placements. */
final class Copies {
  /** Maximum number of searches of some thousand nodes; beyond it the copies are ambiguous. */
  private static final int MAX_POLLS = 1_000;

  private final PiecePuzzle puzzle;
  private final int piece;

  /** The cells by number, ascending. */
  private final List<Integer> cells;

  /** The ways found; two stand for several. */
  record Ways(List<int[]> found) {
    Optional<int[]> only() {
      return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    boolean areSeveral() {
      return found.size() > 1;
    }
  }

  Copies(PiecePuzzle puzzle, int piece, List<Integer> cells) {
    this.puzzle = puzzle;
    this.piece = piece;
    this.cells = cells;
  }

  /** A placement for each component, if each component is exactly one. */
  Optional<int[]> each(IntUnaryOperator component) {
    Map<List<Integer>, Integer> byCells = new HashMap<>();
    for (int option : puzzle.optionsOf(piece)) {
      byCells.put(numbers(option), option);
    }
    List<Integer> options =
        cellsByComponent(component).values().stream()
            .map(joined -> byCells.getOrDefault(joined, -1))
            .toList();
    return options.contains(-1)
        ? Optional.empty()
        : Optional.of(options.stream().mapToInt(Integer::intValue).toArray());
  }

  /**
   * Up to two ways to divide the cells into placements, each of them consisting of whole
   * components.
   */
  Ways ways(IntUnaryOperator component) {
    Map<Integer, List<Integer>> byComponent = cellsByComponent(component);
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    byComponent.keySet().forEach(builder::primary);
    Set<Integer> own = new HashSet<>(cells);
    for (int option : puzzle.optionsOf(piece)) {
      List<Integer> covered = numbers(option);
      List<Integer> whole = covered.stream().map(component::applyAsInt).distinct().toList();
      if (own.containsAll(covered)
          && whole.stream().mapToInt(key -> byComponent.get(key).size()).sum() == covered.size()) {
        builder.option(option, whole);
      }
    }
    return search(builder);
  }

  private static Ways search(ProblemBuilder<Integer, Integer> builder) {
    Problem problem = builder.build();
    int[] polls = new int[1];
    Links links =
        new Links(problem, ItemOrder.given(problem)).cancelledBy(() -> ++polls[0] > MAX_POLLS);
    List<int[]> found = new ArrayList<>();
    try {
      while (found.size() < 2 && links.next()) {
        found.add(Arrays.stream(links.solution()).map(builder::identifier).toArray());
      }
    } catch (CancellationException e) {
      return new Ways(List.of(new int[0], new int[0]));
    }
    return new Ways(found);
  }

  private Map<Integer, List<Integer>> cellsByComponent(IntUnaryOperator component) {
    Map<Integer, List<Integer>> byComponent = new LinkedHashMap<>();
    for (int cell : cells) {
      byComponent.computeIfAbsent(component.applyAsInt(cell), key -> new ArrayList<>()).add(cell);
    }
    return byComponent;
  }

  private List<Integer> numbers(int option) {
    return puzzle.cells(option).stream()
        .map((Cell cell) -> puzzle.board().number(cell).orElseThrow())
        .toList();
  }
}
