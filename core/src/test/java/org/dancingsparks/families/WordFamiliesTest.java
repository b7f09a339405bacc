package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.view.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordFamiliesTest {
  private static final String SQUARES = "word-squares:words.txt,3";

  private static List<String> words(Random random, int count, int longest) {
    return IntStream.range(0, count)
        .mapToObj(word -> word(random, 1 + random.nextInt(longest)))
        .distinct()
        .toList();
  }

  private static String word(Random random, int length) {
    StringBuilder word = new StringBuilder();
    random.ints(length, 0, 3).forEach(letter -> word.append("ABC".charAt(letter)));
    return word.toString();
  }

  /** Tries all rows and looks the columns up. */
  private static int squares(List<String> words, int side) {
    List<List<String>> squares = new ArrayList<>(List.of(List.of()));
    for (int row = 0; row < side; row++) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> square : squares) {
        for (String word : words) {
          List<String> extended = new ArrayList<>(square);
          extended.add(word);
          longer.add(extended);
        }
      }
      squares = longer;
    }
    return (int) squares.stream().filter(rows -> isSquare(rows, words)).count();
  }

  private static boolean isSquare(List<String> rows, List<String> words) {
    Set<String> all = new HashSet<>(rows);
    for (int column = 0; column < rows.size(); column++) {
      StringBuilder down = new StringBuilder();
      for (String row : rows) {
        down.append(row.charAt(column));
      }
      if (!words.contains(down.toString())) {
        return false;
      }
      all.add(down.toString());
    }
    return all.size() == 2 * rows.size();
  }

  @Test
  void randomListsHaveTheWordSquaresOfATrialOfAllRows() {
    Seed.times(
        30,
        (random, run) -> {
          List<String> words =
              random.ints(20, 0, 1).mapToObj(any -> word(random, 3)).distinct().toList();
          BoardPuzzle puzzle = Found.of(SQUARES, words.toArray(String[]::new));
          assertThat(Found.count(puzzle)).isEqualTo(squares(words, 3));
        });
  }

  @Test
  void squaresReadAcrossAndDown() {
    String[] words = {"bit", "ice", "ten", "abi", "nit", "era", "bin", "ant"};
    BoardPuzzle puzzle = Found.of("word-squares:words.txt,2", "ab", "cd", "ac", "bd", "xx");
    assertThat(Found.of(SQUARES, words).name()).isEqualTo("word-squares:words.txt,3");
    assertThat(Found.count(puzzle)).isEqualTo(2);
    assertThat(new BoardText(puzzle).letters(Found.first(puzzle))).isIn("AB\nCD\n", "AC\nBD\n");
  }

  /** Tries all placements of the words one after another. */
  private static long searches(List<String> words, int rows, int columns) {
    return place(words, new HashMap<>(), Cell.of(rows, columns));
  }

  private static long place(List<String> words, Map<Cell, Character> board, Cell last) {
    if (words.isEmpty()) {
      return 1;
    }
    String word = words.get(0);
    Set<Map<Cell, Character>> placements = new HashSet<>();
    for (int row = 1; row <= last.row(); row++) {
      for (int column = 1; column <= last.column(); column++) {
        for (int direction = 0; direction < 9; direction++) {
          Map<Cell, Character> letters = new HashMap<>();
          for (int at = 0; at < word.length(); at++) {
            letters.put(
                Cell.of(row + at * (direction / 3 - 1), column + at * (direction % 3 - 1)),
                word.charAt(at));
          }
          boolean isOnBoard =
              letters.keySet().stream()
                  .allMatch(
                      cell ->
                          cell.row() >= 1
                              && cell.column() >= 1
                              && cell.row() <= last.row()
                              && cell.column() <= last.column());
          if (direction != 4 && isOnBoard) {
            placements.add(letters);
          }
        }
      }
    }
    long count = 0;
    for (Map<Cell, Character> letters : placements) {
      boolean fits =
          letters.entrySet().stream()
              .allMatch(
                  entry ->
                      board.getOrDefault(entry.getKey(), entry.getValue())
                          == entry.getValue().charValue());
      if (fits) {
        Map<Cell, Character> longer = new HashMap<>(board);
        longer.putAll(letters);
        count += place(words.subList(1, words.size()), longer, last);
      }
    }
    return count;
  }

  @Test
  void randomListsHaveTheWordSearchesOfATrialOfAllPlacements() {
    Seed.times(
        30,
        (random, run) -> {
          List<String> words = words(random, 3, 3);
          BoardPuzzle puzzle = Found.of("word-search:words.txt,2x3", words.toArray(String[]::new));
          assertThat(Found.count(puzzle)).isEqualTo(searches(words, 2, 3));
        });
  }

  @Test
  void wordsAreReadInCapitalsOnceEachWithComments() {
    BoardPuzzle puzzle =
        Found.of("word-search:a/b/words.txt,1x5", "# birds", "", "hen  Ern # twice", "HEN");
    assertThat(puzzle.name()).isEqualTo("word-search:words.txt,1x5");
    assertThat(puzzle.problem().primaryItems()).isEqualTo(2);
    assertThat(puzzle.problem().options()).isEqualTo(12);
    assertThat(Found.count(puzzle)).isEqualTo(searches(List.of("HEN", "ERN"), 1, 5));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "word-squares:w,3|cat;d0g|w:2: A word consists of letters, and d0g does not. In: d0g",
        "word-squares:w,4|cat;dog|w has no word of 4 letters; ask for another length.",
        "word-squares:w,3|#|w has no words; write one a line.",
        "word-squares:w|cat|There is no puzzle word-squares:w; the family's names have the form",
        "word-squares:w,0|cat|There is no puzzle word-squares:w,0; the family's names have the form",
        "word-squares:w,31|cat|The puzzle would have 31 letters in a row; word-squares has at most 30",
        "word-search:w|cat|There is no puzzle word-search:w; the family's names have the form",
        "word-search:w,0x4|cat|There is no puzzle word-search:w,0x4; the family's names have the form",
        "word-search:w,999x999|cat|The puzzle would have 998,001 cells",
        "word-search:w,3x3|co-op|w:1: A word consists of letters, and co-op does not. In: co-op"
      })
  void refuseOtherListsInOneLine(String name, String lines, String message) {
    assertThatThrownBy(() -> Found.of(name, lines.split(";")))
        .isInstanceOfAny(InputException.class, IllegalArgumentException.class)
        .hasMessageContaining(message)
        .message()
        .hasLineCount(1);
  }

  @Test
  void filesAreNotReadWhereThereIsNoReader() {
    assertThatThrownBy(() -> Families.find(SQUARES))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The file words.txt cannot be read here; find the puzzle with a function that reads files.");
  }
}
