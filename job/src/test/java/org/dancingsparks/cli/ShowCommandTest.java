package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.cli.Dancing.dance;
import static org.dancingsparks.cli.Dancing.printed;
import static org.dancingsparks.cli.Dancing.write;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code show}, {@code --svg} and {@code permanent}. */
@Tag("spark")
class ShowCommandTest {
  @TempDir private Path temporary;

  @Test
  void solutionsOfAPuzzleAreShown() {
    assertThat(printed("show", "langford:2,4", "--lines", "--n", 5))
        .isEqualTo(printed("solve", "langford:2,4", "--lines", "--limit", 5))
        .isEqualTo("41312432\n23421314\n");
    assertThat(printed("show", "queens:4")).isEqualTo(".Q..\n...Q\nQ...\n..Q.\n\n");
    assertThat(dance("show", "queens:3").err()).isEqualTo("There is no solution.\n");
    dance("show", "queens:4", "--n", 0).assertUsageError();
    dance("show", "queen:4").assertMendable();
  }

  @Test
  void solutionsOfASetAreShownInItsOrder() {
    for (String puzzle : new String[] {"queens:5", "pentominoes:3x20", "sudoku:2"}) {
      Path set = temporary.resolve(puzzle.replace(':', '-'));
      printed("enumerate", puzzle, "--engine", "links", "--out", set, "--quiet");
      assertThat(printed("show", set, "--n", 8, "--lines"))
          .isEqualTo(printed("show", puzzle, "--n", 8, "--lines"));
    }
    Path none = temporary.resolve("none");
    printed("enumerate", "queens:3", "--out", none, "--quiet");
    assertThat(dance("show", none).err()).isEqualTo("There is no solution.\n");
    dance("show", temporary).assertMendable();
  }

  @Test
  void solutionsAreDrawn() {
    for (Object[] words :
        new Object[][] {
          {"show", "kanoodle"},
          {"show", "queens:6", "--n", 9},
          {"solve", "soma", "--limit", 2},
          {"nth", "dominoes:4x4", 7},
          {"sample", "sudoku:2", "--n", 3},
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
