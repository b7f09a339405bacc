package org.dancingsparks.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.search.GeometricSearch.Laid;

/**
 * Classes of the solutions of a small puzzle by trying everything: each exchange of cells that
 * keeps all distances and the rules, with each exchange of pieces that are equal but for their
 * shape. Such a pair is a symmetry if it maps every way to lay a piece to such a way. Knows neither
 * turns nor options.
 */
final class GeometricClasses {
  private final PiecePuzzle puzzle;
  private final GeometricSearch search;
  private final Set<Map<Laid, Laid>> symmetries = new HashSet<>();

  /** All that pieces share which symmetries exchange, but for the ways to lay them. */
  private record Kind(boolean isHole, Use use, List<Group> groups) {}

  GeometricClasses(PiecePuzzle puzzle, GeometricSearch search) {
    this.puzzle = puzzle;
    this.search = search;
    List<Kind> kinds = puzzle.pieces().stream().map(this::kind).toList();
    List<List<Integer>> exchanges = new ArrayList<>();
    exchange(kinds, new ArrayList<>(), exchanges);
    move(new ArrayList<>(), exchanges);
  }

  private Kind kind(Piece piece) {
    List<Group> groups =
        puzzle.pieceRules().groups().stream()
            .filter(group -> group.pieces().contains(piece.name()))
            .toList();
    return new Kind(piece.isHole(), piece.use(), groups);
  }

  private static void exchange(
      List<Kind> kinds, List<Integer> images, List<List<Integer>> exchanges) {
    if (images.size() == kinds.size()) {
      exchanges.add(List.copyOf(images));
      return;
    }
    for (int image = 0; image < kinds.size(); image++) {
      if (!images.contains(image) && kinds.get(image).equals(kinds.get(images.size()))) {
        images.add(image);
        exchange(kinds, images, exchanges);
        images.remove(images.size() - 1);
      }
    }
  }

  /** Tries all images of the cells, one cell more in each step. */
  private void move(List<Cell> images, List<List<Integer>> exchanges) {
    List<Cell> cells = puzzle.board().cells();
    if (images.size() == cells.size()) {
      Map<Cell, Cell> moved = new HashMap<>();
      IntStream.range(0, cells.size()).forEach(at -> moved.put(cells.get(at), images.get(at)));
      if (image(moved, puzzle.pieceRules().free()).equals(puzzle.pieceRules().free())
          && puzzle.pieceRules().never().stream()
              .allMatch(set -> puzzle.pieceRules().never().contains(image(moved, set)))) {
        exchanges.forEach(exchange -> add(moved, exchange));
      }
      return;
    }
    for (Cell cell : cells) {
      if (!images.contains(cell)) {
        images.add(cell);
        if (search.areLike(cells.subList(0, images.size()), images)) {
          move(images, exchanges);
        }
        images.remove(images.size() - 1);
      }
    }
  }

  private void add(Map<Cell, Cell> moved, List<Integer> exchange) {
    Map<Laid, Laid> symmetry = new HashMap<>();
    for (Laid way : search.ways()) {
      Laid image = new Laid(exchange.get(way.piece()), image(moved, way.cells()));
      if (!search.ways().contains(image)) {
        return;
      }
      symmetry.put(way, image);
    }
    symmetries.add(symmetry);
  }

  private static Set<Cell> image(Map<Cell, Cell> moved, Set<Cell> cells) {
    return cells.stream().map(moved::get).collect(Collectors.toSet());
  }

  /** The number of symmetries, the identity included. */
  int order() {
    return symmetries.size();
  }

  /** The classes of some solutions. */
  Set<Set<Set<Laid>>> of(Set<Set<Laid>> solutions) {
    return solutions.stream()
        .map(
            solution ->
                symmetries.stream()
                    .map(of -> solution.stream().map(of::get).collect(Collectors.toSet()))
                    .collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }
}
