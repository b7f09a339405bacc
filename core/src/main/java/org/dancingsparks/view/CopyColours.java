package org.dancingsparks.view;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.BoardPuzzle;

/**
 * Colours placements on one board like countries on a map: a mark that occurs once has its own
 * colour, and copies of one mark that share a side have different tints of it. In reading order
 * each takes the first tint that no neighbour has (greedy colouring), so the colours do not depend
 * on the order of the options. Immutable. Takes time proportional to the cells.
 */
record CopyColours(BoardPuzzle puzzle) {
  /** A colour for each option, in their order. */
  List<String> of(int... options) {
    Map<Integer, List<String>> tints = tints(options);
    Map<Cell, Integer> owners = new HashMap<>();
    for (int index = 0; index < options.length; index++) {
      for (Cell cell : puzzle.cells(options[index])) {
        owners.put(cell, index);
      }
    }
    String[] colours = new String[options.length];
    for (int index : inReadingOrder(options)) {
      Set<String> taken = new HashSet<>();
      for (Cell cell : puzzle.cells(options[index])) {
        for (Cell other : puzzle.board().lattice().neighbours(cell)) {
          taken.add(colours[owners.getOrDefault(puzzle.board().at(other), index)]);
        }
      }
      colours[index] = first(tints.get(puzzle.mark(options[index], 0)), taken);
    }
    return List.of(colours);
  }

  /** The available tints for the copies of each mark. */
  private Map<Integer, List<String>> tints(int... options) {
    Map<Integer, List<String>> tints = new HashMap<>();
    for (int option : options) {
      int mark = puzzle.mark(option, 0);
      String own = Colours.of(puzzle.marks().get(mark), mark);
      tints.merge(mark, List.of(own), (one, another) -> Colours.tints(own));
    }
    return tints;
  }

  private int[] inReadingOrder(int... options) {
    return IntStream.range(0, options.length)
        .boxed()
        .sorted(Comparator.comparing(index -> puzzle.cells(options[index]).get(0)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static String first(List<String> tints, Set<String> taken) {
    return tints.stream().filter(tint -> !taken.contains(tint)).findFirst().orElse(tints.get(0));
  }
}
