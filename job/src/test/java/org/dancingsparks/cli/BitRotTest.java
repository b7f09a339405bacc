package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.parquet.Pages;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each command that reads a file with a flipped bit reports the file in one line. */
@Tag("slow")
class BitRotTest {
  private static final String PART = "part-00000.parquet";

  @TempDir private static Path temporary;

  /** One set with a column per piece, one with an array of options. */
  private static List<Path> sets;

  private static Path sudokus;

  @BeforeAll
  static void write() {
    Path pieces =
        Dancing.write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.spares()));
    sets = List.of(temporary.resolve("pieces"), temporary.resolve("options"));
    printed("enumerate", pieces, "--bins", 1, "--out", sets.get(0));
    printed("enumerate", "queens:6", "--bins", 1, "--out", sets.get(1));
    Path list =
        Dancing.write(temporary.resolve("list"), "1...........2...\n12......34......\nnone\n");
    sudokus = temporary.resolve("sudokus");
    dance("sudoku", list, "--block", "2x2", "--bins", 1, "--out", sudokus);
    printed(
        "challenges",
        "pentominoes:3x20",
        "--pieces",
        1,
        "--bins",
        1,
        "--out",
        temporary.resolve("starts"));
    printed(
        "boards",
        "genius-square",
        "--given",
        "open=A6,F3,E1,B1",
        "--bins",
        1,
        "--out",
        temporary.resolve("boards"));
  }

  /** Flips a bit, runs an action, and flips the bit back. */
  private static void flipped(Path file, long bit, Runnable then) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      byte[] changed = bytes.clone();
      changed[(int) (bit / Byte.SIZE)] ^= (byte) (1 << bit % Byte.SIZE);
      Files.write(file, changed);
      then.run();
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void anyFlipped(Path file, Random random, Runnable then) {
    flipped(file, random.nextLong(file.toFile().length() * Byte.SIZE), then);
  }

  private static void assertRefused(String file, Object... words) {
    assertThat(dance(words).assertMendable().err())
        .contains(file, "is damaged", "make it again, or restore it from a copy");
  }

  @Test
  void eachPageOfEachFileHasItsChecksum() {
    List<Path> files =
        SetOnDisk.list(temporary).stream()
            .filter(file -> file.toString().endsWith(".parquet"))
            .toList();

    assertThat(files)
        .extracting(file -> temporary.relativize(file).toString())
        .contains(
            "pieces/" + PART,
            "pieces/_meta/options.parquet",
            "options/" + PART,
            "sudokus/" + PART,
            "sudokus/_meta/rejected/" + PART,
            "starts/" + PART,
            "boards/" + PART,
            "boards/_meta/options.parquet");
    assertThat(files)
        .allSatisfy(file -> assertThat(Pages.of(file)).isNotEmpty().allMatch(Pages.Page::isSummed));
  }

  @Test
  void readersOfRowsFindABitWhereverItIs() {
    for (Path set : sets) {
      Object[] show = {"show", set, "--lines", "--limit", 1_000_000};
      String whole = printed(show);
      Seed.times(
          30,
          (random, seed) -> anyFlipped(set.resolve(PART), random, () -> assertRefused(PART, show)));
      assertThat(printed(show)).isEqualTo(whole);
    }
  }

  @Test
  void queriesOfSetsFindABitWhereverItIs() {
    for (Path set : sets) {
      Object[] sql = {"sql", "--set", "s=" + set, "SELECT COUNT(*) FROM s"};
      String whole = printed(sql);
      Seed.times(
          2,
          (random, seed) -> anyFlipped(set.resolve(PART), random, () -> assertRefused(PART, sql)));
      assertThat(printed(sql)).isEqualTo(whole);
    }
  }

  @Test
  void queriesOfOtherFilesFindABitInAPage() {
    Object[] sql = {"sql", "SELECT * FROM parquet.`%s`".formatted(sudokus)};
    Path part = sudokus.resolve(PART);
    String whole = printed(sql);
    long last = Pages.of(part).stream().mapToLong(Pages.Page::from).max().orElseThrow();
    flipped(
        part,
        last * Byte.SIZE,
        () -> assertThat(dance(sql).assertMendable().err()).contains(PART, "CRC"));
    assertThat(printed(sql)).isEqualTo(whole);
  }

  @Test
  void whatDescribesASetIsAsItWasWritten() {
    for (String name :
        List.of(
            "_meta/problem.dlx", "_meta/puzzle.yaml", "_meta/options.parquet", "_meta/run.json")) {
      Path file = sets.get(0).resolve(name);
      Seed.times(
          5,
          (random, seed) ->
              anyFlipped(
                  file,
                  random,
                  () -> {
                    dance("show", sets.get(0)).assertMendable();
                    dance("sql", "--set", "s=" + sets.get(0), "SELECT 1").assertMendable();
                  }));
    }
  }
}
