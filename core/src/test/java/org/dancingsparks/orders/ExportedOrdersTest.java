package org.dancingsparks.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Orders found for the exports of families and shelf puzzles beside the orders that these have, as
 * docs/performance.md shows them; {@code -Ddocs.write=true} writes the table.
 */
@Tag("slow")
class ExportedOrdersTest {
  private static final Path PAGE = Path.of("../docs/performance.md");
  private static final String BEGIN = "<!-- orders -->\n";
  private static final String END = "<!-- end of orders -->";

  private static final int SHUFFLES = 3;

  private static final List<String> NAMES =
      List.of(
          "attacking-queens:6,4",
          "colourings:grid-8x8,3",
          "districts:6x6,6",
          "dominating:7",
          "dominoes:12x12",
          "iq-fit",
          "kanoodle",
          "langford:2,11",
          "latin:5",
          "matchings:knight-8x8",
          "matrices:7,3",
          "maximum-matchings:knight-9x9",
          "pair-sums:primes,16",
          "pentominoes:6x10",
          "progressions:3,10",
          "queens:12",
          "rectangles:6x6",
          "soma",
          "staircases:9",
          "sudoku:2x3",
          "tilings:squares,10x10",
          "toroidal-queens:11",
          "trimers:triangle-12",
          "triples:langford,10",
          "v-tiles:8x8");

  @Test
  void areNotMuchWorse() throws IOException {
    String rows = NAMES.stream().map(ExportedOrdersTest::row).collect(Collectors.joining());
    String page = Files.readString(PAGE);
    int from = page.indexOf(BEGIN) + BEGIN.length();
    String written = page.substring(0, from) + table(rows) + page.substring(page.indexOf(END));
    if (Boolean.getBoolean("docs.write")) {
      Files.writeString(PAGE, written);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(written);
  }

  private static String table(String rows) {
    return """

        | problem | in the puzzle's order | exported | shuffled |
        |---|--:|--:|--:|
        """
        + rows
        + "\n";
  }

  private static String row(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    Problem problem = puzzle.problem();
    FrontierSearch own = new FrontierSearch(problem, puzzle.defaultOrder());
    own.visitAll();
    long exported = found(problem, own.residuals());
    long shuffled =
        LongStream.rangeClosed(1, SHUFFLES)
            .map(seed -> found(Exports.shuffled(problem, new Random(seed)), own.residuals()))
            .max()
            .orElseThrow();
    return String.format(
        Locale.ROOT, "| `%s` | %,d | %,d | %,d |%n", name, own.residuals(), exported, shuffled);
  }

  /** The residuals in the order that is found: at most twice those in the puzzle's own. */
  private static long found(Problem problem, long own) {
    ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
    FrontierSearch search = new FrontierSearch(problem, order).visitingAtMost(2 * own);
    assertThat(search.visitAll()).as("%s in twice %d residuals", order.name(), own).isTrue();
    return search.residuals();
  }
}
