package org.dancingsparks.puzzle;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;

/**
 * Finds the automorphisms of a piece puzzle.
 *
 * <p>Pieces of one kind with the same placements are a class. A symmetry of the board is an
 * automorphism if it maps the placements of each class onto those of another of its kind; and the
 * pieces within a class can be exchanged at will. A piece used any number of times counts like any
 * other.
 */
final class SymmetryFinder {
  /** Maximum number of images, over all automorphisms, that are worth listing: 16 MiB. */
  private static final long MAX_IMAGES = 1 << 22;

  /** The fewest options counted for an automorphism, since even one of few options costs memory. */
  private static final int MIN_OPTIONS = 64;

  private final PiecePuzzle puzzle;

  /** By option, the numbers of its cells. */
  private final List<BitSet> places = new ArrayList<>();

  /**
   * By piece, the properties, besides placements, that it shares with those that it is exchanged
   * for: a hole is exchanged for holes only. A symmetry that exchanges groups is not found.
   */
  private final List<List<Object>> kinds;

  /** By piece, the option of each set of cells, by their numbers. */
  private final List<Map<BitSet, Integer>> options = new ArrayList<>();

  /** The classes, each as its pieces in the puzzle's order. */
  private final List<List<Integer>> classes = new ArrayList<>();

  /** The name of each automorphism, by its images of all options; the first found counts. */
  private final Map<IntBuffer, String> titles = new LinkedHashMap<>();

  SymmetryFinder(PiecePuzzle puzzle) {
    this.puzzle = puzzle;
    puzzle.pieces().forEach(piece -> options.add(new LinkedHashMap<>()));
    for (int option = 0; option < puzzle.placements().size(); option++) {
      Placement placement = puzzle.placements().get(option);
      BitSet place = numbers(placement.cells());
      places.add(place);
      options.get(placement.piece()).put(place, option);
    }
    kinds = puzzle.pieces().stream().map(this::kind).toList();
    findClasses();
  }

  private BitSet numbers(List<Cell> cells) {
    BitSet numbers = new BitSet(puzzle.board().size());
    cells.forEach(cell -> numbers.set(puzzle.board().number(cell).orElseThrow()));
    return numbers;
  }

  private void findClasses() {
    Map<List<Object>, List<Integer>> alike = new LinkedHashMap<>();
    for (int piece = 0; piece < options.size(); piece++) {
      List<Object> likeness = List.of(kinds.get(piece), options.get(piece).keySet());
      alike.computeIfAbsent(likeness, key -> new ArrayList<>()).add(piece);
    }
    classes.addAll(alike.values());
  }

  Symmetries symmetries() {
    List<List<List<Integer>>> exchanges = classes.stream().map(this::exchanges).toList();
    puzzle
        .board()
        .symmetries()
        .forEach(
            (cells, title) ->
                imagesOfClasses(cells)
                    .ifPresent(targets -> combine(cells, title, targets, exchanges)));
    return Symmetries.of(titles);
  }

