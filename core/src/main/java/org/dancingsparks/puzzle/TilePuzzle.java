package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Tiling;

/**
 * A board to fill with tiles whose sides are coloured, so that colours match wherever sides meet
 * (MacMahon, "New Mathematical Pastimes", 1921). Cells and tiles are primary items; the sides
 * between cells are secondary ones, which options colour. Sides on the border are not items: there
 * are only options that have the border's colour there.
 *
 * <p>The item order given is that of the cells along the board's narrow side, then the tiles.
 * Immutable.
 */
public final class TilePuzzle implements BoardPuzzle {
  private final Words words;
  private final Tiling tiling;
  private final Board board;
  private final TileSet set;
  private final List<Mark> marks;
  private final List<Placed> placed = new ArrayList<>();
  private final boolean isBorderUsedUp;
  private final Problem problem;

  /** An option: a tile, turned so that its sides have these colours, in a cell. */
  record Placed(int tile, Cell cell, List<Integer> sides) {}

  /** The puzzle of a set of tiles on a board. */
  public TilePuzzle(Words words, Board board, TileSet set) {
    this.words = words;
    tiling = Tiling.of(board.lattice());
    this.board = board;
    this.set = set;
    marks = SideSymbols.tiles(set.tiles().stream().map(tile -> set.text(tile.sides())).toList());
    isBorderUsedUp = set.border().stream().anyMatch(border -> set.sides(border) == borderSides());
    problem = makeProblem();
  }

  private Problem makeProblem() {
    ProblemBuilder<String, Placed> builder =
        new ProblemBuilder<>(option -> set.text(option.sides()) + " " + option.cell().text());
    board.alongNarrowSide().forEach(cell -> builder.primary(board.name(cell)));
    for (EdgeTile tile : set.tiles()) {
      builder.between(set.text(tile.sides()), tile.copies(), tile.copies());
    }
    Set<String> sides = new HashSet<>();
    for (int cell : board.alongNarrowSide()) {
      between(board.cell(cell)).stream().filter(sides::add).forEach(builder::secondary);
    }
    for (int tile = 0; tile < set.tiles().size(); tile++) {
      for (Cell cell : board.cells()) {
        for (List<Integer> turned : set.placements(set.tiles().get(tile))) {
          if (keepsBorder(cell, turned)) {
            add(builder, new Placed(tile, cell, turned));
          }
        }
      }
    }
    return builder.build();
  }

  private void add(ProblemBuilder<String, Placed> builder, Placed option) {
    placed.add(option);
    builder.option(option, List.of(option.cell().text(), marks.get(option.tile()).name()));
    List<String> sides = sideItems(option.cell());
    for (int side = 0; side < sides.size(); side++) {
      if (!sides.get(side).isEmpty()) {
        builder.entry(option, sides.get(side), colour(option.sides().get(side)).name());
      }
    }
  }

  /** The items of the sides that a cell shares with others. */
  private List<String> between(Cell cell) {
    return sideItems(cell).stream().filter(item -> !item.isEmpty()).toList();
  }

  /**
   * The items of a cell's sides: the cell to the left or above, and {@code e} or {@code s} for its
   * right or lower side; empty for a side on the border.
   */
  private List<String> sideItems(Cell cell) {
    return tiling.beside(cell).stream()
        .map(
            beside -> {
              Cell first = cell.compareTo(beside) < 0 ? cell : beside;
              String side = cell.row() == beside.row() ? "e" : "s";
              return board.number(beside).isEmpty() ? "" : first.text() + side;
            })
        .toList();
  }

  /** Returns whether sides on the border have its colour, and no others if they use it up. */
  private boolean keepsBorder(Cell cell, List<Integer> sides) {
    if (set.border().isEmpty()) {
      return true;
    }
    int border = set.border().getAsInt();
    List<Cell> beside = tiling.beside(cell);
    for (int side = 0; side < sides.size(); side++) {
      boolean isOnBorder = board.number(beside.get(side)).isEmpty();
      boolean isBorders = sides.get(side) == border;
      if (isOnBorder ? !isBorders : isBorders && isBorderUsedUp) {
        return false;
      }
    }
    return true;
  }

  private long borderSides() {
    return board.cells().stream()
        .flatMap(cell -> tiling.beside(cell).stream())
        .filter(beside -> board.number(beside).isEmpty())
        .count();
  }

  /** The tiling that the board is a part of. */
  public Tiling tiling() {
    return tiling;
  }

  @Override
  public Optional<TilePuzzle> ofTiles() {
    return Optional.of(this);
  }

  @Override
  public String noun() {
    return "piece";
  }

  @Override
  public String chosen() {
    return "placed";
  }

  /** {@inheritDoc} A tile's symbol does not show how it is turned. */
  @Override
  public boolean isAmbiguous(int option) {
    return true;
  }

  @Override
  public List<String> itemsOf(int tile) {
    return List.of(marks.get(tile).name());
  }

  @Override
  public List<Mark> sides(int option) {
    return placed.get(option).sides().stream().map(this::colour).toList();
  }

  /** The number of copies of a tile. */
  public int copies(int tile) {
    return set.tiles().get(tile).copies();
  }

  @Override
  public List<Mark> colours() {
    return set.colours();
  }

  /** The position of a tile's symbol in a text drawing. */
  public TextPosition position(Cell cell) {
    return new TextPosition(2 * cell.row() - 1, 4 * cell.column() - 2);
  }

  /** The positions of its sides' symbols, each halfway to the tile beyond. */
  public List<TextPosition> sidePositions(Cell cell) {
    TextPosition own = position(cell);
    return tiling.beside(cell).stream()
        .map(this::position)
        .map(
            beside ->
                new TextPosition(
                    (own.line() + beside.line()) / 2, (own.column() + beside.column()) / 2))
        .toList();
  }

  /** All positions of symbols in a text drawing. */
  public SortedSet<TextPosition> positions() {
    SortedSet<TextPosition> positions = new TreeSet<>();
    for (Cell cell : board.cells()) {
      positions.add(position(cell));
      positions.addAll(sidePositions(cell));
    }
    return positions;
  }

  private Mark colour(int number) {
    return set.colours().get(number);
  }

  TileSet set() {
    return set;
  }

  List<Placed> placed() {
    return placed;
  }

  /** The symmetries of the board, combined with exchanges of colours. */
  @Override
  public Symmetries symmetries() {
    return new TileSymmetries(this).symmetries();
  }

  @Override
  public Words words() {
    return words;
  }

  @Override
  public Problem problem() {
    return problem;
  }

  @Override
  public Board board() {
    return board;
  }

  /** The tiles, each named by its colours. */
  @Override
  public List<Mark> marks() {
    return marks;
  }

  @Override
  public int mark(int option, int index) {
    return placed.get(option).tile();
  }

  @Override
  public List<Cell> cells(int option) {
    return List.of(placed.get(option).cell());
  }

  @Override
  public boolean hasSharedCells() {
    return false;
  }
}
