package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code word-search:FILE,ROWSxCOLUMNS}: the ways to place each word of a file once on a board, in
 * a straight line in one of eight directions. Words can cross and overlap where their letters
 * agree; cells that no word needs are open. Placements that put the same letters into the same
 * cells, as those of a palindrome, are one option, which colours its cells with the letters (Knuth,
 * TAOCP 7.2.2.1).
 */
final class WordSearch implements Family {
  private static final Pattern FORM = Pattern.compile("(.+),(0*[1-9]\\d*x0*[1-9]\\d*)");
  private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");
  private static final String RULES =
      "Each word of the list stands in a straight line in one of the eight directions. Words can"
          + " cross and overlap.";
  private static final int MAX_CELLS = 10_000;
  private static final int MAX_OPTIONS = 1 << 20;
  private static final int DIRECTIONS = 8;

  private record Placed(String word, SortedMap<Cell, Character> letters) {
    String text() {
      return word + " " + letters.keySet().stream().map(Cell::text).collect(Collectors.joining());
    }
  }

  @Override
  public String name() {
    return "word-search";
  }

  @Override
  public String parameters() {
    return "FILE,ROWSxCOLUMNS";
  }

  @Override
  public String title() {
    return "The words of a file on a board, in eight directions";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "words.txt,8x8");
    Matcher form = FORM.matcher(parameters);
    if (!form.matches()) {
      throw reader.unknown(parameters);
    }
    int[] sides = reader.numbers(form.group(2), SIZE);
    reader.check("cells", (long) sides[0] * sides[1], MAX_CELLS);
    String file = form.group(1);
    List<String> words = WordList.of(file, files.apply(file)).words();
    Board board = Board.box(sides[0], sides[1], 1);
    reader.check("placements", (long) DIRECTIONS * board.size() * words.size(), MAX_OPTIONS);
    String size = "%dx%d".formatted(sides[0], sides[1]);
    String name = "%s:%s,%s".formatted(name(), Redacted.fileName(file), size);
    return puzzle(new Words(name, title(), RULES), words, board);
  }

  private static Puzzle puzzle(Words texts, List<String> words, Board board) {
    ProblemBuilder<String, Placed> builder = new ProblemBuilder<>(Placed::text);
    words.forEach(builder::primary);
    board.cells().forEach(cell -> builder.secondary(cell.text()));
    List<Mark> letters = WordList.letters(words);
    Map<Character, Integer> marks = new HashMap<>();
    letters.forEach(letter -> marks.put(letter.symbol(), marks.size()));
    List<Filling> fillings = new ArrayList<>();
    for (String word : words) {
      for (Placed placed : placements(word, board)) {
        builder.option(placed, List.of(word));
        SortedMap<Cell, Integer> marked = new TreeMap<>();
        placed
            .letters()
            .forEach(
                (cell, letter) -> {
                  builder.entry(placed, cell.text(), String.valueOf(letter));
                  marked.put(cell, marks.get(letter));
                });
        fillings.add(Filling.of(marked));
      }
    }
    return new GridPuzzle(texts, builder.build(), board, letters, fillings, Layout.PLAIN);
  }

  private static Set<Placed> placements(String word, Board board) {
    Set<Placed> placements = new LinkedHashSet<>();
    for (Cell from : board.cells()) {
      for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
          Cell last = moved(from, down, right, word.length() - 1);
          if ((down != 0 || right != 0) && board.number(last).isPresent()) {
            SortedMap<Cell, Character> letters = new TreeMap<>();
            for (int place = 0; place < word.length(); place++) {
              letters.put(moved(from, down, right, place), word.charAt(place));
            }
            placements.add(new Placed(word, letters));
          }
        }
      }
    }
    return placements;
  }

  private static Cell moved(Cell from, int down, int right, int steps) {
    return Cell.of(from.row() + steps * down, from.column() + steps * right);
  }
}
