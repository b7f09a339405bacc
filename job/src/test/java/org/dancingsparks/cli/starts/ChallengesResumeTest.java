package org.dancingsparks.cli.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.dancingsparks.cli.StoppedRun;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A resumed search for starts writes the same bytes as an undisturbed one. */
@Tag("slow")
class ChallengesResumeTest {
  private static final int RUNS = 30;

  @TempDir private Path temporary;

  private Path stopped() {
    Path out = temporary.resolve("out");
    StoppedRun.stop(
        out, "challenges", "sudoku:2", "--pieces", 4, "--out", "faulty:" + out, "--bins", 4);
    return out;
  }

  private Map<String, String> undisturbed() {
    Path steady = temporary.resolve("steady");
    printed("challenges", "sudoku:2", "--pieces", 4, "--out", steady, "--bins", 4, "--quiet");
    return SetOnDisk.hashes(steady);
  }

  @Test
  void filesAreThoseOfAnUndisturbedRunInWhateverMemory() {
    Path out = stopped();
    Dancing ran =
        dance(
            "challenges",
            "sudoku:2",
            "--pieces",
            4,
            "--resume",
            "--out",
            out,
            "--memory",
            "1m",
            "--quiet");

    assertThat(ran.out()).as(ran.err()).isEqualTo("25728\n");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
  }

  @ParameterizedTest
  @CsvSource({
    "--pieces=3, 'the number of pieces is 3, but the run was started with 4'",
    "--grade, 'grading is true, but the run was started with false'",
    "--bins=5, 'the maximum number of bins is 5, but the run was started with 4'",
    "--board=1..............., the list of given options is",
  })
  void whatDiffersIsSaidAndRefused(String flag, String what) {
    Path out = stopped();
    Map<String, String> before = SetOnDisk.hashes(out);
    String pieces = flag.startsWith("--pieces") ? flag : "--pieces=4";
    Dancing ran = dance("challenges", "sudoku:2", "--resume", "--out", out, pieces, flag);
    if (flag.equals(pieces)) {
      ran = dance("challenges", "sudoku:2", "--resume", "--out", out, pieces);
    }

    assertThat(ran.assertMendable().err()).contains("Cannot resume " + out + ": " + what);
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
  }

  @Test
  void puzzleThatIsDescribedInOtherWordsIsRefused() throws IOException {
    Path puzzle = temporary.resolve("mine.yaml");
    Path out = temporary.resolve("out");
    printed("new", puzzle, "--quiet");
    printed("challenges", puzzle, "--pieces", 1, "--out", out, "--quiet");
    Map<String, String> before = SetOnDisk.hashes(out);
    Files.writeString(puzzle, "title: another\n" + Files.readString(puzzle));
    Dancing ran = dance("challenges", puzzle, "--pieces", 1, "--out", out, "--resume");

    assertThat(ran.assertMendable().err()).contains("the hash of the puzzle's description is ");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
  }

  @Test
  void startsOnAFaultyStoreAreNeitherLostNorDoubled() {
    Disturbed run =
        Disturbed.starts(temporary.resolve("steady"), "queens:6", "--pieces", 2, "--bins", 4);
    run.assertLosesNothing(RUNS, temporary, "starts resumed: the same bytes");
  }
}
