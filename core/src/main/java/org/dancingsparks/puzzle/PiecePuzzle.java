package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/**
 * Pieces that have to fill a board.
 *
 * <p>The items are the pieces as given, then the cells in reading order; a piece used at most once
 * is a secondary item, one used any number of times none. The options are the placements, piece by
 * piece as given and sorted by their cells, each with its piece before its cells. Immutable.
 */
public final class PiecePuzzle implements BoardPuzzle {
  private final String name;
  private final String title;
  private final Board board;
  private final List<Piece> pieces;
  private final List<Mark> marks;
  private final Layering layering;
  private final List<Placement> placements;
  private final Problem problem;

  /**
   * Finds the placements of pieces that lie on the board as a whole.
   *
   * @throws IllegalArgumentException if two pieces share a name or symbol
   */
  public PiecePuzzle(String name, Board board, List<Piece> pieces) {
    this(name, board, pieces, null);
  }

  private PiecePuzzle(String name, Board board, List<Piece> pieces, Layering layering) {
    this.name = name;
    this.title = "";
    this.board = board;
    this.pieces = List.copyOf(pieces);
    this.layering = layering;
    marks = pieces.stream().map(Piece::mark).toList();
    checkDistinct();
    if (layering != null && !board.isFlat()) {
      throw new IllegalArgumentException(
          "Layered pieces need a flat board; this one has %d layers.".formatted(board.layers()));
    }
    placements = findPlacements();
    problem = makeProblem();
  }

  private PiecePuzzle(PiecePuzzle untitled, String title) {
    name = untitled.name;
    this.title = title;
    board = untitled.board;
    pieces = untitled.pieces;
    marks = untitled.marks;
    layering = untitled.layering;
    placements = untitled.placements;
    problem = untitled.problem;
  }

  /**
   * A puzzle whose solid pieces lie in a flat tray.
   *
   * @throws IllegalArgumentException if two pieces share a name or symbol, or the board has several
   *     layers
   */
  public static PiecePuzzle layered(
      String name, Board board, List<Piece> pieces, Layering layering) {
    return new PiecePuzzle(name, board, pieces, layering);
  }

  /** The same puzzle with a title: one line of text that says what it is. */
  public PiecePuzzle withTitle(String text) {
    return new PiecePuzzle(this, text);
  }

  private List<Placement> findPlacements() {
    List<Placement> all = new ArrayList<>();
    PlacementLimits limits = new PlacementLimits();
    for (int piece = 0; piece < pieces.size(); piece++) {
      Placements found = new Placements(board, limits);
      found.find(pieces.get(piece), layering);
      all.addAll(found.list(piece));
    }
    return List.copyOf(all);
  }

  private void checkDistinct() {
    Set<Object> seen = new HashSet<>();
    for (Piece piece : pieces) {
      if (!seen.add(piece.name())) {
        throw new IllegalArgumentException("Two pieces are called " + piece.name() + ".");
      }
      if (!seen.add(piece.symbol())) {
        throw new IllegalArgumentException(
            "Two pieces have the symbol %s; the second is %s."
                .formatted(piece.symbol(), piece.name()));
      }
    }
  }

  private Problem makeProblem() {
    ProblemBuilder<String, Placement> builder =
        new ProblemBuilder<>(
            placement ->
                pieces.get(placement.piece()).name() + " " + board.text(placement.cells()));
    for (Piece piece : pieces) {
      switch (piece.use()) {
        case ONCE -> builder.primary(piece.name());
        case AT_MOST_ONCE -> builder.secondary(piece.name());
        case ANY_NUMBER -> {}
      }
    }
    List<String> cellNames = IntStream.range(0, board.size()).mapToObj(board::name).toList();
    cellNames.forEach(builder::primary);
    placements.forEach(placement -> builder.option(placement, itemsOf(placement, cellNames)));
    return builder.build();
  }

  private List<String> itemsOf(Placement placement, List<String> cellNames) {
    List<String> items = new ArrayList<>();
    Piece piece = pieces.get(placement.piece());
    if (piece.use() != Use.ANY_NUMBER) {
      items.add(piece.name());
    }
    placement.cells().forEach(cell -> items.add(cellNames.get(board.number(cell).orElseThrow())));
    return items;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public List<Mark> marks() {
    return marks;
  }

  /** The number of an option's piece among {@link #pieces}. */
  public int mark(int option) {
    return placements.get(option).piece();
  }

  @Override
  public int mark(int option, int place) {
    return mark(option);
  }

  @Override
  public List<Cell> cells(int option) {
    return placements.get(option).cells();
  }

  /** The pieces as given. */
  public List<Piece> pieces() {
    return pieces;
  }

  /** The rule by which solid pieces lie in a flat tray, if they do. */
  public Optional<Layering> layering() {
    return Optional.ofNullable(layering);
  }

  @Override
  public Problem problem() {
    return problem;
  }

  /** The placements by option id. */
  public List<Placement> placements() {
    return placements;
  }

  /** The number of a piece, by name. */
  public Optional<Integer> piece(String pieceName) {
    return IntStream.range(0, pieces.size())
        .boxed()
        .filter(piece -> pieces.get(piece).name().equals(pieceName))
        .findFirst();
  }

  /** The option ids of a piece's placements, ascending. */
  public int[] optionsOf(int piece) {
    return IntStream.range(0, placements.size())
        .filter(option -> placements.get(option).piece() == piece)
        .toArray();
  }

  @Override
  public Symmetries symmetries() {
    return new SymmetryFinder(this).symmetries();
  }

  @Override
  public List<String> itemOrders() {
    return List.of("puzzle", "pieces-first", "first-use");
  }

  /**
   * {@inheritDoc} {@code puzzle} has the cells along the board's narrow side and then the pieces;
   * {@code pieces-first} the pieces as given and then the cells row by row; {@code first-use} has
   * the items as the placements first name them, those sorted by the piece's name and then by
   * cells.
   */
  @Override
  public ItemOrder itemOrder(String order) {
    return switch (order) {
      case "puzzle" -> ItemOrder.ofNames(order, problem, cellsThenPieces());
      case "pieces-first" -> ItemOrder.ofNames(order, problem, piecesThenCells());
      case "first-use" -> ItemOrder.firstUse(problem, optionsByPieceName());
      default -> throw unknownOrder(order);
    };
  }

  private int[] optionsByPieceName() {
    return IntStream.range(0, placements.size())
        .boxed()
        .sorted(Comparator.comparing(option -> pieces.get(placements.get(option).piece()).name()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private List<String> cellsThenPieces() {
    List<String> items = new ArrayList<>();
    board.alongNarrowSide().forEach(cell -> items.add(board.name(cell)));
    items.addAll(pieceItems());
    return items;
  }

  private List<String> piecesThenCells() {
    List<String> items = new ArrayList<>(pieceItems());
    IntStream.range(0, board.size()).mapToObj(board::name).forEach(items::add);
    return items;
  }

  private List<String> pieceItems() {
    return pieces.stream().filter(piece -> piece.use() != Use.ANY_NUMBER).map(Piece::name).toList();
  }
}
