package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;

/**
 * A puzzle of pieces that must fill a board.
 *
 * <p>The items are the pieces as given, the groups, then the cells in reading order. A piece used
 * once is a primary item, one used at most once a secondary one, one used any number of times none,
 * and others are items with bounds; so are groups. A cell that can stay open is a secondary item.
 * Cells that are never all holes are one more item, a secondary one for two cells; {@linkplain
 * Condition conditions} are the last items, with bounds. The options are the placements, piece by
 * piece as given and sorted by their cells, each with its piece before its cells. Immutable.
 */
public final class PiecePuzzle implements BoardPuzzle {
  private final Words words;
  private final Board board;
  private final List<Piece> pieces;
  private final List<Mark> marks;
  private final PuzzleRules rules;
  private final ConditionItems conditions;
  private final List<Placement> placements;
  private final Problem problem;

  /** The cells in the order in which diagrams are to pass them. */
  private final List<Integer> sweep;

  /** The automorphisms, once someone has asked for them: a count asks several times. */
  private volatile Symmetries symmetries;

  /**
   * A puzzle without other rules: its pieces fill the board.
   *
   * @throws IllegalArgumentException if two pieces share a name or symbol, or one is of another
   *     lattice than the board
   */
  public PiecePuzzle(String name, Board board, List<Piece> pieces) {
    this(name, board, pieces, PuzzleRules.NONE);
  }

  /**
   * Finds the placements of the pieces.
   *
   * @throws IllegalArgumentException if two pieces or groups share a name or symbol, one is of
   *     another lattice than the board, or the rules name pieces or cells that there are not, or
   *     layered pieces on a board of several layers
   */
  public PiecePuzzle(String name, Board board, List<Piece> pieces, PuzzleRules rules) {
    words = new Words(name, "", "");
    this.board = board;
    this.pieces = List.copyOf(pieces);
    this.rules = rules;
    marks = pieces.stream().map(Piece::mark).toList();
    new PuzzleDefinition(board, pieces, rules).check();
    conditions = new ConditionItems(board, rules.conditions());
    placements = findPlacements();
    problem = makeProblem();
    sweep = board.alongNarrowSide();
  }

  private PiecePuzzle(PiecePuzzle other, String title, List<Integer> sweep) {
    words = new Words(other.name(), title, "");
    board = other.board;
    pieces = other.pieces;
    marks = other.marks;
    rules = other.rules;
    conditions = other.conditions;
    placements = other.placements;
    problem = other.problem;
    this.sweep = sweep;
  }

  /** This puzzle with a title, one line of text. */
  public PiecePuzzle withTitle(String text) {
    return new PiecePuzzle(this, text, sweep);
  }

  /**
   * This puzzle with its cells in another order than along the narrow side of the board, where that
   * keeps fewer of them open.
   *
   * @param cells the number of each cell once
   * @throws IllegalArgumentException if they are not
   */
  public PiecePuzzle sweptBy(List<Integer> cells) {
    if (!cells.stream()
        .sorted()
        .toList()
        .equals(board.alongNarrowSide().stream().sorted().toList())) {
      throw new IllegalArgumentException(
          "An order of %d cells must have each once: %s.".formatted(board.size(), cells));
    }
    return new PiecePuzzle(this, words.title(), List.copyOf(cells));
  }

  private List<Placement> findPlacements() {
    List<Placement> all = new ArrayList<>();
    PlacementLimits limits = new PlacementLimits();
    for (int piece = 0; piece < pieces.size(); piece++) {
      Placements found = new Placements(board, limits);
      found.find(pieces.get(piece), rules.layering().orElse(null));
      all.addAll(found.list(piece));
    }
    return List.copyOf(all);
  }

  private Problem makeProblem() {
    ProblemBuilder<String, Placement> builder =
        new ProblemBuilder<>(
            placement ->
                pieces.get(placement.piece()).name() + " " + board.text(placement.cells()));
    pieces.forEach(piece -> addItem(builder, piece.name(), piece.use()));
    rules.groups().forEach(group -> addItem(builder, group.name(), group.use()));
    for (Cell cell : board.cells()) {
      if (rules.free().contains(cell)) {
        builder.secondary(board.text(cell));
      } else {
        builder.primary(board.text(cell));
      }
    }
    for (Set<Cell> cells : rules.never()) {
      addItem(builder, never(cells), new Use(0, cells.size() - 1));
    }
    boolean hasHoles = pieces.stream().anyMatch(Piece::isHole);
    conditions
        .uses(hasHoles)
        .forEach((item, use) -> builder.between(item, use.least(), use.most()));
    List<List<String>> itemsOfPieces =
        IntStream.range(0, pieces.size()).mapToObj(this::itemsOf).toList();
    for (Placement placement : placements) {
      List<String> items = new ArrayList<>(itemsOfPieces.get(placement.piece()));
      addItems(items, placement);
      builder.option(placement, items);
    }
    return builder.build();
  }

