package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.StringTokenizer;
import org.dancingsparks.message.InputException;
import org.dancingsparks.permanent.SquareMatrix;

/**
 * Reads square matrices of whole numbers from text, one row of the matrix per line of text.
 *
 * <p>Numbers are separated by blanks or by a comma, with or without blanks. A line of two or more
 * digits 0 and 1 and nothing else has an entry per digit; a lone 10 is written {@code +10}. A
 * {@code #} begins a comment; lines without numbers are ignored.
 */
public final class MatrixReader {
  /** Maximum number of characters of a wrong entry that a message shows. */
  private static final int LONGEST_WORD = 40;

  /** Maximum number of rows, and of columns, of a matrix. */
  private static final int MAX_ROWS = 1_000;

  private final String file;
  private final List<int[]> rows = new ArrayList<>();

  private MatrixReader(String file) {
    this.file = file;
  }

  /**
   * The matrix that a text holds.
   *
   * @param file the text's name in messages
   * @throws InputException if the text holds no square matrix of numbers of 32 bits, with the line
   */
  public static SquareMatrix read(String file, String text) {
    MatrixReader reader = new MatrixReader(file);
    Iterator<String> lines = text.replaceFirst("^\\ufeff", "").lines().iterator();
    for (int line = 1; lines.hasNext(); line++) {
      reader.readLine(line, lines.next());
    }
    return reader.matrix();
  }

  private SquareMatrix matrix() {
    if (rows.isEmpty()) {
      throw new InputException(
          file + " is empty", "give a matrix, a line of numbers for each of its rows");
    }
    if (rows.size() < rows.get(0).length) {
      throw new InputException(
          "%s is not square: it has %d rows and %d columns"
              .formatted(file, rows.size(), rows.get(0).length),
          "add rows or remove columns");
    }
    return SquareMatrix.of(rows.toArray(int[][]::new));
  }

  private void readLine(int line, String text) {
    int comment = text.indexOf('#');
    String content = (comment < 0 ? text : text.substring(0, comment)).strip();
    if (content.isEmpty()) {
      return;
    }
    int[] entries = isDigits(content) ? digits(line, text, content) : numbers(line, text, content);
    if (!rows.isEmpty() && entries.length != rows.get(0).length) {
      throw InputException.at(
          file,
          line,
          text,
          "This row has %d entries and the first one has %d; give all rows the same number."
              .formatted(entries.length, rows.get(0).length));
    }
    if (rows.size() == entries.length) {
      throw InputException.at(
          file,
          line,
          text,
          "The matrix has %d columns, and this row is one too many; a matrix must be square."
              .formatted(entries.length));
    }
    rows.add(entries);
  }

  private static boolean isDigits(String content) {
    return content.length() > 1 && content.chars().allMatch(digit -> digit == '0' || digit == '1');
  }

  private int[] digits(int line, String text, String content) {
    checkSize(line, text, content.length());
    return content.chars().map(digit -> digit - '0').toArray();
  }

  private int[] numbers(int line, String text, String content) {
    int[] entries = new int[8];
    int size = 0;
    boolean endsWithNumber = false;
    // Words are read one by one, so that limits apply before memory runs out.
    StringTokenizer words = new StringTokenizer(content, " \t\u000B\f,", true);
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (word.equals(",")) {
        checkComma(line, text, endsWithNumber);
        endsWithNumber = false;
      } else if (!word.isBlank()) {
        checkSize(line, text, size + 1);
        entries = size == entries.length ? Arrays.copyOf(entries, 2 * size) : entries;
        entries[size++] = number(line, text, word);
        endsWithNumber = true;
      }
    }
    checkComma(line, text, endsWithNumber);
    return Arrays.copyOf(entries, size);
  }

  private void checkComma(int line, String text, boolean followsNumber) {
    if (!followsNumber) {
      throw InputException.at(
          file, line, text, "A comma must have a number on each side; remove this one.");
    }
  }

  private void checkSize(int line, String text, int entries) {
    if (entries > MAX_ROWS) {
      throw InputException.at(
          file,
          line,
          text,
          "The row has more than %,d entries, the most that a matrix can have."
              .formatted(MAX_ROWS));
    }
  }

  private int number(int line, String text, String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw InputException.at(
          file,
          line,
          text,
          "%s is not a whole number from %d to %d; separate entries by blanks or commas."
              .formatted(
                  word.length() > LONGEST_WORD ? word.substring(0, LONGEST_WORD) + "..." : word,
                  Integer.MIN_VALUE,
                  Integer.MAX_VALUE));
    }
  }
}
