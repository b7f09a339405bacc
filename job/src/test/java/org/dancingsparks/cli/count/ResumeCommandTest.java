package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.dancingsparks.cli.StoppedRun;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.Faults.Operation;
import org.dancingsparks.runs.FaultyFileSystem;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A resumed run ends as if it had never been stopped; the request has to be the same. */
@Tag("slow")
class ResumeCommandTest {
  @TempDir private Path temporary;
  private Object puzzle;
  private Path out;

  @BeforeEach
  void makePuzzle() {
    puzzle = "pentominoes:4x15";
    out = temporary.resolve("out");
  }

  @AfterEach
  void mendDisk() {
    FaultyFileSystem.install(Faults.none());
  }

  /** Stops an enumeration. */
  private void stopped(Object... flags) {
    List<Object> words = new ArrayList<>(List.of("enumerate", puzzle, "--out", "faulty:" + out));
    words.addAll(List.of("--bins", StoppedRun.BINS));
    words.addAll(List.of(flags));
    StoppedRun.stop(out, words.toArray());
  }

  private SortedMap<String, String> undisturbed(Object... flags) {
    Path steady = temporary.resolve("steady");
    Object[] words = new Object[flags.length + 6];
    System.arraycopy(
        new Object[] {"enumerate", puzzle, "--out", steady, "--bins", 4}, 0, words, 0, 6);
    System.arraycopy(flags, 0, words, 6, flags.length);
    assertThat(dance(words).code()).isZero();
    return SetOnDisk.hashes(steady);
  }

  @Test
  void diskThatIsFullTakesNothingAwayThatDescribesThePuzzle() {
    stopped();
    FaultyFileSystem.install(
        new Faults(
            1,
            (operation, path, ordinal) ->
                operation == Operation.WRITE && path.getName().matches("p(roblem|uzzle)\\..*")
                    ? Fault.DISK_IS_FULL
                    : Fault.NONE));
    dance("enumerate", "--resume", "--out", "faulty:" + out);
    mendDisk();

    assertThat(dance("enumerate", "--resume", "--out", "faulty:" + out).code()).isZero();
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
  }

  /** The other run ends after the records were read, and before the place could be claimed. */
  @Test
  void runThatAnotherHasJustCompletedIsFoundComplete() throws IOException {
    stopped();
    Map<String, String> complete = undisturbed();
    boolean[] hasEnded = {false};
    FaultyFileSystem.install(
        new Faults(
            1,
            (operation, path, ordinal) -> {
              if (operation == Operation.RENAME && !hasEnded[0]) {
                hasEnded[0] = true;
                end(temporary.resolve("steady"));
              }
              return Fault.NONE;
            }));
    Dancing ran = dance("enumerate", "--resume", "--out", "faulty:" + out);
    assertThat(hasEnded[0]).isTrue();
    assertThat(ran.err()).contains("is complete").doesNotContain("another run");
    assertThat(ran.out()).isEqualTo("1472\n");
    assertThat(ran.code()).isZero();
    assertThat(SetOnDisk.hashes(out)).isEqualTo(complete);
  }

