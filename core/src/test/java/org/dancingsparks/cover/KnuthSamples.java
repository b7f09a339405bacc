package org.dancingsparks.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Problems with colours or bounds, made here, that Knuth's programs can read as well. */
public final class KnuthSamples {
  private KnuthSamples() {}

  /** Knuth's first example of colours (TAOCP 7.2.2.1, 49). */
  public static Problem toy() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    List.of("p", "q", "r").forEach(builder::primary);
    List.of("x", "y").forEach(builder::secondary);
    return options(builder, "p q x y:A", "p r x:A y", "p x:B", "q x:A", "r y:B");
  }

  /** The example in the introduction of DLX3. */
  public static Problem boundedToy() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    builder.primary("A").primary("B").between("C", 2, 3).secondary("X").secondary("Y");
    return options(builder, "A B X:0 Y:0", "A C X:1 Y:1", "C X:0", "B X:1", "C Y:1");
  }

  private static Problem options(ProblemBuilder<String, Integer> builder, String... options) {
    for (int option = 0; option < options.length; option++) {
      for (String entry : options[option].split(" ")) {
        String[] parts = entry.split(":");
        if (parts.length == 1) {
          builder.entry(option, parts[0]);
        } else {
          builder.entry(option, parts[0], parts[1]);
        }
      }
    }
    return builder.build();
  }

  /**
   * MacMahon's squares: all squares whose edges have one of some colours, each once, or at most
   * once where they are more than the cells, in any rotation, so that edges that touch have the
   * same colour.
   */
  public static Problem squares(int colours, int rows, int columns) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> null);
    List<int[]> tiles = new ArrayList<>();
    int codes = colours * colours * colours * colours;
    for (int code = 0; code < codes; code++) {
      int[] tile = edges(code, colours);
      int rotations = IntStream.range(0, 4).map(by -> code(tile, by, colours)).min().orElse(0);
      if (rotations == code) {
        tiles.add(tile);
      }
    }
    boolean isWhole = tiles.size() == rows * columns;
    for (int tile = 0; tile < tiles.size(); tile++) {
      if (isWhole) {
        builder.primary("t" + tile);
      } else {
        builder.secondary("t" + tile);
      }
    }
    for (int cell = 0; cell < rows * columns; cell++) {
      builder.primary("c" + cell);
    }
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column <= columns; column++) {
        builder.secondary("h" + row + "." + column).secondary("v" + row + "." + column);
      }
    }
    for (int cell = 0; cell < rows * columns; cell++) {
      int row = cell / columns;
      int column = cell % columns;
      for (int tile = 0; tile < tiles.size(); tile++) {
        for (int turn = 0; turn < turns(tiles.get(tile)); turn++) {
          String option = cell + " " + tile + " " + turn;
          int[] edges = tiles.get(tile);
          builder.entry(option, "c" + cell).entry(option, "t" + tile);
          builder.entry(option, "h" + row + "." + column, "" + edges[turn % 4]);
          builder.entry(option, "v" + row + "." + (column + 1), "" + edges[(turn + 1) % 4]);
          builder.entry(option, "h" + (row + 1) + "." + column, "" + edges[(turn + 2) % 4]);
          builder.entry(option, "v" + row + "." + column, "" + edges[(turn + 3) % 4]);
        }
      }
    }
    return builder.build();
  }

  private static int[] edges(int code, int colours) {
    int[] edges = new int[4];
    for (int edge = 0, rest = code; edge < 4; edge++, rest /= colours) {
      edges[edge] = rest % colours;
    }
    return edges;
  }

  private static int code(int[] edges, int turn, int colours) {
    int code = 0;
    for (int edge = 3; edge >= 0; edge--) {
      code = code * colours + edges[(edge + turn) % 4];
    }
    return code;
  }

  /** The number of rotations that differ: 1, 2 or 4. */
  private static int turns(int... edges) {
    int turns = 1;
    while (turns < 4 && code(edges, turns, 9) != code(edges, 0, 9)) {
      turns++;
    }
    return turns;
  }

  /** Labellings of a path's vertices by 0 to n - 1 whose differences along edges all differ. */
  public static Problem gracefulPath(int vertices) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(1, vertices).forEach(d -> builder.primary("d" + d).primary("e" + d));
    IntStream.range(0, vertices).forEach(v -> builder.secondary("v" + v).secondary("l" + v));
    for (int edge = 1; edge < vertices; edge++) {
      for (int one = 0; one < vertices; one++) {
        for (int other = 0; other < vertices; other++) {
          if (one != other) {
            String option = edge + " " + one + " " + other;
            builder.entry(option, "d" + Math.abs(one - other)).entry(option, "e" + edge);
            builder.entry(option, "v" + (edge - 1), letter(one));
            builder.entry(option, "v" + edge, letter(other));
            builder.entry(option, "l" + one, letter(edge - 1));
            builder.entry(option, "l" + other, letter(edge));
          }
        }
      }
    }
    return builder.build();
  }

  private static String letter(int number) {
    return Character.toString('a' + number);
  }

  /** Squares whose rows and columns are words of the list. */
  public static Problem wordSquares(String... words) {
    int n = words[0].length();
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, n).forEach(at -> builder.primary("r" + at).primary("c" + at));
    IntStream.range(0, n * n).forEach(cell -> builder.secondary("s" + cell));
    for (int at = 0; at < n; at++) {
      for (String word : words) {
        builder.entry("r" + at + word, "r" + at).entry("c" + at + word, "c" + at);
        for (int place = 0; place < n; place++) {
          String letter = word.substring(place, place + 1);
          builder.entry("r" + at + word, "s" + (n * at + place), letter);
          builder.entry("c" + at + word, "s" + (n * place + at), letter);
        }
      }
    }
    return builder.build();
  }

  /** Colourings of the Petersen graph: both ends of each edge have different colours. */
  public static Problem petersen(int colours) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, 15).forEach(edge -> builder.primary("e" + edge));
    IntStream.range(0, 10).forEach(vertex -> builder.secondary("v" + vertex));
    for (int edge = 0; edge < 15; edge++) {
      int[] ends = petersenEdge(edge);
      for (int one = 0; one < colours; one++) {
        for (int other = 0; other < colours; other++) {
          if (one != other) {
            String option = edge + " " + one + " " + other;
            builder.entry(option, "e" + edge);
            builder.entry(option, "v" + ends[0], letter(one));
            builder.entry(option, "v" + ends[1], letter(other));
          }
        }
      }
    }
    return builder.build();
  }

  /** An edge of the outer pentagon, a spoke, or one of the inner pentagram. */
  private static int[] petersenEdge(int edge) {
    int at = edge % 5;
    return switch (edge / 5) {
      case 0 -> new int[] {at, (at + 1) % 5};
      case 1 -> new int[] {at, at + 5};
      default -> new int[] {at + 5, (at + 2) % 5 + 5};
    };
  }

  /** Colourings of its vertices by three colours, each of three or four vertices. */
  public static Problem balancedPetersen() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, 10).forEach(vertex -> builder.primary("v" + vertex));
    IntStream.range(0, 3).forEach(colour -> builder.between("c" + colour, 3, 4));
    IntStream.range(0, 45).forEach(edge -> builder.secondary("e" + edge));
    for (int vertex = 0; vertex < 10; vertex++) {
      for (int colour = 0; colour < 3; colour++) {
        String option = vertex + " " + colour;
        builder.entry(option, "v" + vertex).entry(option, "c" + colour);
        for (int edge = 0; edge < 15; edge++) {
          int[] ends = petersenEdge(edge);
          if (ends[0] == vertex || ends[1] == vertex) {
            builder.entry(option, "e" + (3 * edge + colour));
          }
        }
      }
    }
    return builder.build();
  }

  /** Matrices of n x n bits whose rows and columns have the sum s. */
  public static Problem matrices(int n, int s) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, n).forEach(at -> builder.between("r" + at, s, s).between("c" + at, s, s));
    for (int cell = 0; cell < n * n; cell++) {
      builder.entry(cell, "r" + cell / n).entry(cell, "c" + cell % n);
    }
    return builder.build();
  }

  /** Sets of cells of the n x n grid that contain or touch each cell. */
  public static Problem dominating(int n) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, n * n).forEach(cell -> builder.between("c" + cell, 1, 5));
    for (int cell = 0; cell < n * n; cell++) {
      for (int other = 0; other < n * n; other++) {
        int distance = Math.abs(cell / n - other / n) + Math.abs(cell % n - other % n);
        if (distance <= 1) {
          builder.entry(cell, "c" + other);
        }
      }
    }
    return builder.build();
  }

  /** Sets of this many queens that attack or occupy each square of the n x n board. */
  public static Problem attackingQueens(int n, int queens) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    builder.between("q", queens, queens);
    IntStream.range(0, n * n).forEach(cell -> builder.between("c" + cell, 1, queens));
    for (int cell = 0; cell < n * n; cell++) {
      builder.entry(cell, "q");
      for (int other = 0; other < n * n; other++) {
        int down = cell / n - other / n;
        int across = cell % n - other % n;
        if (down == 0 || across == 0 || Math.abs(down) == Math.abs(across)) {
          builder.entry(cell, "c" + other);
        }
      }
    }
    return builder.build();
  }

  /** Two options of four for one item, three of five for another (an example in DLX3). */
  public static Problem choices() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    builder.between("A", 2, 2).between("B", 3, 3);
    IntStream.range(0, 9).forEach(option -> builder.entry(option, option < 4 ? "A" : "B"));
    return builder.build();
  }

  /** Queens, whose diagonals are primary items with bounds 0 and 1. */
  public static Problem slackQueens(int n) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    IntStream.range(0, n).forEach(at -> builder.primary("r" + at).primary("c" + at));
    IntStream.range(0, 2 * n - 1)
        .forEach(at -> builder.between("a" + at, 0, 1).between("b" + at, 0, 1));
    for (int cell = 0; cell < n * n; cell++) {
      int row = cell / n;
      int column = cell % n;
      builder.entry(cell, "r" + row).entry(cell, "c" + column);
      builder.entry(cell, "a" + (row + column)).entry(cell, "b" + (row - column + n - 1));
    }
    return builder.build();
  }

  /** A random problem with colours, and with bounds if wanted; larger than most that are tested. */
  public static Problem random(int seed, int most) {
    Random random = new Random(seed);
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int item = 0; item < 9; item++) {
      int least = most == 1 ? 1 : random.nextInt(3);
      builder.between("p" + item, least, Math.max(1, least + random.nextInt(most)));
    }
    IntStream.range(0, 4).forEach(item -> builder.secondary("s" + item));
    for (int option = 0; option < (most == 1 ? 60 : 24); option++) {
      int first = random.nextInt(9);
      for (int item = 0; item < 9; item++) {
        if (item == first || random.nextInt(most == 1 ? 5 : 7) == 0) {
          builder.entry(option, "p" + item);
        }
      }
      int item = random.nextInt(12);
      int colour = random.nextInt(4);
      if (item < 4 && colour > 0) {
        builder.entry(option, "s" + item, letter(colour));
      } else if (item < 4) {
        builder.entry(option, "s" + item);
      }
    }
    return builder.build();
  }
}
