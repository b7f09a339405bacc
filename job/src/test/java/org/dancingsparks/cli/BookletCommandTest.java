package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.cli.Dancing.dance;
import static org.dancingsparks.cli.Dancing.printed;
import static org.dancingsparks.cli.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Booklets of unique starts. */
@Tag("spark")
class BookletCommandTest {
  private static final Pattern NODES =
      Pattern.compile("([\\d,]+) nodes, \\d+ forced, \\d+ branches");

  @TempDir private Path temporary;

  private String booklet(String name, Object... words) throws IOException {
    Path file = temporary.resolve(name);
    assertThat(printed(words)).isEqualTo("6\n");
    return Files.readString(file);
  }

  private Object[] words(String name, int bins, int seed) {
    return new Object[] {
      "challenges",
      "pentominoes:3x20",
      "--pieces",
      2,
      "--booklet",
      temporary.resolve(name),
      "--n",
      6,
      "--seed",
      seed,
      "--bins",
      bins,
      "--quiet"
    };
  }

  @Test
  void positionsGoFromEasyToHardAndAreTheSameHoweverTheWorkIsCut() throws IOException {
    String html = booklet("one.html", words("one.html", 1, 5));

    assertThat(booklet("other.html", words("other.html", 7, 5))).isEqualTo(html);
    List<Integer> nodes =
        NODES
            .matcher(html)
            .results()
            .map((MatchResult match) -> Integer.valueOf(match.group(1).replace(",", "")))
            .toList();
    assertThat(nodes).hasSize(6).isSorted();
    assertThat(html).contains("Positions with 2 of 12 pieces given");
  }

  @Test
  void anotherSeedChoosesOthers() throws IOException {
    String html =
        booklet(
            "one.html",
            "challenges",
            "sudoku:2",
            "--pieces",
            5,
            "--booklet",
            temporary.resolve("one.html"),
            "--n",
            6,
            "--quiet");

    assertThat(
            booklet(
                "other.html",
                "challenges",
                "sudoku:2",
                "--pieces",
                5,
                "--booklet",
                temporary.resolve("other.html"),
                "--n",
                6,
                "--seed",
                2,
                "--quiet"))
        .isNotEqualTo(html);
  }

  @Test
  void whatIsGivenIsSaidAndCounted() throws IOException {
    Path file = temporary.resolve("given.html");
    String html =
        booklet(
            "given.html",
            "challenges",
            "sudoku:2",
            "--board",
            "1234............",
            "--pieces",
            2,
            "--booklet",
            file,
            "--n",
            6,
            "--quiet");

    assertThat(html).contains("Positions with 6 of 16 cells given").contains("--given '#0'");
  }

  @Test
  void whatCannotBeIsSaidBeforeLongWork() {
    Path dlx = write(temporary.resolve("plain.dlx"), "a b\na\nb\n");
    Path there = write(temporary.resolve("there.html"), "");
    Path fresh = temporary.resolve("new.html");
    assertThat(dance("challenges", dlx, "--pieces", 1, "--booklet", fresh).assertMendable().err())
        .contains("has no board to draw");
    assertThat(
            dance("challenges", "kanoodle", "--pieces", 2, "--booklet", there)
                .assertMendable()
                .err())
        .contains("is there already");
    assertThat(
            dance("challenges", "sudoku:2", "--pieces", 3, "--booklet", fresh, "--quiet")
                .assertMendable()
                .err())
        .contains("has no starts of 3 that leave one solution");
    assertThat(fresh).doesNotExist();
  }
}