  /**
   * Adds the item of a piece or group. Where cells can stay open, an optional piece can lie on
   * nothing but such cells, and options without a primary item are never chosen: then its item has
   * bounds.
   */
  private void addItem(ProblemBuilder<String, Placement> builder, String item, Use use) {
    boolean canLieOnFree = !rules.free().isEmpty();
    if (use.equals(Use.ONCE)) {
      builder.primary(item);
    } else if (use.equals(Use.AT_MOST_ONCE) && !canLieOnFree) {
      builder.secondary(item);
    } else if (!use.equals(Use.ANY_NUMBER) || canLieOnFree) {
      int fit = Math.max(use.least(), board.size());
      builder.between(item, use.least(), Math.min(use.most(), fit));
    }
  }

  /** Adds the items of the cells of a placement. */
  private void addItems(List<String> items, Placement placement) {
    placement.cells().forEach(cell -> items.add(board.text(cell)));
    if (pieces.get(placement.piece()).isHole()) {
      rules.never().stream()
          .filter(cells -> cells.containsAll(placement.cells()))
          .forEach(cells -> items.add(never(cells)));
    }
    items.addAll(conditions.of(placement.cells(), pieces.get(placement.piece()).isHole()));
  }

  /** {@inheritDoc} Of a piece these are its own, if its use is limited, and those of its groups. */
  @Override
  public List<String> itemsOf(int piece) {
    String own = pieces.get(piece).name();
    Stream<String> groups =
        rules.groups().stream().filter(group -> group.pieces().contains(own)).map(Group::name);
    return Stream.concat(Stream.of(own).filter(name -> isItem(pieces.get(piece))), groups).toList();
  }

  /** The item of cells that are never all holes. */
  private String never(Set<Cell> cells) {
    return "not" + board.text(cells.stream().sorted().toList());
  }

  private boolean isItem(Piece piece) {
    return !piece.use().equals(Use.ANY_NUMBER) || !rules.free().isEmpty();
  }

  @Override
  public Words words() {
    return words;
  }

  @Override
  public String noun() {
    return "piece";
  }

  @Override
  public String chosen() {
    return "placed";
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public Optional<PiecePuzzle> ofPieces() {
    return Optional.of(this);
  }

  @Override
  public Optional<Placement> placement(int option) {
    return Optional.of(placements.get(option));
  }

  /** {@inheritDoc} A copy of a piece on several cells is ambiguous. */
  @Override
  public boolean isAmbiguous(int option) {
    return pieces.get(mark(option)).use().isRepeated() && cells(option).size() > 1;
  }

  @Override
  public int itemsAlongBoard() {
    return board.size() + conditions.size();
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
  public int mark(int option, int index) {
    return mark(option);
  }

  @Override
  public List<Cell> cells(int option) {
    return placements.get(option).cells();
  }

  @Override
  public List<Cell> laid(int option) {
    return board.wrap() == Wrap.NONE ? cells(option) : placements.get(option).orientations().get(0);
  }

  /** The pieces as given. */
  @Override
  public List<Piece> pieces() {
    return pieces;
  }

  @Override
  public PuzzleRules pieceRules() {
    return rules;
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

  @Override
  public int[] optionsOf(int piece) {
    return IntStream.range(0, placements.size())
        .filter(option -> placements.get(option).piece() == piece)
        .toArray();
  }

  @Override
  public Symmetries symmetries() {
    Symmetries found = symmetries;
    if (found == null) {
      // Threads that ask at the same time find the same.
      found = new SymmetryFinder(this).symmetries();
      symmetries = found;
    }
    return found;
  }

  @Override
  public List<String> itemOrders() {
    return List.of("puzzle", "pieces-first", "first-use");
  }

  /**
   * {@inheritDoc} {@code puzzle} has the cells along the board's narrow side, unless it is {@link
   * #sweptBy} another way, and then the pieces; {@code pieces-first} the pieces as given and then
   * the cells row by row; {@code first-use} has the items as the placements first name them, those
   * sorted by the piece's name and then by cells.
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
    List<String> items = new ArrayList<>(conditions.among(sweep));
    items.addAll(pieceItems());
    return items;
  }

  private List<String> piecesThenCells() {
    List<String> items = new ArrayList<>(pieceItems());
    IntStream.range(0, board.size()).mapToObj(board::name).forEach(items::add);
    items.addAll(conditions.names());
    return items;
  }

  private List<String> pieceItems() {
    return Stream.of(
            pieces.stream().filter(this::isItem).map(Piece::name),
            rules.groups().stream().map(Group::name),
            rules.never().stream().map(this::never))
        .flatMap(items -> items)
        .toList();
  }
}
