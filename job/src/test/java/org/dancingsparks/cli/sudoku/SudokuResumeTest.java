package org.dancingsparks.cli.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dancingsparks.cli.StoppedRun;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.sudoku.SudokuGenerator;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SolvedList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A resumed run over a list writes the bytes of an undisturbed one; the list must be the same. */
@Tag("slow")
class SudokuResumeTest {
  private static final int RUNS = 30;

  @TempDir private Path temporary;
  private Path list;
  private Path out;

  @BeforeEach
  void makeList() {
    SudokuGenerator generator = new SudokuGenerator(9);
    List<String> lines = new ArrayList<>();
    for (int index = 0; index < 40; index++) {
      lines.add(SudokuGrid.of(SudokuShape.order(3), generator.puzzle(index)).line());
      if (index % 15 == 3) {
        lines.add("malformed " + index);
      }
    }
    list = write(temporary.resolve("list.txt"), String.join("\n", lines));
    out = temporary.resolve("out");
  }

  @AfterEach
  void mendDisk() {
    FaultyFileSystem.install(Faults.none());
  }

  private void stopped() {
    StoppedRun.stop(out, "sudoku", list, "--out", "faulty:" + out, "--bins", StoppedRun.BINS);
  }

  private Map<String, String> undisturbed() {
    Path steady = temporary.resolve("steady");
    assertThat(dance("sudoku", list, "--out", steady, "--bins", 4).code()).isZero();
    return SetOnDisk.hashes(steady);
  }

  @Test
  void filesAreThoseOfAnUndisturbedRun() throws IOException {
    stopped();
    String attempt = SetOnDisk.record(out, 0).get("rows").get("file").asText();
    Object modified = Files.getLastModifiedTime(SetOnDisk.work(out).resolve(attempt));
    Dancing ran = dance("sudoku", list, "--resume", "--out", out);

    assertThat(ran.out()).as(ran.err()).isEqualTo("40\n");
    assertThat(ran.err()).contains("3 of 43 lines", "line 5: ");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
    assertThat(Files.getLastModifiedTime(out.resolve("part-00000.parquet"))).isEqualTo(modified);
    assertThat(SolvedList.rows(out)).hasSize(40);
  }

  @Test
  void finishedRunIsSaidToBeSoAndKept() {
    Dancing ran = dance("sudoku", list, "--out", out);
    Map<String, String> before = SetOnDisk.hashes(out);
    Dancing again = dance("sudoku", list, "--out", out, "--resume");

    assertThat(again.out()).isEqualTo(ran.out());
    assertThat(again.err()).contains(out + " is complete.").endsWith(ran.err());
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
    assertThat(dance("sudoku", list, "--out", out, "--resume", "--strict").code()).isEqualTo(3);
  }

  @Test
  void runIsBegunWhereThereIsNone() {
    assertThat(dance("sudoku", list, "--out", out, "--resume").out()).isEqualTo("40\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--bins=5: the maximum number of bins",
        "--limit=3: the limit",
        "--block=1x9: the shape"
      })
  void whatDiffersIsSaidAndRefused(String flagAndWhat) {
    stopped();
    Map<String, String> before = SetOnDisk.hashes(out);
    String[] parts = flagAndWhat.split(": ");
    Dancing ran = dance("sudoku", list, "--resume", "--out", out, parts[0]);

    assertThat(ran.assertMendable().err())
        .contains(": " + parts[1] + " is ", "but the run was started with");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
  }

  @Test
  void listThatHasChangedIsRefused() throws IOException {
    stopped();
    Map<String, String> before = SetOnDisk.hashes(out);
    String text = Files.readString(list);
    Files.writeString(list, text.replaceFirst("[1-9]", "."));
    assertThat(dance("sudoku", list, "--resume", "--out", out).assertMendable().err())
        .contains("the hash of the list is ");
    Files.writeString(list, text + "\n" + ".".repeat(81));
    assertThat(dance("sudoku", list, "--resume", "--out", out).assertMendable().err())
        .contains("the length of the list in bytes is ");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
  }

  @Test
  void damagedRecordsAreDoneAgain() throws IOException {
    stopped();
    Path plan = SetOnDisk.work(out).resolve("plan.json");
    for (Path record : List.of(SetOnDisk.recordOf(out, 0).orElseThrow(), plan)) {
      Files.writeString(record, Files.readString(record).replaceFirst("\\d", "7"));
    }
    assertThat(dance("sudoku", list, "--resume", "--out", out, "--bins", 4).err())
        .contains("plan.json is not as it was written, so it is made again");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
  }

  @Test
  void listsOnAFaultyStoreLoseAndDoubleNothing() {
    Disturbed run = Disturbed.list(temporary.resolve("steady"), list, "--bins", 4);
    run.assertLosesNothing(RUNS, temporary, "list resumed: the same bytes");
  }

  @Test
  void driverThatDiesAtAnyOperationIsResumed() {
    Disturbed run = Disturbed.list(temporary.resolve("steady"), list, "--bins", 3);
    Seed.times(
        RUNS / 2,
        (random, seed) -> {
          Path place = temporary.resolve("killed" + seed);
          run.begin(Faults.dieAt(seed, random.nextLong(run.operations())), place);
          run.resume(Faults.dieAt(seed, random.nextLong(run.operations())), place);
          run.assertResumes(place);
        });
  }

  @Test
  void attemptOfATaskThatFailedIsNotCounted() {
    FaultyFileSystem.install(Faults.once(5, Operation.CLOSE, 3));
    Dancing ran = dance("sudoku", list, "--out", "faulty:" + out, "--bins", 4);

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
    assertThat(printed("sudoku", "--generate", 0)).isEmpty();
  }
}
