package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.runs.Faults;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Resuming a complete run checks its files before it reports that the run is complete. */
@Tag("slow")
class CompleteRunTest {
  @TempDir private Path temporary;
  private Path out;
  private String count;

  @BeforeEach
  void enumerate() {
    Path pieces = write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    out = temporary.resolve("set");
    Dancing ran = dance("enumerate", pieces, "--bins", 3, "--out", out);
    assertThat(ran.code()).as(ran.err()).isZero();
    count = ran.out();
  }

  private Dancing resume(Object... flags) {
    return dance(
        Stream.concat(Stream.of("enumerate", "--resume", "--out", out), Stream.of(flags))
            .toArray());
  }

  @Test
  void wholeSetIsSaidToBeComplete() {
    for (Dancing again : List.of(resume(), resume("--check"))) {
      assertThat(again.code()).as(again.err()).isZero();
      assertThat(again.out()).isEqualTo(count);
    }
  }

  /** By tasks, by a resumed run that only has to tidy up, and at once from the diagram. */
  @Test
  void runIsDoneWhereItsPlaceOfWorkCannotBeDeleted() {
    Faults faults =
        new Faults(
            0,
            (operation, path, ordinal) ->
                operation == Faults.Operation.DELETE && path.getName().startsWith("_work-")
                    ? Faults.Fault.FAILS
                    : Faults.Fault.NONE);
    for (List<Object> command :
        List.<List<Object>>of(
            List.of("enumerate", "queens:6", "--out"),
            List.of("enumerate", "--resume", "--out"),
            List.of("count", "queens:6", "--out"))) {
      Path set = temporary.resolve("of " + command.get(0));
      Dancing ran = Disturbed.on(faults, command, set);
      assertThat(ran.code()).as(ran.err()).isZero();
      assertThat(ran.out()).isEqualTo("4\n");
      assertThat(ran.err()).contains("queens:6: temporary files stay in faulty:" + set);
      assertThat(SetOnDisk.work(set)).isDirectory();
    }
    Path set = temporary.resolve("of count");
    assertThat(dance("count", "--resume", set).code()).isZero();
    assertThat(SetOnDisk.work(set)).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"part-00001.parquet", "_meta/options.parquet", "_meta/problem.dlx"})
  void missingAndEmptiedFilesAreNamed(String name) throws IOException {
    Path file = out.resolve(name);
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, new byte[0]);
    assertThat(resume().assertMendable().err()).contains(name);
    assertThat(file).isEmptyFile();

    Files.delete(file);
    assertThat(resume().assertMendable().err()).contains(name);
    assertThat(file).doesNotExist();

    Files.write(file, bytes);
    assertThat(resume().out()).isEqualTo(count);
  }

  @Test
  void partThatIsNoneOfItIsNamed() throws IOException {
    Files.copy(out.resolve("part-00001.parquet"), out.resolve("part-00007.parquet"));

    assertThat(resume().assertMendable().err())
        .contains("part-00007.parquet is not part of the run");
  }

  @Test
  void changedBytesAreFoundByCheck() throws IOException {
    Path part = out.resolve("part-00002.parquet");
    byte[] bytes = Files.readAllBytes(part);
    bytes[bytes.length / 2] ^= 4;
    Files.write(part, bytes);

    assertThat(resume().code()).isZero();
    assertThat(resume("--check").assertMendable().err())
        .contains("part-00002.parquet is not as it was written");
  }

  @Test
  void checkNeedsResume() {
    Dancing ran = dance("enumerate", "kanoodle", "--check", "--out", temporary.resolve("other"));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--check goes with --resume");
  }

  @Test
  void filesOfACountAreCheckedToo() throws IOException {
    Path kept = temporary.resolve("count");
    Dancing ran = dance("count", temporary.resolve("p.yaml"), "--out", kept);
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(dance("count", "--resume", kept, "--check").out()).isEqualTo(ran.out());
    Path problem = kept.resolve("_meta/problem.dlx");
    byte[] bytes = Files.readAllBytes(problem);
    bytes[bytes.length / 2] ^= 1;
    Files.write(problem, bytes);

    assertThat(dance("count", "--resume", kept).code()).isZero();
    assertThat(dance("count", "--resume", kept, "--check").assertMendable().err())
        .contains("_meta/problem.dlx is not as it was written");
    assertThat(dance("count", "kanoodle", "--check").assertUsageError().err())
        .contains("name it by --resume");
  }

  /** A foreign entry in the directory may be a link that leads elsewhere; it is not followed. */
  @ParameterizedTest
  @ValueSource(
      strings = {"_meta/problem.dlx", "part-00000.parquet", "WORK/owner", "WORK/plan.json"})
  void plantedLinksAreRefused(String name) throws IOException {
    Path theirs = Files.writeString(temporary.resolve("theirs"), "theirs");
    Files.delete(out.resolve("_meta/run.json"));
    Path work = Files.createDirectory(out.resolve("_work-00001-0a1b2c3d"));
    Path link = name.startsWith("WORK") ? work.resolve(name.substring(5)) : out.resolve(name);
    Files.deleteIfExists(link);
    Files.createSymbolicLink(link, theirs);

    for (String flag : List.of("--resume", "--overwrite")) {
      Dancing ran =
          dance("enumerate", temporary.resolve("p.yaml"), flag, "--bins", 3, "--out", out);
      assertThat(ran.assertMendable().err()).contains(link.getFileName() + " is not part of");
    }
    assertThat(theirs).hasContent("theirs");
    assertThat(link).isSymbolicLink();
  }

  @Test
  void plantedPlaceOfWorkIsRefused() throws IOException {
    Files.delete(out.resolve("_meta/run.json"));
    Path theirs = Files.createDirectory(temporary.resolve("theirs"));
    Files.writeString(theirs.resolve("bin-00000.json"), "theirs");
    Files.createSymbolicLink(SetOnDisk.work(out), theirs);

    assertThat(resume().assertMendable().err()).contains(" is not part of a run");
    assertThat(theirs.resolve("bin-00000.json")).hasContent("theirs");
  }

  @Test
  void setThatIsALinkItselfIsThePlaceThatItNames() throws IOException {
    Path elsewhere = temporary.resolve("elsewhere");
    Files.move(out, elsewhere, StandardCopyOption.ATOMIC_MOVE);
    Files.createSymbolicLink(out, elsewhere);

    assertThat(resume("--check").out()).isEqualTo(count);
  }
}
