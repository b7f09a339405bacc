package org.dancingsparks.format;

import java.util.List;
import java.util.Random;
import org.dancingsparks.testing.Mutator;

/** Puzzle files at random: nearly as they should be. */
final class RandomPuzzleText {
  static final List<String> WORDS =
      List.of(
          "name: ",
          "title: ",
          "board: ",
          "boards:\n",
          "turns: ",
          "layered: ",
          "lattice: ",
          "labels: ",
          "groups: ",
          "free: ",
          "holes: ",
          "never: ",
          "at: ",
          "hexagonal",
          "triangular",
          "spheres",
          "triangular-spheres",
          "hexagon 3",
          "parallelogram 2x3",
          "pyramid 9999",
          "^v",
          "0-2",
          "2-",
          "use: 3",
          "pieces:\n",
          "use: ",
          "symbol: ",
          "colour: ",
          "color: ",
          "red",
          "#f00",
          "My Heart ",
          "shape: ",
          "cells: ",
          "counts: ",
          "depth: ",
          "top",
          "bottom",
          "once",
          "at-most-once",
          "any-number",
          "none",
          "rotations",
          "rotations-and-reflections",
          "space-rotations",
          "space-rotations-and-mirror-images",
          "#",
          "##\n",
          ".",
          "|\n",
          ">\n",
          "- ",
          "? ",
          ": ",
          ", ",
          "[",
          "]",
          "{",
          "}",
          "&a ",
          "*a",
          "!!str ",
          "!x ",
          "!!binary ",
          "%YAML 1.2\n",
          "%TAG ! x\n",
          "---\n",
          "...\n",
          "<<: ",
          "${HOME}",
          "'",
          "\"",
          "\"\\e\"",
          "\"\\U0011FFFF\"",
          "\"\\ud800\"",
          "9999x9999",
          "100x100",
          "1x10000",
          "0x0",
          "3x3x3",
          "[[1, 1], [1, 2]]",
          "[1, 1, 1]",
          "[[-1000, 1000, 7]]",
          "#ff0000",
          "a\n",
          "\n    ",
          "~");

  private static final List<String> TURNS =
      List.of("none", "rotations", "rotations-and-reflections", "space-rotations");

  private final Random random;
  private final Mutator mutator;

  RandomPuzzleText(Random random) {
    this.random = random;
    mutator = new Mutator(random, WORDS);
  }

  /** A puzzle file; each value is something else now and then. */
  String text() {
    StringBuilder text = new StringBuilder("name: " + or("p") + "\n");
    if (random.nextInt(4) == 0) {
      text.append("title: ").append(or("A title")).append('\n');
    }
    if (random.nextInt(4) == 0) {
      text.append("boards:\n  a: ").append(or(box())).append("\n  b: ").append(or(box()));
    } else {
      text.append("board: ").append(or(random.nextBoolean() ? box() : drawing("  ")));
    }
    text.append('\n');
    if (random.nextInt(4) > 0) {
      text.append("turns: ").append(or(TURNS.get(random.nextInt(TURNS.size())))).append('\n');
    }
    if (random.nextInt(4) == 0) {
      text.append("layered: {counts: ").append(or(random.nextBoolean() ? "top" : "bottom"));
      text.append(", depth: ").append(or("" + random.nextInt(4))).append("}\n");
    }
    text.append("pieces:\n");
    for (int piece = random.nextInt(4); piece >= 0; piece--) {
      text.append("  ").append(or("ABCD".substring(piece, piece + 1))).append(":");
      appendPiece(text);
    }
    return text.toString();
  }

  private void appendPiece(StringBuilder text) {
    if (random.nextInt(3) == 0) {
      text.append(' ').append(or(drawing("    "))).append('\n');
      return;
    }
    text.append('\n');
    if (random.nextInt(3) == 0) {
      text.append("    symbol: ").append(or("" + (char) ('a' + random.nextInt(26)))).append('\n');
    }
    if (random.nextInt(3) == 0) {
      text.append("    colour: ")
          .append(or(random.nextBoolean() ? "'#00ff00'" : "teal"))
          .append('\n');
    }
    if (random.nextInt(3) == 0) {
      text.append("    use: ").append(or("at-most-once")).append('\n');
    }
    if (random.nextBoolean()) {
      text.append("    shape: ").append(or(drawing("      "))).append('\n');
    } else {
      text.append("    cells: ").append(or(cells())).append('\n');
    }
  }

  private String or(String value) {
    return random.nextInt(40) == 0 ? mutator.word() + mutator.word() : value;
  }

  private String box() {
    return (1 + random.nextInt(4))
        + "x"
        + (1 + random.nextInt(4))
        + (random.nextInt(4) == 0 ? "x2" : "");
  }

  private String drawing(String indent) {
    StringBuilder drawing = new StringBuilder("|");
    for (int line = random.nextInt(3); line >= 0; line--) {
      drawing.append('\n').append(indent).append('#');
      for (int column = random.nextInt(3); column > 0; column--) {
        drawing.append("##.".charAt(random.nextInt(3)));
      }
    }
    return drawing.toString();
  }

  private String cells() {
    StringBuilder cells = new StringBuilder("[[1, 1]");
    for (int more = random.nextInt(3); more > 0; more--) {
      cells.append(", [%d, %d]".formatted(random.nextInt(4), random.nextInt(4)));
    }
    return cells.append(']').toString();
  }
}
