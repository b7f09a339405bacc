package org.dancingsparks.puzzle;

import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Finds the automorphisms of a puzzle that turn or reflect its board with all marks on it.
 *
 * <p>The image of an option is the one that marks the images of its cells; if several do, the one
 * that leaves the same marks there. A symmetry of the board is an automorphism if every option has
 * an image, and these {@linkplain AutomorphismCheck keep} items, bounds and colours.
 */
final class FigureSymmetries {
  private final BoardPuzzle puzzle;

  /** Options by the numbers of their cells, ascending, and by their marks on these. */
  private final Map<List<Integer>, Map<List<Integer>, Integer>> options = new HashMap<>();

  FigureSymmetries(BoardPuzzle puzzle) {
    this.puzzle = puzzle;
  }

  Symmetries symmetries() {
    int[] identity = IntStream.range(0, puzzle.problem().options()).toArray();
    Map<IntBuffer, String> titles = new LinkedHashMap<>();
    titles.put(IntBuffer.wrap(identity), "identity");
    if (areTellable()) {
      AutomorphismCheck check = new AutomorphismCheck(puzzle.problem());
      puzzle
          .board()
          .symmetries()
          .forEach(
              (cells, title) ->
                  images(cells)
                      .filter(check::isAutomorphism)
                      .map(IntBuffer::wrap)
                      .ifPresent(images -> titles.putIfAbsent(images, title)));
    }
    return Symmetries.of(titles);
  }

  /** Files the options; returns whether no two leave the same marks on the same cells. */
  private boolean areTellable() {
    List<Integer> own = IntStream.range(0, puzzle.board().size()).boxed().toList();
    boolean areTellable = true;
    for (int option = 0; option < puzzle.problem().options(); option++) {
      SortedMap<Integer, Integer> marks = marks(option, own);
      areTellable &=
          options
                  .computeIfAbsent(List.copyOf(marks.keySet()), cells -> new HashMap<>())
                  .put(List.copyOf(marks.values()), option)
              == null;
    }
    return areTellable;
  }

  /** The marks of an option by cell, once cells are replaced by their images. */
  private SortedMap<Integer, Integer> marks(int option, List<Integer> images) {
    SortedMap<Integer, Integer> marks = new TreeMap<>();
    for (int index = 0; index < puzzle.cells(option).size(); index++) {
      int cell = puzzle.board().number(puzzle.cells(option).get(index)).orElseThrow();
      marks.put(images.get(cell), puzzle.mark(option, index));
    }
    return marks;
  }

  /** The image of each option under a symmetry of the board; empty if some option has none. */
  private Optional<int[]> images(List<Integer> cells) {
    int[] images = new int[puzzle.problem().options()];
    for (int option = 0; option < images.length; option++) {
      SortedMap<Integer, Integer> marks = marks(option, cells);
      Map<List<Integer>, Integer> there =
          options.getOrDefault(List.copyOf(marks.keySet()), Map.of());
      Integer image =
          there.size() == 1
              ? there.values().iterator().next()
              : there.get(List.copyOf(marks.values()));
      if (image == null) {
        return Optional.empty();
      }
      images[option] = image;
    }
    return Optional.of(images);
  }
}