  /** Does what a run does at its end: puts files in their places, and removes its own. */
  private void end(Path complete) {
    try {
      for (Path file : SetOnDisk.list(complete)) {
        Path to = out.resolve(complete.relativize(file));
        Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
      }
      Files.move(SetOnDisk.work(out), temporary.resolve("gone"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void partsOfAFinishedSetAreLeftAloneWhereItsPuzzleIsDamaged() throws IOException {
    assertThat(dance("enumerate", puzzle, "--out", out, "--bins", 4).code()).isZero();
    Files.writeString(out.resolve("_meta/puzzle.yaml"), "pieces: [");
    SortedMap<String, String> before = SetOnDisk.hashes(out);
    Dancing ran = dance("enumerate", puzzle, "--resume", "--out", out, "--bins", 5);

    assertThat(ran.err()).contains("_meta/puzzle.yaml").contains("--overwrite");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--engine=links",
        "--engine=bitsets",
        "--engine=diagram",
        "--engine=diagram --memory=1k",
        "--split-symmetry=X",
        "--up-to-symmetry",
        "--up-to-symmetry --engine=diagram",
        "--engine=links --item-order=pieces-first --split-depth=1",
        "--given=#1500",
      })
  void filesAreThoseOfAnUndisturbedRun(String flags) throws IOException {
    Object[] words = flags.split(" ");
    puzzle = flags.contains("links") ? "pentominoes:3x20" : puzzle;
    stopped(words);
    String attempt = SetOnDisk.record(out, 0).get("file").get("file").asText();
    Object modified = Files.getLastModifiedTime(SetOnDisk.work(out).resolve(attempt));
    boolean isMemo = flags.contains("1k");
    String[] resume = {"enumerate", "--resume", "--out", out.toString()};

    assertThat(dance((Object[]) resume).code()).isZero();
    SortedMap<String, String> files = SetOnDisk.hashes(out);
    SortedMap<String, String> expected = undisturbed(words);
    if (isMemo) {
      // The work that a memo saves depends on what was searched before.
      files.remove("_meta/run.json");
      expected.remove("_meta/run.json");
    }
    assertThat(files).isEqualTo(expected);
    assertThat(Files.getLastModifiedTime(out.resolve("part-00000.parquet"))).isEqualTo(modified);
  }

  @Test
  void bitSetsWriteTheSolutionsOfLinks() {
    puzzle = "pentominoes:3x20";
    SortedMap<String, String> byBitSets = undisturbed("--engine=bitsets");
    SortedMap<String, String> byLinks = undisturbed("--engine=links", "--overwrite");
    // The runs name their engines and their updates.
    byBitSets.keySet().removeIf(name -> name.startsWith("_"));
    byLinks.keySet().removeIf(name -> name.startsWith("_"));
    assertThat(byBitSets).isNotEmpty().isEqualTo(byLinks);
  }

  @Test
  void puzzleWithoutPiecesIsFoundAgain() {
    puzzle = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    stopped("--engine=links");
    assertThat(printed("enumerate", "--resume", "--out", out)).isEqualTo("4\n");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed("--engine=links"));
  }

  @Test
  void finishedRunIsSaidToBeSoAndKept() throws IOException {
    String count = printed("enumerate", puzzle, "--out", out);
    SortedMap<String, String> before = SetOnDisk.hashes(out);
    Files.createDirectory(SetOnDisk.work(out));
    Files.writeString(SetOnDisk.work(out).resolve("owner"), "x");
    Files.writeString(SetOnDisk.work(out).resolve("plan.json"), "x");

    Dancing again = dance("enumerate", "--resume", "--out", out);
    assertThat(again.out()).as(again.err()).isEqualTo(count);
    assertThat(again.err()).isEqualTo("pentominoes:4x15: " + out + " is complete.\n");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
    assertThat(dance("enumerate", "--resume", "--out", out, "--json").out())
        .contains("\"solutions\" : " + count.strip());
  }

  @Test
  void runIsBegunWhereThereIsNone() {
    String count = printed("enumerate", puzzle, "--resume", "--out", out);
    assertThat(printed("count", puzzle)).isEqualTo(count);

    Dancing nameless = dance("enumerate", "--resume", "--out", temporary.resolve("none"));
    assertThat(nameless.code()).isEqualTo(3);
    assertThat(nameless.err()).contains("There is no run at").contains("name a puzzle");
    assertThat(temporary.resolve("none")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--engine=links: the engine",
        "--bins=5: the maximum number of bins",
        "--split-depth=3: the split depth",
        "--item-order=pieces-first: the item order",
        "--given=#1501: the list of given options",
        "--up-to-symmetry: the use of symmetry",
        "--split-symmetry=X: the piece to split by",
      })
  void whatDiffersIsSaidAndRefused(String flagAndWhat) {
    stopped("--engine=diagram", "--memory=1k", "--split-depth=1");
    SortedMap<String, String> before = SetOnDisk.hashes(out);
    String[] parts = flagAndWhat.split(": ");

    Dancing ran = dance("enumerate", "--resume", "--out", out, parts[0]);
    assertThat(ran.err()).contains("Cannot resume " + out + ": " + parts[1] + " is ");
    assertThat(ran.code()).isEqualTo(3);
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
  }

  @Test
  void negativeSplitDepthIsAUsageErrorHereToo() {
    stopped();
    Dancing ran = dance("enumerate", "--resume", "--out", out, "--split-depth=-1");
    assertThat(ran.err()).contains("--split-depth cannot be -1");
    assertThat(ran.code()).isEqualTo(2);
  }

  @Test
  void anotherPuzzleIsRefused() {
    stopped();
    Dancing ran = dance("enumerate", "pentominoes:3x20", "--resume", "--out", out);
    assertThat(ran.err())
        .contains("the puzzle is pentominoes:3x20, but the run was started with pentominoes:4x15");
    assertThat(ran.code()).isEqualTo(3);
  }

  @Test
  void namedPuzzleHasToComeWithItsGivens() {
    stopped("--given=#1500");
    assertThat(dance("enumerate", puzzle, "--resume", "--out", out).err())
        .contains("the list of given options is ");
    assertThat(dance("enumerate", puzzle, "--given=#1500", "--resume", "--out", out).code())
        .isZero();
  }

  @Test
  void damagedPlanNeedsThePuzzleAgainAndFinishedBinsAreKept() throws IOException {
    puzzle = "pentominoes:3x20";
    stopped("--engine=links");
    Path plan = SetOnDisk.work(out).resolve("plan.json");
    Files.writeString(plan, Files.readString(plan).replace("links", "lynx"));
    Dancing nameless = dance("enumerate", "--resume", "--out", out);
    assertThat(nameless.err()).contains("plan.json is not as it was written").hasLineCount(1);
    assertThat(nameless.code()).isEqualTo(3);

    String attempt = SetOnDisk.record(out, 0).get("file").get("file").asText();
    Object modified = Files.getLastModifiedTime(SetOnDisk.work(out).resolve(attempt));
    Dancing named =
        dance("enumerate", puzzle, "--engine=links", "--bins=4", "--resume", "--out", out);
    assertThat(named.code()).as(named.err()).isZero();
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed("--engine=links"));
    assertThat(Files.getLastModifiedTime(out.resolve("part-00000.parquet"))).isEqualTo(modified);
  }

  @Test
  void damagedRecordsAndFilesAreDoneAgain() throws IOException {
    stopped();
    String attempt = SetOnDisk.record(out, 0).get("file").get("file").asText();
    String file = SetOnDisk.record(out, 1).get("file").get("file").asText();
    Files.writeString(SetOnDisk.work(out).resolve(file), "cut short");
    Path record = SetOnDisk.recordOf(out, 0).orElseThrow();
    Files.writeString(record, Files.readString(record).replaceFirst("\\d", "7"));

    assertThat(dance("enumerate", "--resume", "--out", out).code()).isZero();
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
    assertThat(SetOnDisk.work(out).resolve(attempt)).doesNotExist();
  }

  /** Earlier versions wrote a file for the record of each bin. */
  @Test
  void recordsOfEarlierVersionsAreRead() throws IOException {
    stopped();
    String attempt = SetOnDisk.record(out, 1).get("file").get("file").asText();
    Path work = SetOnDisk.work(out);
    Object modified = Files.getLastModifiedTime(work.resolve(attempt));
    for (Path batch : SetOnDisk.batches(out)) {
      for (JsonNode record : SetOnDisk.json(batch).get("bins")) {
        ObjectNode earlier = JsonNodeFactory.instance.objectNode();
        earlier.set("run", SetOnDisk.json(batch).get("run"));
        earlier.setAll((ObjectNode) record);
        Path file = work.resolve("bin-%05d.json".formatted(record.get("bin").asInt()));
        Files.writeString(file, SealedJson.write(earlier));
      }
      Files.delete(batch);
    }

    assertThat(dance("enumerate", "--resume", "--out", out).code()).isZero();
    assertThat(SetOnDisk.hashes(out)).isEqualTo(undisturbed());
    assertThat(Files.getLastModifiedTime(out.resolve("part-00001.parquet"))).isEqualTo(modified);
  }

  @Test
  void partsOfAnUnknownRunAreLeftAlone() throws IOException {
    printed("enumerate", puzzle, "--out", out);
    Files.delete(out.resolve("_meta/run.json"));
    Dancing ran = dance("enumerate", puzzle, "--resume", "--out", out);
    assertThat(ran.err()).contains("has parts, but no record of their run");
    assertThat(ran.code()).isEqualTo(3);
  }

  @Test
  void countKeepsRecordsAndGoesOnByThem() throws IOException {
    puzzle = "pentominoes:3x20";
    String count = dance("count", puzzle, "--engine=links", "--out", out).out();
    assertThat(count).isEqualTo(printed("count", puzzle));
    assertThat(SetOnDisk.json(out.resolve("_meta/run.json")).get("contents").asText())
        .isEqualTo("count");
    assertThat(dance("count", "--resume", out).out()).isEqualTo(count);
    assertThat(dance("enumerate", "--resume", "--out", out).err())
        .contains("holds a number of solutions, not solutions");
    assertThat(
            json("count", puzzle, "--out", temporary.resolve("known"), "--json").get("solutions"))
        .hasToString(count.strip());
  }

  @Test
  void flagsThatExcludeEachOtherAreUsageErrors() {
    assertThat(dance("enumerate", puzzle, "--out", out, "--resume", "--overwrite").code())
        .isEqualTo(2);
    assertThat(dance("count", puzzle, "--overwrite").code()).isEqualTo(2);
    assertThat(dance("count", puzzle, "--out", out, "--resume", out).code()).isEqualTo(2);
    Dancing nameless = dance("count");
    assertThat(nameless.code()).isEqualTo(2);
    assertThat(nameless.err()).startsWith("dance: `dance count` needs P, the puzzle.");
    assertThat(dance("enumerate", "--out", out).code()).isEqualTo(2);
  }
}
