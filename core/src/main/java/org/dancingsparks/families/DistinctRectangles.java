package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Use;

/**
 * {@code rectangles:ROWSxCOLUMNS}: a board cut into rectangles no two of which have the same
 * dimensions, either way up (OEIS A360499). After commas: {@code oblongs}, without squares; {@code
 * turned}, a rectangle and its turned copy are two; {@code areas}, not even two areas are the same;
 * {@code primes}, sides are prime numbers.
 */
final class DistinctRectangles implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+x\\d+)((?:,\\w+)*)");
  private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");
  private static final Set<String> RULES = Set.of("oblongs", "turned", "areas", "primes");
  private static final int MAX_CELLS = 400;

  /** Maximum number of pieces that a puzzle file can have. */
  private static final int MAX_PIECES = 500;

  /** Maximum number of cells that a puzzle file allows for a piece. */
  private static final int MAX_CELLS_OF_PIECE = 10_000;

  private record Size(int rows, int columns) {}

  @Override
  public String name() {
    return "rectangles";
  }

  @Override
  public String parameters() {
    return "ROWSxCOLUMNS";
  }

  @Override
  public String title() {
    return "A board cut into rectangles of different dimensions";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "6x6 or rectangles:6x6,oblongs");
    Matcher form = FORM.matcher(parameters);
    int[] sides = reader.numbers(form.matches() ? form.group(1) : parameters, SIZE);
    reader.check("cells", (long) sides[0] * sides[1], MAX_CELLS);
    Set<String> rules = new LinkedHashSet<>();
    for (String rule :
        form.group(2).isEmpty() ? new String[0] : form.group(2).substring(1).split(",")) {
      if (!RULES.contains(rule)) {
        throw new IllegalArgumentException(
            "There is no rule %s for rectangles.%s"
                .formatted(rule, Suggestions.of(rule, List.copyOf(RULES))));
      }
      rules.add(rule);
    }
    String more = rules.isEmpty() ? "" : "," + String.join(",", rules);
    List<Size> sizes = sizes(rules, Math.max(sides[0], sides[1]));
    reader.check("rectangles", sizes.size(), MAX_PIECES);
    List<Piece> pieces = pieces(rules, sizes);
    return new PiecePuzzle(
            "%s:%dx%d%s".formatted(name(), sides[0], sides[1], more),
            Board.box(sides[0], sides[1], 1),
            pieces,
            new PuzzleRules(
                Optional.empty(),
                rules.contains("areas") ? groups(pieces) : List.of(),
                Set.of(),
                List.of(),
                Set.of()))
        .withTitle(title() + more.replace(",", ", "));
  }

  private static List<Size> sizes(Set<String> rules, int most) {
    List<Size> sizes = new ArrayList<>();
    for (int rows = 1; rows <= most; rows++) {
      for (int columns = rules.contains("turned") ? 1 : rows; columns <= most; columns++) {
        boolean isLeftOut =
            rules.contains("oblongs") && rows == columns
                || rules.contains("primes") && !(isPrime(rows) && isPrime(columns))
                || rows * columns > MAX_CELLS_OF_PIECE;
        if (!isLeftOut) {
          sizes.add(new Size(rows, columns));
        }
      }
    }
    return sizes;
  }

  private static List<Piece> pieces(Set<String> rules, List<Size> sizes) {
    List<Piece> pieces = new ArrayList<>();
    UnusedSymbols symbols = new UnusedSymbols();
    Turns turns = rules.contains("turned") ? Turns.NONE : Turns.ROTATIONS;
    Use use = rules.contains("areas") ? Use.ANY_NUMBER : Use.AT_MOST_ONCE;
    for (Size size : sizes) {
      String name = size.rows() + "x" + size.columns();
      List<Cell> cells = Shapes.box(size.rows(), size.columns(), 1);
      pieces.add(Piece.of(name, symbols.next(name), turns, cells).withUse(use));
    }
    return pieces;
  }

  private static boolean isPrime(int number) {
    for (int divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        return false;
      }
    }
    return number > 1;
  }

  private static List<Group> groups(List<Piece> pieces) {
    Map<Integer, List<String>> byArea = new LinkedHashMap<>();
    for (Piece piece : pieces) {
      byArea.computeIfAbsent(piece.cells().size(), area -> new ArrayList<>()).add(piece.name());
    }
    List<Group> groups = new ArrayList<>();
    byArea.forEach((area, names) -> groups.add(new Group("area" + area, Use.AT_MOST_ONCE, names)));
    return groups;
  }
}
