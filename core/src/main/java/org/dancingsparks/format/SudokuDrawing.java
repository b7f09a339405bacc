package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.message.InputException;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;

/** Reads a Sudoku that is drawn over several lines; the format is {@link SudokuReader}'s. */
final class SudokuDrawing {
  private static final String SEPARATORS = "|-+,; \t\r\f\u000b\ufeff";

  /** Maximum number of characters: two digits for each cell of the largest grid. */
  private static final int MAX_CHARACTERS = 2 * SudokuShape.LARGEST_SIDE * SudokuShape.LARGEST_SIDE;

  private static final String REMEDY =
      "add the missing cells, . 0 or _ where they are open, or remove those too many";

  private final String file;
  private final List<Word> words = new ArrayList<>();
  private int characters;

  /** The text between two separators; its first character's position in the line is from 1. */
  private record Word(SudokuReader.Line line, int index, String text) {}

  SudokuDrawing(String file, List<SudokuReader.Line> lines) {
    this.file = file;
    lines.forEach(this::split);
  }

  private void split(SudokuReader.Line line) {
    String text = line.text();
    int comment = text.indexOf('#');
    int end = comment < 0 ? text.length() : comment;
    int begin = 0;
    for (int at = 0; at <= end; at++) {
      if (at == end || SEPARATORS.indexOf(text.charAt(at)) >= 0) {
        if (at > begin) {
          add(new Word(line, begin + 1, text.substring(begin, at)));
        }
        begin = at + 1;
      } else {
        checkCharacter(line, at);
      }
    }
  }

  private void checkCharacter(SudokuReader.Line line, int at) {
    if (!SudokuSymbols.isOfAnyShape(line.text().charAt(at))) {
      throw fault(
          line,
          "Character %d, %s, is not a cell of a grid; cells are digits, letters, and . 0 or _ where"
                  .formatted(at + 1, Character.toString(line.text().codePointAt(at)))
              + " one is open.");
    }
  }

  private void add(Word word) {
    words.add(word);
    characters += word.text().length();
    if (characters > MAX_CHARACTERS) {
      throw fault(
          word.line(),
          "There are too many cells for any grid; the largest side is %d."
              .formatted(SudokuShape.LARGEST_SIDE));
    }
  }

  private InputException fault(SudokuReader.Line line, String why) {
    return InputException.at(file, line.number(), line.text(), why);
  }

  /** The grid, in a shape or, if it is null, in the shape that the number of cells says. */
  SudokuGrid grid(SudokuShape given) {
    SudokuShape shape = given == null ? shape() : given;
    SudokuSymbols symbols = new SudokuSymbols(shape);
    boolean byWords = shape.side() > 9 && areShort() && characters != shape.cells();
    if ((byWords ? words.size() : characters) != shape.cells()) {
      throw wrongCount(shape, byWords);
    }
    byte[] values = new byte[shape.cells()];
    int cell = 0;
    for (Word word : words) {
      if (byWords) {
        values[cell++] = value(word, shape, symbols);
      } else {
        for (int at = 0; at < word.text().length(); at++) {
          values[cell++] = value(word, at, symbols);
        }
      }
    }
    return SudokuGrid.of(shape, values);
  }

  /**
   * Returns whether words can be numbers; if cells are not separated, words are as wide as blocks.
   */
  private boolean areShort() {
    return characters <= 2 * words.size();
  }

  private SudokuShape shape() {
    // Cells of larger sides have numbers of two digits; up to 81 words need not be cells.
    int cells = words.size() > 81 && areShort() ? words.size() : characters;
    try {
      return SudokuReader.likelyShape(cells);
    } catch (IllegalArgumentException e) {
      throw new InputException("%s has %d cells. %s".formatted(file, cells, e.getMessage()));
    }
  }

  private byte value(Word word, int at, SudokuSymbols symbols) {
    byte value = symbols.value(word.text().charAt(at));
    if (value == SudokuSymbols.NONE) {
      throw fault(word.line(), symbols.fault(word.index() + at, word.text().substring(at, at + 1)));
    }
    return value;
  }

  private byte value(Word word, SudokuShape shape, SudokuSymbols symbols) {
    String text = word.text();
    if (text.length() == 1) {
      return value(word, 0, symbols);
    }
    int value = text.matches("\\d\\d") ? Integer.parseInt(text) : -1;
    if (value < 0 || value > shape.side()) {
      throw fault(
          word.line(),
          "Character %d begins %s, which is not a cell of a grid with blocks of %s; numbers are 1 to %d."
              .formatted(word.index(), text, shape, shape.side()));
    }
    return (byte) value;
  }

  /** Names the first line with too few or too many cells, if one stands out. */
  private InputException wrongCount(SudokuShape shape, boolean byWords) {
    int found = byWords ? words.size() : characters;
    int inLine = 0;
    for (int at = 0; at < words.size(); at++) {
      SudokuReader.Line line = words.get(at).line();
      inLine += byWords ? 1 : words.get(at).text().length();
      boolean isLast = at + 1 == words.size() || words.get(at + 1).line() != line;
      if (isLast && inLine != shape.side()) {
        return fault(
            line,
            "The line has %d cells and the grid %d, but a grid with blocks of %s has %d a line and %d in all; "
                    .formatted(inLine, found, shape, shape.side(), shape.cells())
                + REMEDY
                + ".");
      }
      inLine = isLast ? 0 : inLine;
    }
    return new InputException(
        "%s has %d cells, but a grid with blocks of %s has %d"
            .formatted(file, found, shape, shape.cells()),
        REMEDY);
  }
}
