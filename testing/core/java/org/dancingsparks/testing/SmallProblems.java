package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/** Problems with known answers, and random ones, small enough to be searched in no time. */
public final class SmallProblems {
  private SmallProblems() {}

  /** Primary items {@code a b c ...} and options as words of them. */
  public static Problem words(String items, String... options) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    items.chars().forEach(item -> builder.primary(Character.toString(item)));
    for (int option = 0; option < options.length; option++) {
      builder.option(option, Arrays.asList(options[option].split("(?!^)")));
    }
    return builder.build();
  }

  /** The first example of the articles; its options are A1 to A5. */
  public static Problem fiveSets() {
    return words("12345", "15", "24", "23", "3", "145");
  }

  /** The 6 x 4 example of the articles. */
  public static Problem sixByFour() {
    return words("1234", "13", "34", "2", "134", "4", "12");
  }

  /** Placing n rooks; each diagonal square can be taken in {@code diagonal} different ways. */
  public static Problem rooks(int n, int diagonal) {
    ProblemBuilder<String, List<Integer>> builder = new ProblemBuilder<>();
    for (int at = 1; at <= n; at++) {
      builder.primary("row " + at).primary("column " + at);
    }
    for (int row = 1; row <= n; row++) {
      for (int column = 1; column <= n; column++) {
        for (int way = 0; way < (row == column ? diagonal : 1); way++) {
          builder.option(List.of(row, column, way), List.of("row " + row, "column " + column));
        }
      }
    }
    return builder.build();
  }

  /** Queens that do not attack each other; the diagonals are secondary items. */
  public static Problem queens(int n) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int at = 0; at < n; at++) {
      builder.primary("r" + at).primary("c" + at);
    }
    for (int at = 0; at < 2 * n - 1; at++) {
      builder.secondary("a" + at).secondary("b" + at);
    }
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        builder.option(
            r + "," + c, List.of("r" + r, "c" + c, "a" + (r + c), "b" + (r - c + n - 1)));
      }
    }
    return builder.build();
  }

  /** Langford pairs L(2,n); each arrangement and its mirror image. */
  public static Problem langford(int n) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int number = 1; number <= n; number++) {
      builder.primary("d" + number);
    }
    for (int slot = 1; slot <= 2 * n; slot++) {
      builder.primary("s" + slot);
    }
    for (int number = 1; number <= n; number++) {
      for (int slot = 1; slot + number + 1 <= 2 * n; slot++) {
        builder.option(
            number + "@" + slot, List.of("d" + number, "s" + slot, "s" + (slot + number + 1)));
      }
    }
    return builder.build();
  }

  /** Dominoes on a board; items are the cells, row by row. */
  public static Problem dominoes(int rows, int columns) {
    ProblemBuilder<Integer, List<Integer>> builder = new ProblemBuilder<>();
    for (int cell = 0; cell < rows * columns; cell++) {
      builder.primary(cell);
    }
    for (int cell = 0; cell < rows * columns; cell++) {
      if (cell % columns < columns - 1) {
        builder.option(List.of(cell, cell + 1), List.of(cell, cell + 1));
      }
      if (cell < (rows - 1) * columns) {
        builder.option(List.of(cell, cell + columns), List.of(cell, cell + columns));
      }
    }
    return builder.build();
  }

  /** Items, each in two options of its own: 2 to the power of their number solutions. */
  public static Problem coins(int coins) {
    ProblemBuilder<Integer, String> builder = new ProblemBuilder<>();
    for (int coin = 0; coin < coins; coin++) {
      builder.primary(coin);
      builder.option("head " + coin, List.of(coin)).option("tail " + coin, List.of(coin));
    }
    return builder.build();
  }

  /** Sudoku of order 2: items and options lexicographic, option = 4 * cell + value - 1. */
  public static Problem sudoku2(String... diagonals) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (String kind : List.of("cell", "row", "column", "block")) {
      for (int at = 0; at < 16; at++) {
        builder.primary(kind + at);
      }
    }
    for (String diagonal : diagonals) {
      for (int value = 0; value < 4; value++) {
        builder.primary(diagonal + value);
      }
    }
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < 4; column++) {
        for (int value = 0; value < 4; value++) {
          int block = row / 2 * 2 + column / 2;
          List<String> items =
              new ArrayList<>(
                  List.of(
                      "cell" + (4 * row + column),
                      "row" + (4 * row + value),
                      "column" + (4 * column + value),
                      "block" + (4 * block + value)));
          if (row == column && List.of(diagonals).contains("main")) {
            items.add("main" + value);
          }
          if (row + column == 3 && List.of(diagonals).contains("other")) {
            items.add("other" + value);
          }
          builder.option(row + "," + column + "=" + (value + 1), items);
        }
      }
    }
    return builder.build();
  }

  /** A random problem of up to seven primary items, three secondary ones and fourteen options. */
  public static Problem random(Random random) {
    int primary = 1 + random.nextInt(7);
    int secondary = random.nextInt(4);
    double density = 0.1 + 0.4 * random.nextDouble();
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, primary).forEach(item -> builder.primary("p" + item));
    IntStream.range(0, secondary).forEach(item -> builder.secondary("s" + item));
    for (int option = random.nextInt(15); option > 0; option--) {
      List<String> covers = new ArrayList<>();
      IntStream.range(0, primary).mapToObj(item -> "p" + item).forEach(covers::add);
      IntStream.range(0, secondary).mapToObj(item -> "s" + item).forEach(covers::add);
      String kept = covers.remove(random.nextInt(covers.size()));
      covers.removeIf(item -> random.nextDouble() > density);
      covers.add(kept);
      builder.option(option, covers);
    }
    return builder.build();
  }

  /** The same with colours, with bounds, or with both: about one in seven has neither. */
  public static Problem extended(Random random) {
    return extended(random, random.nextInt(3) > 0, random.nextInt(3) > 0);
  }

  /** The same with colours. */
  public static Problem coloured(Random random) {
    return extended(random, true, false);
  }

  /** The same with bounds. */
  public static Problem bounded(Random random) {
    return extended(random, false, true);
  }

  private static Problem extended(Random random, boolean hasColours, boolean hasBounds) {
    int primary = 1 + random.nextInt(5);
    int secondary = random.nextInt(hasColours ? 5 : 2);
    double density = 0.1 + 0.4 * random.nextDouble();
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int item = 0; item < primary; item++) {
      int least = hasBounds ? random.nextInt(3) : 1;
      builder.between("p" + item, least, Math.max(1, least + (hasBounds ? random.nextInt(3) : 0)));
    }
    IntStream.range(0, secondary).forEach(item -> builder.secondary("s" + item));
    for (int option = random.nextInt(13); option > 0; option--) {
      builder.option(option);
      int kept = random.nextInt(primary + secondary);
      for (int item = 0; item < primary + secondary; item++) {
        boolean isColoured = item >= primary && hasColours && random.nextInt(4) > 0;
        if (item != kept && random.nextDouble() > density) {
          continue;
        }
        if (isColoured) {
          builder.entry(option, "s" + (item - primary), "colour " + random.nextInt(3));
        } else {
          builder.entry(option, item < primary ? "p" + item : "s" + (item - primary));
        }
      }
    }
    return builder.build();
  }
}
