package org.dancingsparks.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

/** A resumed run of boards writes the same bytes as an undisturbed one. */
@Tag("slow")
class BoardsResumeTest {
  private static final int RUNS = 30;
  private static final String PUZZLE = "a-puzzle-a-day";

  @TempDir private Path temporary;

  private Path stopped() {
    Path out = temporary.resolve("out");
    StoppedRun.stop(out, "boards", PUZZLE, "--out", "faulty:" + out, "--bins", StoppedRun.BINS);
    return out;
  }

  private Map<String, String> undisturbed() {
    Path steady = temporary.resolve("steady");
    printed("boards", PUZZLE, "--out", steady, "--bins", StoppedRun.BINS, "--quiet");
    return SetOnDisk.hashes(steady);
  }

  @Test
  void filesAreThoseOfAnUndisturbedRunInWhateverMemory() throws IOException {
    Path out = stopped();
    String attempt = SetOnDisk.record(out, 0).get("rows").get("file").asText();
    Object modified = Files.getLastModifiedTime(SetOnDisk.work(out).resolve(attempt));
    Dancing ran = dance("boards", PUZZLE, "--resume", "--out", out, "--memory", "1m", "--quiet");

    assertThat(ran.out()).as(ran.err()).contains("  366  boards\n", "24405  solutions\n");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
    assertThat(Files.getLastModifiedTime(out.resolve("part-00000.parquet"))).isEqualTo(modified);
  }

  @ParameterizedTest
  @CsvSource({
    "a-puzzle-a-day, --bins=5, the maximum number of bins is 5",
    "a-puzzle-a-day, '--given=open=Jan,1', the list of given options is",
    "a-puzzle-a-day, --item-order=pieces-first, entry 1 of the item order is",
    "genius-square, --quiet, the puzzle is genius-square",
  })
  void whatDiffersIsSaidAndRefused(String puzzle, String flag, String what) {
    Path out = stopped();
    Map<String, String> before = SetOnDisk.hashes(out);
    Dancing ran = dance("boards", puzzle, "--resume", "--out", out, flag);

    assertThat(ran.assertMendable().err()).contains("Cannot resume " + out + ": " + what);
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
  }

  @Test
  void damagedRecordsAreDoneAgain() throws IOException {
    Path out = stopped();
    Path plan = SetOnDisk.work(out).resolve("plan.json");
    for (Path record : List.of(SetOnDisk.recordOf(out, 0).orElseThrow(), plan)) {
      Files.writeString(record, Files.readString(record).replaceFirst("\\d", "7"));
    }
    assertThat(dance("boards", PUZZLE, "--resume", "--out", out, "--bins", StoppedRun.BINS).err())
        .contains("plan.json is not as it was written, so it is planned again");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
  }

  @Test
  void runThatIsCompleteIsKeptAndItsDamageFound() throws IOException {
    Path out = temporary.resolve("kept");
    String summary = printed("boards", PUZZLE, "--out", out, "--quiet");
    Map<String, String> before = SetOnDisk.hashes(out);
    Dancing again = dance("boards", PUZZLE, "--out", out, "--resume", "--check");

    assertThat(again.out()).isEqualTo(summary);
    assertThat(again.err()).contains("is complete");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
    assertThat(dance("boards", PUZZLE, "--out", out).assertMendable().err()).contains("--resume");
    dance("show", out).assertMendable();
    assertThat(printed("verify", out, "--quiet")).isEqualTo("366\n");
    Path part = out.resolve("part-00002.parquet");
    byte[] bytes = Files.readAllBytes(part);
    bytes[bytes.length / 2] ^= 1;
    Files.write(part, bytes);
    assertThat(dance("boards", PUZZLE, "--out", out, "--resume", "--check").assertMendable().err())
        .contains("part-00002.parquet");
  }

  @Test
  void boardsOnAFaultyStoreAreNeitherLostNorDoubled() {
    Disturbed run =
        Disturbed.boards(temporary.resolve("steady"), PUZZLE, "--given", "open=Jun", "--bins", 4);
    run.assertLosesNothing(RUNS, temporary, "boards resumed: the same bytes");
  }
}
