package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code show}, {@code --svg} and {@code permanent}. */
@Tag("slow")
class ShowCommandTest {
  @TempDir private Path temporary;

  @Test
  void noSolutionMakesNoPicture() {
    Path file = temporary.resolve("none.svg");
    assertThat(dance("solve", "queens:3", "--svg", file).code()).isZero();
    assertThat(file).doesNotExist();
  }

  @Test
  void solutionsOfAPuzzleAreShown() {
    assertThat(printed("show", "langford:2,4", "--lines", "--limit", 5))
        .isEqualTo(printed("solve", "langford:2,4", "--lines", "--limit", 5))
        .isEqualTo("41312432\n23421314\n");
    assertThat(printed("show", "queens:4")).isEqualTo(".Q..\n...Q\nQ...\n..Q.\n\n");
    assertThat(dance("show", "queens:3").err()).isEqualTo("queens:3: there is no solution.\n");
    dance("show", "queens:4", "--limit", 0).assertUsageError();
    dance("show", "queen:4").assertMendable();
  }

  @Test
  void solutionsOfASetAreShownInItsOrder() {
    for (String puzzle : new String[] {"queens:5", "pentominoes:3x20", "sudoku:2"}) {
      Path set = temporary.resolve(puzzle.replace(':', '-'));
      printed("enumerate", puzzle, "--engine", "links", "--out", set, "--quiet");
      assertThat(printed("show", set, "--limit", 8, "--lines"))
          .isEqualTo(printed("show", puzzle, "--limit", 8, "--lines"));
    }
    Path none = temporary.resolve("none");
    printed("enumerate", "queens:3", "--out", none, "--quiet");
    assertThat(dance("show", none).err()).isEqualTo("queens:3: there is no solution.\n");
    dance("show", temporary).assertMendable();
  }

  @Test
  void spreadSolutionsAreEvenlySpreadOverAll() {
    Path set = temporary.resolve("spread");
    printed("enumerate", "queens:8", "--engine", "diagram", "--out", set, "--quiet");
    String expected =
        printed("nth", "queens:8", 0, "--lines")
            + printed("nth", "queens:8", 30, "--lines")
            + printed("nth", "queens:8", 61, "--lines");
    for (Object puzzle : new Object[] {"queens:8", set}) {
      assertThat(printed("show", puzzle, "--spread", "--limit", 3, "--lines")).isEqualTo(expected);
      assertThat(printed("show", puzzle, "--spread", "--limit", 500, "--lines").lines())
          .hasSize(92)
          .doesNotHaveDuplicates();
      // Eighteen solutions have a queen there.
      String[] given = {"--given", "#3"};
      List<String> all = lines("show", puzzle, "--limit", 99, "--lines", given[0], given[1]);
      assertThat(all).hasSize(18).allMatch(board -> board.charAt(3) == 'Q');
      assertThat(lines("show", puzzle, "--limit", 2, "--lines", "--spread", given[0], given[1]))
          .hasSize(2)
          .allMatch(board -> board.charAt(3) == 'Q');
    }
    assertThat(dance("show", "queens:3", "--spread").err())
        .isEqualTo("queens:3: there is no solution.\n");
  }

  @Test
  void sheetsAreCaptionedByTheNumbersThatAreKnown() {
    Path set = temporary.resolve("known");
    printed("enumerate", "queens:6", "--engine", "diagram", "--out", set, "--quiet");
    assertThat(captions("show", set, "--limit", 3)).containsExactly("no. 0", "no. 1", "no. 2");
    assertThat(captions("show", "queens:6", "--spread", "--limit", 2))
        .containsExactly("no. 0", "no. 2");
    assertThat(captions("show", "queens:6", "--limit", 2)).containsExactly("1 of 2", "2 of 2");
    assertThat(captions("sample", "queens:6", "--seed", 7, "--limit", 9))
        .allMatch(caption -> caption.matches("no\\. [0-3]"));
    assertThat(captions("show", set, "--limit", 3, "--no-captions")).isEmpty();
  }

