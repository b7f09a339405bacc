package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code word-squares:FILE,N}: double word squares, N x N letters whose rows, read from the left,
 * and columns, read down, are 2 N different words of a file. A square and its mirror image in the
 * main diagonal are two solutions. An option is a word in a row or column; it colours its cells
 * with its letters (Knuth, TAOCP 7.2.2.1).
 */
final class WordSquares implements Family {
  private static final Pattern FORM = Pattern.compile("(.+),0*(\\d{1,3})");
  private static final String RULES =
      "The rows, read from the left, and the columns, read down, are different words of the list.";
  private static final int MAX_LETTERS = 30;
  private static final int MAX_OPTIONS = 1 << 20;

  private record Line(boolean isRow, int number, String word) {
    String item() {
      return (isRow ? "r" : "c") + number;
    }

    Cell cell(int place) {
      return isRow ? Cell.of(number, place) : Cell.of(place, number);
    }

    String text() {
      return (isRow ? "row " : "column ") + number + ": " + word;
    }
  }

  @Override
  public String name() {
    return "word-squares";
  }

  @Override
  public String parameters() {
    return "FILE,N";
  }

  @Override
  public String title() {
    return "N x N letters whose rows and columns are different words of a file";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "words.txt,4");
    Matcher form = FORM.matcher(parameters);
    if (!form.matches() || form.group(2).equals("0")) {
      throw reader.unknown(parameters);
    }
    int side = Integer.parseInt(form.group(2));
    reader.check("letters in a row", side, MAX_LETTERS);
    String file = form.group(1);
    WordList list = WordList.of(file, files.apply(file));
    List<String> words = list.ofLength(side);
    if (words.isEmpty()) {
      throw new InputException(
          "%s has no word of %d letters".formatted(file, side), "ask for another length");
    }
    reader.check("options", 2L * side * words.size(), MAX_OPTIONS);
    String name = "%s:%s,%d".formatted(name(), Redacted.fileName(file), side);
    return puzzle(new Words(name, title(), RULES), words, side);
  }

  private static Puzzle puzzle(Words texts, List<String> words, int side) {
    Board board = Board.box(side, side, 1);
    ProblemBuilder<String, Line> builder = new ProblemBuilder<>(Line::text);
    for (int number = 1; number <= side; number++) {
      builder.primary("r" + number).primary("c" + number);
    }
    board.cells().forEach(cell -> builder.secondary(cell.text()));
    words.forEach(builder::secondary);
    List<Mark> letters = WordList.letters(words);
    Map<Character, Integer> marks = new HashMap<>();
    letters.forEach(letter -> marks.put(letter.symbol(), marks.size()));
    List<Filling> fillings = new ArrayList<>();
    for (boolean isRow : new boolean[] {true, false}) {
      for (int number = 1; number <= side; number++) {
        for (String word : words) {
          Line line = new Line(isRow, number, word);
          builder.option(line, List.of(line.item(), word));
          SortedMap<Cell, Integer> marked = new TreeMap<>();
          for (int place = 1; place <= side; place++) {
            char letter = word.charAt(place - 1);
            builder.entry(line, line.cell(place).text(), String.valueOf(letter));
            marked.put(line.cell(place), marks.get(letter));
          }
          fillings.add(Filling.of(marked));
        }
      }
    }
    return new GridPuzzle(texts, builder.build(), board, letters, fillings, Layout.PLAIN);
  }
}
