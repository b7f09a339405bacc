package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;

/** Members of families that are made from words, pieces or edges; and puzzles with pieces given. */
final class FileFamilyCases {
  private static final String WORDS = "ban age toe bat ago nee tan ate net ten era oar";
  private static final String BIRDS = "heron raven robin crane egret";

  private FileFamilyCases() {}

  static List<Case> all() {
    return List.of(
        of("word-squares-3", "word-squares:words,3", "Squares of words", WORDS.split(" ")),
        of("word-search-5x5", "word-search:birds,5x5", "Five birds in a square", BIRDS.split(" ")),
        of("word-search-3x5", "word-search:birds,3x5", "Three birds", "heron", "raven", "wren"),
        of("edge-matching-3x3", "edge-matching:pieces", "Nine squares", pieces(3)),
        of("edge-matching-4x4", "edge-matching:pieces", "Sixteen squares", pieces(4)),
        of(
            "colourings-prism",
            "colourings:prism.txt,4",
            "A triangular prism",
            "a b",
            "b c",
            "c a",
            "d e",
            "e f",
            "f d",
            "a d",
            "b e",
            "c f"),
        of(
            "graceful-bull",
            "graceful:bull.txt",
            "Graceful labellings of the bull",
            "a b",
            "b c",
            "c a",
            "a d",
            "b e"),
        given("kanoodle", 3),
        given("pentominoes:6x10", 3));
  }

  private static Case of(String file, String name, String title, String... lines) {
    Problem problem = Families.find(name, path -> String.join("\n", lines)).orElseThrow().problem();
    return byLinks(file, title + " (" + name + ")", problem);
  }

  private static Case byLinks(String file, String title, Problem problem) {
    String number = new Links(problem, ItemOrder.given(problem)).countAll().toString();
    String text = FamilyCases.text(problem, option -> 0);
    return Case.known("puzzles/" + file + ".dlx", title, text, number, Case.TWO_ENGINES);
  }

  /** Pieces of a square board with a border, cut from one that is coloured at random. */
  private static String[] pieces(int side) {
    Random random = new Random(side);
    int[][] across = new int[side][side + 1];
    int[][] down = new int[side + 1][side];
    IntStream.range(0, side * (side - 1))
        .forEach(
            edge -> {
              across[edge % side][1 + edge / side] = 1 + random.nextInt(3);
              down[1 + edge / side][edge % side] = 1 + random.nextInt(3);
            });
    List<String> lines = new ArrayList<>(List.of("board %1$dx%1$d".formatted(side), "border c0"));
    for (int cell = 0; cell < side * side; cell++) {
      int row = cell / side;
      int column = cell % side;
      lines.add(
          "c%d c%d c%d c%d"
              .formatted(
                  down[row][column],
                  across[row][column + 1],
                  down[row + 1][column],
                  across[row][column]));
    }
    return lines.toArray(String[]::new);
  }

  /**
   * A puzzle with the first options of its first solution given: those that conflict are left out.
   */
  private static Case given(String name, int options) {
    Problem problem = NamedPuzzles.of(name).problem();
    Links links = new Links(problem, NamedPuzzles.of(name).defaultOrder());
    links.next();
    int[] first = links.solution().clone();
    BitSet kept = problem.allOptions();
    for (int given = 0; given < options; given++) {
      for (int option = 0; option < problem.options(); option++) {
        if (option != first[given] && problem.conflict(option, first[given])) {
          kept.clear(option);
        }
      }
    }
    String file = name.replace(':', '-') + "-given-" + options;
    String title = name + " with " + options + " pieces in their places";
    return byLinks(file, title, problem.keeping(kept));
  }
}
