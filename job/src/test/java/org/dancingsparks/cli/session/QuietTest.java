package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuietTest {
  @TempDir private Path temporary;

  @Test
  void quietHidesTheChoiceOfTheEngine() {
    assertThat(Dancing.dance("count", "pentominoes:3x20", "--verbose").choices()).hasSize(1);

    Dancing ran = Dancing.dance("count", "pentominoes:3x20", "--quiet", "--verbose");
    assertThat(ran.choices()).isEmpty();
    assertThat(ran.remarks()).isEmpty();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).isEqualTo("8\n");
  }

  @Test
  void aFlagGivenAsFalseIsNotSet() {
    Dancing ran = Dancing.dance("count", "pentominoes:3x20", "--quiet=false", "--verbose");
    assertThat(ran.choices()).hasSize(1);
    assertThat(Dancing.dance("count", "pentominoes:3x20", "--verbose=false").choices()).isEmpty();
  }

  @Test
  void eachCommandThatShowsProgressCanBeQuiet() {
    Stream.of(
            List.of("plan", "pentominoes:3x20"),
            List.of("enumerate", "pentominoes:3x20", "--out", temporary.resolve("set")),
            List.of("solve", "pentominoes:3x20"),
            List.of("unique", "pentominoes:3x20"),
            List.of("nth", "pentominoes:3x20", 7),
            List.of("sample", "pentominoes:3x20"),
            List.of("marginals", "pentominoes:3x20"),
            List.of("diagram", "pentominoes:3x20", "--out", temporary.resolve("p.xcd")))
        .forEach(
            words -> {
              Dancing ran =
                  Dancing.dance(Stream.concat(words.stream(), Stream.of("--quiet")).toArray());
              assertThat(ran.code()).as("%s: %s", words, ran.err()).isZero();
              assertThat(ran.err()).isEmpty();
              assertThat(ran.choices()).isEmpty();
              assertThat(ran.progress()).isEmpty();
            });
  }

  @Test
  void quietHidesThatThereIsNoSolution() {
    Stream.of(
            List.of("solve", "queens:3"),
            List.of("show", "queens:3"),
            List.of("show", "queens:3", "--spread"),
            List.of("sample", "queens:3"),
            List.of("trace", "queens:3"),
            List.of("sudoku", "11.............."))
        .forEach(
            words -> {
              Dancing ran = Dancing.dance(words.toArray());
              assertThat(ran.err())
                  .isEqualTo(
                      "%s: there is no solution.\n"
                          .formatted(words.get(0).equals("sudoku") ? "sudoku" : "queens:3"));
              assertThat(
                      Dancing.dance(Stream.concat(words.stream(), Stream.of("--quiet")).toArray())
                          .err())
                  .isEmpty();
            });
  }

  @Test
  void errorsAreSaidAllTheSame() {
    Dancing.dance("count", "kanodle", "--quiet").assertMendable();
  }
}