  private List<String> captions(Object... words) {
    return Pattern.compile("class=\"caption\"[^>]*>([^<]*)<")
        .matcher(picture(words))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private String picture(Object... words) {
    Path svg = temporary.resolve("sheet.svg");
    List<Object> more = new ArrayList<>(List.of(words));
    more.addAll(List.of("--svg", svg, "--overwrite", "--quiet"));
    assertThat(dance(more.toArray()).code()).isZero();
    try {
      return Files.readString(svg);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void cellsAndSheetsAreAsLargeAsAskedFor() {
    // A margin of 8 round one board, and of 16 round each on a sheet.
    assertThat(picture("nth", "queens:6", 0)).contains(" width=\"" + (6 * 40 + 16) + "\"");
    assertThat(picture("nth", "queens:6", 0, "--size", 10))
        .contains(" width=\"" + (6 * 10 + 16) + "\"");
    assertThat(picture("solve", "queens:6", "--limit", 4, "--size", 30, "--columns", 2))
        .contains(" width=\"" + (2 * 6 * 30 + 3 * 16) + "\"");
    for (String wrong : new String[] {"--size 3", "--size 401", "--columns 0", "--size x"}) {
      dance((Object[]) ("show queens:6 --svg never.svg " + wrong).split(" ")).assertUsageError();
    }
    for (String flags : new String[] {"--size 20", "--columns 2", "--no-captions"}) {
      assertThat(dance((Object[]) ("show queens:6 " + flags).split(" ")).assertUsageError().err())
          .contains("name one with --svg FILE");
    }
  }

  private static List<String> lines(Object... words) {
    return printed(words).lines().toList();
  }

  @Test
  void solutionsAreDrawn() {
    for (Object[] words :
        new Object[][] {
          {"show", "kanoodle"},
          {"show", "queens:6", "--limit", 9},
          {"solve", "soma", "--limit", 2},
          {"nth", "dominoes:4x4", 7},
          {"sample", "sudoku:2", "--limit", 3, "--seed", 1},
          {"marginals", "queens:5"},
        }) {
      Path svg = temporary.resolve(words[0] + ".svg");
      svg.toFile().delete();
      Object[] more = java.util.Arrays.copyOf(words, words.length + 2);
      more[words.length] = "--svg";
      more[words.length + 1] = svg;
      assertThat(dance(more).code()).isZero();
      assertThat(svg).content().startsWith("<svg").endsWith("</svg>\n");
    }
  }

  @Test
  void whatHasNoBoardIsNotDrawn() {
    Path plain = write(temporary.resolve("p.dlx"), "a b\na b\n");
    dance("show", plain, "--svg", temporary.resolve("p.svg")).assertMendable();
    dance("marginals", plain, "--svg", temporary.resolve("p.svg")).assertMendable();
    Path there = write(temporary.resolve("there.svg"), "mine");
    dance("show", "queens:4", "--svg", there).assertMendable();
    assertThat(there).hasContent("mine");
  }

  @Test
  void permanentIsPrintedAndItsBoundsAreSaid() {
    Path ones = write(temporary.resolve("ones"), "1 1 1 1\n".repeat(4));
    Dancing ran = dance("permanent", ones);
    assertThat(ran.out()).isEqualTo("24\n");
    assertThat(ran.err()).contains("at most 24 (Minc and Bregman)", "at least 24");
    assertThat(Dancing.json("permanent", ones, "--json", "--quiet").get("permanent").asInt())
        .isEqualTo(24);
    dance("permanent", write(temporary.resolve("bad"), "1 2\n3\n")).assertMendable();
    dance("permanent", temporary.resolve("missing")).assertMendable();
    Path large = write(temporary.resolve("large"), ("1 ".repeat(80) + "\n").repeat(80));
    dance("permanent", large, "--quiet").assertMendable();
  }
}
