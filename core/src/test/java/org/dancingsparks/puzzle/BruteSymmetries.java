package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;

/**
 * The automorphisms of a puzzle by trying everything: each of the 48 signed permutations of the
 * axes, and each exchange of pieces of one use, kept if it maps every option onto an option.
 */
final class BruteSymmetries {
  private record Place(int piece, Set<List<Integer>> cells) {}

  private final PiecePuzzle puzzle;
  private final List<Place> places = new ArrayList<>();
  private final Map<Place, Integer> ids = new HashMap<>();
  private final Set<List<Integer>> board = new HashSet<>();
  private final Set<List<Integer>> found = new HashSet<>();

  private BruteSymmetries(PiecePuzzle puzzle) {
    this.puzzle = puzzle;
    puzzle.board().cells().forEach(cell -> board.add(axes(cell)));
    for (Placement placement : puzzle.placements()) {
      Set<List<Integer>> cells = new HashSet<>();
      placement.cells().forEach(cell -> cells.add(axes(cell)));
      Place place = new Place(placement.piece(), cells);
      ids.put(place, places.size());
      places.add(place);
    }
  }

  private static List<Integer> axes(Cell cell) {
    return List.of(cell.row(), cell.column(), cell.layer());
  }

  /** Each automorphism once, as the images of all options. */
  static Set<List<Integer>> of(PiecePuzzle puzzle) {
    BruteSymmetries brute = new BruteSymmetries(puzzle);
    for (List<Integer> axes : orders(3)) {
      for (int signs = 0; signs < 8; signs++) {
        brute.tryTurn(axes, signs);
      }
    }
    return brute.found;
  }

  private void tryTurn(List<Integer> axes, int signs) {
    Map<List<Integer>, List<Integer>> turned = new HashMap<>();
    for (List<Integer> cell : board) {
      turned.put(
          cell,
          IntStream.range(0, 3)
              .mapToObj(axis -> cell.get(axes.get(axis)) * ((signs >> axis & 1) == 0 ? 1 : -1))
              .toList());
    }
    List<Integer> least =
        IntStream.range(0, 3)
            .mapToObj(
                axis ->
                    turned.values().stream()
                        .map(cell -> cell.get(axis))
                        .min(Comparator.naturalOrder())
                        .orElseThrow())
            .toList();
    turned.replaceAll(
        (cell, image) ->
            IntStream.range(0, 3).mapToObj(at -> image.get(at) - least.get(at) + 1).toList());
    if (board.equals(new HashSet<>(turned.values()))) {
      orders(puzzle.pieces().size()).forEach(exchange -> tryExchange(turned, exchange));
    }
  }

  private void tryExchange(Map<List<Integer>, List<Integer>> turned, List<Integer> exchange) {
    List<Integer> images = new ArrayList<>();
    for (Place place : places) {
      int piece = exchange.get(place.piece());
      Set<List<Integer>> cells = new HashSet<>();
      place.cells().forEach(cell -> cells.add(turned.get(cell)));
      Integer image = ids.get(new Place(piece, cells));
      if (image == null
          || puzzle.pieces().get(piece).use() != puzzle.pieces().get(place.piece()).use()) {
        return;
      }
      images.add(image);
    }
    if (new HashSet<>(images).size() == images.size()) {
      found.add(images);
    }
  }

  /** All orders of the numbers below a bound. */
  private static List<List<Integer>> orders(int bound) {
    List<List<Integer>> orders = new ArrayList<>(List.of(List.of()));
    for (int size = 0; size < bound; size++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (int next = 0; next < bound; next++) {
          if (!order.contains(next)) {
            List<Integer> extended = new ArrayList<>(order);
            extended.add(next);
            longer.add(extended);
          }
        }
      }
      orders = longer;
    }
    return orders;
  }
}