  /**
   * All permutations of the members of a class, the identity first; for pieces without placements,
   * the identity only.
   */
  private List<List<Integer>> exchanges(List<Integer> members) {
    if (options.get(members.get(0)).isEmpty()) {
      return List.of(members);
    }
    List<List<Integer>> orders = new ArrayList<>(List.of(List.of()));
    for (int count = 0; count < members.size(); count++) {
      checkSize((long) orders.size() * (members.size() - count));
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (Integer member : members) {
          if (!order.contains(member)) {
            List<Integer> extended = new ArrayList<>(order);
            extended.add(member);
            longer.add(extended);
          }
        }
      }
      orders = longer;
    }
    return orders;
  }

  private void checkSize(long automorphisms) {
    long each = Math.max(MIN_OPTIONS, puzzle.placements().size());
    if (automorphisms * each > MAX_IMAGES) {
      throw new IllegalArgumentException(
          "There are so many identical pieces that their exchanges cannot be listed; define them as"
              + " one piece used several times, or search without symmetry.");
    }
  }

  /** By class, its image under a symmetry of the board; empty if a class has none. */
  private Optional<List<Integer>> imagesOfClasses(List<Integer> cells) {
    if (!keepsFree(cells) || !keepsNever(cells)) {
      return Optional.empty();
    }
    List<Integer> targets = new ArrayList<>();
    for (List<Integer> members : classes) {
      int target = 0;
      while (target < classes.size() && !maps(cells, members, classes.get(target))) {
        target++;
      }
      targets.add(target);
    }
    boolean all = !targets.contains(classes.size());
    return all && Set.copyOf(targets).size() == targets.size()
        ? Optional.of(targets)
        : Optional.empty();
  }

  private boolean maps(List<Integer> cells, List<Integer> from, List<Integer> to) {
    Map<BitSet, Integer> target = options.get(to.get(0));
    Map<BitSet, Integer> source = options.get(from.get(0));
    return from.size() == to.size()
        && kinds.get(from.get(0)).equals(kinds.get(to.get(0)))
        && source.size() == target.size()
        && source.keySet().stream().allMatch(place -> target.containsKey(image(cells, place)));
  }

  private List<Object> kind(Piece piece) {
    List<Group> groups =
        puzzle.pieceRules().groups().stream()
            .filter(group -> group.pieces().contains(piece.name()))
            .toList();
    return List.of(piece.isHole(), piece.use(), groups);
  }

  /** Returns whether a board symmetry maps the cells that can stay open onto themselves. */
  private boolean keepsFree(List<Integer> cells) {
    Set<Cell> free = puzzle.pieceRules().free();
    return free.stream().map(cell -> image(cells, cell)).allMatch(free::contains);
  }

  /** Returns whether it maps the sets of cells that are never all holes onto each other. */
  private boolean keepsNever(List<Integer> cells) {
    List<Set<Cell>> never = puzzle.pieceRules().never();
    return never.stream()
        .map(set -> set.stream().map(cell -> image(cells, cell)).collect(Collectors.toSet()))
        .allMatch(never::contains);
  }

  private Cell image(List<Integer> cells, Cell cell) {
    return puzzle.board().cell(cells.get(puzzle.board().number(cell).orElseThrow()));
  }

  private static BitSet image(List<Integer> cells, BitSet place) {
    BitSet image = new BitSet(cells.size());
    for (int cell = place.nextSetBit(0); cell >= 0; cell = place.nextSetBit(cell + 1)) {
      image.set(cells.get(cell));
    }
    return image;
  }

  /** Adds the automorphisms of one board symmetry: one per combination of exchanges. */
  private void combine(
      List<Integer> cells,
      String title,
      List<Integer> targets,
      List<List<List<Integer>>> exchanges) {
    List<Map<Integer, Integer>> pieceMaps = new ArrayList<>(List.of(Map.of()));
    for (int from = 0; from < classes.size(); from++) {
      List<Map<Integer, Integer>> longer = new ArrayList<>();
      for (Map<Integer, Integer> soFar : pieceMaps) {
        for (List<Integer> order : exchanges.get(targets.get(from))) {
          Map<Integer, Integer> extended = new HashMap<>(soFar);
          for (int member = 0; member < order.size(); member++) {
            extended.put(classes.get(from).get(member), order.get(member));
          }
          longer.add(extended);
        }
        checkSize(longer.size());
      }
      pieceMaps = longer;
    }
    checkSize((long) titles.size() + pieceMaps.size());
    List<BitSet> moved = places.stream().map(place -> image(cells, place)).toList();
    for (Map<Integer, Integer> pieces : pieceMaps) {
      add(moved, title, pieces);
    }
  }

  /**
   * Adds an automorphism.
   *
   * @param moved to which cells it moves each option
   */
  private void add(List<BitSet> moved, String title, Map<Integer, Integer> pieces) {
    int[] image = new int[moved.size()];
    for (int option = 0; option < image.length; option++) {
      int piece = pieces.get(puzzle.placements().get(option).piece());
      image[option] = options.get(piece).get(moved.get(option));
    }
    boolean isExchange = pieces.entrySet().stream().anyMatch(e -> !e.getKey().equals(e.getValue()));
    titles.putIfAbsent(IntBuffer.wrap(image), title + (isExchange ? ", pieces exchanged" : ""));
  }
}
