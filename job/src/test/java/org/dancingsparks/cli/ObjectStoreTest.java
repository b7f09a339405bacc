package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.write;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.runs.StoreFileSystem;
import org.dancingsparks.runs.StoreRequests;
import org.dancingsparks.runs.StoreRequests.Kind;
import org.dancingsparks.runs.StoreRequests.Outcome;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Disturbed;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands write the same files to an object store, by uploads, as to a local disk. */
@Tag("slow")
class ObjectStoreTest {
  private static final String STORE = "store://uploads/out";

  @TempDir private Path temporary;

  @AfterEach
  void clearStores() {
    StoreFileSystem.clear();
  }

  private static Dancing run(List<Object> command, Object... more) {
    return dance(Stream.concat(command.stream(), Stream.of(more)).toArray());
  }

  /** Runs a command for a local directory and for the store, and compares their files. */
  private void assertSame(List<Object> command) {
    Path local = temporary.resolve("out");
    Dancing expected = run(command, "--out", local);
    Dancing found = run(command, "--out", STORE);

    assertThat(found.code()).as(found.err()).isZero();
    assertThat(found.out()).isEqualTo(expected.out());
    SortedMap<String, ByteBuffer> files = contents();
    assertThat(files).isEqualTo(Disturbed.contents(local)).containsKey("part-00000.parquet");
    assertThat(run(command, "--out", STORE, "--resume").err()).contains("is complete");
    assertThat(dance("verify", "--quiet", STORE).code()).isZero();
    assertThat(run(command, "--out", STORE, "--overwrite").code()).isZero();
    assertThat(contents()).isEqualTo(files);
  }

  private static SortedMap<String, ByteBuffer> parts(Path set) {
    return Disturbed.contents(set).subMap("part-", "part.");
  }

  private static SortedMap<String, ByteBuffer> contents() {
    return StoreFileSystem.contents(new org.apache.hadoop.fs.Path(STORE));
  }

  @Test
  void solutionsAreUploaded() {
    Path puzzle = write(temporary.resolve("p.yaml"), PuzzleWriter.write(SmallPuzzles.mirrored()));
    assertSame(List.of("enumerate", puzzle, "--bins", 4));
  }

  @Test
  void diagramsInPartitionsAreUploadedAndListed() {
    Path local = temporary.resolve("out");
    List<Object> command = List.of("count", "pentominoes:3x20", "--rounds", "--diagram");
    String expected = run(command, "--out", local).out();

    assertThat(run(command, "--out", STORE).out()).isEqualTo(expected);
    assertThat(contents()).isEqualTo(Disturbed.contents(local)).containsKey("part-00000.nodes");
    Path fromStore = temporary.resolve("from-store");
    Path fromDisk = temporary.resolve("from-disk");
    assertThat(run(List.of("enumerate", STORE, "--bins", 2), "--out", fromStore).out())
        .isEqualTo(expected);
    assertThat(run(List.of("enumerate", local, "--bins", 2), "--out", fromDisk).out())
        .isEqualTo(expected);
    assertThat(parts(fromStore)).isEqualTo(parts(fromDisk)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"copies", "uploads", "unconditional"})
  void roundsKeepTheirFilesOnAnyStoreAndLeaveNone(String store) {
    AtomicInteger blocks = new AtomicInteger();
    StoreFileSystem.install(
        new StoreRequests(
            0,
            (kind, path, ordinal) -> {
              boolean isWritten = kind == Kind.CLOSE && path.getName().endsWith(".blocks");
              blocks.addAndGet(isWritten ? 1 : 0);
              return Outcome.DONE;
            }));
    Dancing ran =
        dance("count", "pentominoes:3x20", "--rounds", "--tmp", "store://" + store + "/tmp");

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).isEqualTo("8\n");
    assertThat(blocks).hasPositiveValue();
    assertThat(StoreFileSystem.contents(new org.apache.hadoop.fs.Path("store://" + store + "/tmp")))
        .isEmpty();
  }

  @Test
  void storeThatCannotTellTwoRunsApartIsNamedBeforeTheRunBegins() {
    String warning = "The store of %s cannot create files conditionally";
    String place = "store://unconditional/out";

    assertThat(dance("enumerate", "queens:5", "--out", STORE).err())
        .doesNotContain(warning.formatted(STORE));
    Dancing ran = dance("enumerate", "queens:5", "--out", place);
    assertThat(ran.out()).isEqualTo("10\n");
    assertThat(ran.err()).contains(warning.formatted(place)).contains("; start only one");
    assertThat(StoreFileSystem.contents(new org.apache.hadoop.fs.Path(place)))
        .isEqualTo(contents());
  }

  @Test
  void storeThatCopiesAndHasNoUploadsIsRefusedBeforeTheFirstTask() {
    Dancing ran = dance("enumerate", "queens:5", "--out", "store://copies/out");

    assertThat(ran.assertMendable().err())
        .contains("Cannot write parts to store://copies/out: its store copies what it renames")
        .contains("choose a place on a disk, on HDFS");
    assertThat(StoreFileSystem.contents(new org.apache.hadoop.fs.Path("store://copies/out")))
        .isEmpty();
    assertThat(dance("count", "queens:5", "--engine", "links", "--out", "store://copies/out").out())
        .isEqualTo("10\n");
  }

  @Test
  void sudokusAndRejectedLinesAreUploaded() {
    Path list =
        write(temporary.resolve("list.txt"), ".".repeat(80) + "\n" + "1" + ".".repeat(80) + "\n");
    assertSame(List.of("sudoku", list, "--bins", 2, "--limit", 2));
  }
}
