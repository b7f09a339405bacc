package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.assertj.core.api.AbstractThrowableAssert;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.runs.CompletedMeanwhileException;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Existing output is replaced only if the user says so, and never if another program wrote it. */
class ExistingOutputTest {
  private static final PiecePuzzle PUZZLE = SmallPuzzles.mirrored();

  @TempDir private Path temporary;

  private static StoredRun<SolutionBin, SolutionSummary> begin(
      Object directory, SaveMode existing) {
    return SetOnDisk.begin(
        directory.toString(), existing, PUZZLE, SetOnDisk.plan(Walks.all(PUZZLE), 3));
  }

  private static AbstractThrowableAssert<?, ?> assertRefused(Object directory, SaveMode existing) {
    return assertThatThrownBy(() -> begin(directory, existing)).isInstanceOf(StoreException.class);
  }

  @Test
  void finishedSetIsRefusedAndKept() {
    Path directory = temporary.resolve("set");
    SetOnDisk.write(directory, PUZZLE, 2);
    var before = SetOnDisk.hashes(directory);

    assertRefused(directory, SaveMode.REFUSE)
        .hasMessageContaining("already exists")
        .hasMessageEndingWith(
            "choose another place, resume it with SaveMode.RESUME, or replace it with"
                + " SaveMode.OVERWRITE.");
    assertThat(SetOnDisk.hashes(directory)).isEqualTo(before);
  }

  @Test
  void setThatAnotherRunHasCompletedMeanwhileIsNotResumed() {
    Path directory = temporary.resolve("set");
    SetOnDisk.write(directory, PUZZLE, 2);
    var before = SetOnDisk.hashes(directory);

    assertThatThrownBy(() -> begin(directory, SaveMode.RESUME))
        .isInstanceOf(CompletedMeanwhileException.class);
    assertThat(SetOnDisk.hashes(directory)).isEqualTo(before);
  }

  @Test
  void runOfAnotherPlanThatHasBegunMeanwhileIsNotTakenOver() {
    Path directory = temporary.resolve("set");
    StoredRun<SolutionBin, SolutionSummary> first = begin(directory, SaveMode.REFUSE);
    var before = SetOnDisk.hashes(directory);

    assertThatThrownBy(
            () ->
                SetOnDisk.begin(
                    directory.toString(),
                    SaveMode.RESUME,
                    PUZZLE,
                    SetOnDisk.plan(Walks.all(PUZZLE), 2)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("of another puzzle or plan");
    assertThat(SetOnDisk.hashes(directory)).isEqualTo(before);
    first.run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {});
    SetOnDisk.assertTidy(directory);
  }

  @Test
  void placeOfWorkThatAKilledRunHasLeftBesideDoesNotProtectTheRunBefore() throws IOException {
    Path directory = temporary.resolve("race");
    StoredRun<SolutionBin, SolutionSummary> first = begin(directory, SaveMode.REFUSE);
    Files.createDirectory(directory.resolve("_work-00001-ffffffff"));
    begin(directory, SaveMode.OVERWRITE)
        .run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {});
    var after = SetOnDisk.hashes(directory);

    assertThatThrownBy(
            () -> first.run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {}))
        .hasStackTraceContaining("its work directory is gone");
    assertThat(SetOnDisk.hashes(directory)).isEqualTo(after);
    SetOnDisk.assertTidy(directory);
  }

  /** Without the suffix, a program that checks only the replaced run would delete the directory. */
  @Test
  void placeOfARunThatReplacesIsOneStillWhenTheRunIsResumed() throws IOException {
    Path directory = temporary.resolve("replaced");
    begin(directory, SaveMode.REFUSE)
        .run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {});
    begin(directory, SaveMode.OVERWRITE);
    begin(directory, SaveMode.RESUME);

    assertThat(SetOnDisk.work(directory).getFileName().toString())
        .matches("_work-00002-.*-replacing");
  }

  /** The state left by a run that is killed while it deletes the directory of another. */
  @Test
  void halfDeletedPlacesOfWorkAreOurs() throws IOException {
    Path directory = temporary.resolve("killed");
    begin(directory, SaveMode.REFUSE);
    Path dropped = SetOnDisk.work(directory).resolve("dropped-1");
    Files.createDirectories(dropped.resolve("dropped-2/dropped-3"));
    Files.writeString(dropped.resolve("plan.json"), "{}");
    Files.writeString(dropped.resolve("dropped-2/bin-00001.json"), "{}");

    begin(directory, SaveMode.OVERWRITE)
        .run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {});
    SetOnDisk.assertTidy(directory);

    Path work = Files.createDirectory(directory.resolve("_work-00007-0a1b2c3d"));
    Path theirs = Files.createDirectories(work.resolve("dropped-1/theirs"));
    assertRefused(directory, SaveMode.OVERWRITE).hasMessageContaining("theirs is not part of");
    assertThat(theirs).exists();
  }

  @Test
  void emptyDirectoryIsRefused() throws IOException {
    Path directory = Files.createDirectory(temporary.resolve("empty"));

    assertRefused(directory, SaveMode.REFUSE).hasMessageEndingWith("with SaveMode.OVERWRITE.");
  }

  @Test
  void fileIsRefusedEitherWayAndKept() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "mine");

    assertRefused(file, SaveMode.REFUSE)
        .hasMessageEndingWith("already exists; choose another place.");
    assertRefused(file, SaveMode.OVERWRITE).hasMessageContaining("is not part of a run");
    assertRefused(file, SaveMode.RESUME).hasMessageContaining("is not part of a run");
    assertThat(file).hasContent("mine");
  }

  @Test
  void directoryOfOthersIsRefusedEitherWayAndKept() throws IOException {
    Path directory = Files.createDirectory(temporary.resolve("photos"));
    Path photo = Files.writeString(directory.resolve("photo.jpg"), "mine");

    assertRefused(directory, SaveMode.REFUSE)
        .hasMessageEndingWith("already exists; choose another place.");
    assertRefused(directory, SaveMode.OVERWRITE)
        .hasMessageContaining("photo.jpg is not part of a run");
    assertThat(photo).hasContent("mine");
  }

  @Test
  void foreignFilesBesideOursAreNeverDeleted() throws IOException {
    Path runner =
        Files.createDirectories(temporary.resolve("runner/_work-00001-0a1b2c3d/repository"))
            .getParent();
    assertRefused(runner.getParent(), SaveMode.OVERWRITE)
        .hasMessageContaining("_work-00001-0a1b2c3d/repository");

    Path set = temporary.resolve("mixed");
    SetOnDisk.write(set, SmallPuzzles.cube(), 8);
    Path notes = Files.writeString(set.resolve("notes.txt"), "mine");
    assertRefused(set, SaveMode.OVERWRITE).hasMessageContaining("notes.txt");
    assertThat(notes).hasContent("mine");
    assertThat(set.resolve("_meta/run.json")).exists();
  }

  @Test
  void runWhosePlaceIsTakenOverEnds() {
    Path directory = temporary.resolve("race");
    StoredRun<SolutionBin, SolutionSummary> first = begin(directory, SaveMode.REFUSE);
    begin(directory, SaveMode.OVERWRITE);

    assertThatThrownBy(
            () -> first.run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {}))
        .hasStackTraceContaining("another run has taken it over");
    assertThat(directory.resolve("_meta/run.json")).doesNotExist();
  }

  private static RunTarget place(Path directory, SaveMode existing) {
    return new RunTarget(directory.toString(), existing, new Configuration());
  }

  @Test
  void checkChangesNothing() {
    Path directory = temporary.resolve("checked");
    place(directory, SaveMode.REFUSE).check();
    assertThat(directory).doesNotExist();

    SetOnDisk.write(directory, PUZZLE, 3);
    var before = SetOnDisk.hashes(directory);
    place(directory, SaveMode.OVERWRITE).check();
    assertThat(SetOnDisk.hashes(directory)).isEqualTo(before);
    assertThatThrownBy(() -> place(directory, SaveMode.REFUSE).check())
        .isInstanceOf(StoreException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"finished", "unfinished", "empty"})
  void overwriteReplacesASetAndWhatIsLeftOfOne(String state) throws IOException {
    Path directory = temporary.resolve("set");
    if (state.equals("finished")) {
      SetOnDisk.write(directory, SmallPuzzles.cube(), 8);
    } else if (state.equals("unfinished")) {
      SetOnDisk.begin(
          directory.toString(),
          SaveMode.REFUSE,
          SmallPuzzles.cube(),
          SetOnDisk.plan(Walks.all(SmallPuzzles.cube()), 8));
      Files.writeString(SetOnDisk.work(directory).resolve("bin-00000.json"), "{}");
    } else {
      Files.createDirectory(directory);
    }

    begin(directory, SaveMode.OVERWRITE)
        .run(TaskRunner.of(SharedSpark.context()), (done, solutions) -> {});

    Path fresh = temporary.resolve("fresh");
    SetOnDisk.write(fresh, PUZZLE, 3);
    assertThat(SetOnDisk.hashes(directory)).isEqualTo(SetOnDisk.hashes(fresh));
  }

  @ParameterizedTest
  @EnumSource(SaveMode.class)
  void placeBelowAFileCannotBeWritten(SaveMode existing) throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "mine");
    Path below = file.resolve("out");

    assertRefused(below, existing)
        .hasMessageStartingWith("Cannot write to " + below + ": ")
        .hasMessageEndingWith("; choose a place that you may write to.");
    assertThat(file).hasContent("mine");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nofs://host/x", "", "a:b", "s3a://bucket/x", "hdfs:x"})
  void placeThatIsNoneIsRefused(String place) {
    assertRefused(place, SaveMode.REFUSE).hasMessageContaining("choose a place");
  }

  @Test
  void missingParentsAreMade() {
    Path directory = temporary.resolve("a/b/set");
    SetOnDisk.write(directory, PUZZLE, 2);

    SetOnDisk.assertTidy(directory);
  }

  @Test
  void unfinishedSetSaysSoByLackingItsManifest() {
    Path directory = temporary.resolve("set");
    begin(directory, SaveMode.REFUSE);

    assertThat(SetOnDisk.work(directory)).isDirectory();
    assertThat(directory.resolve("_meta/run.json")).doesNotExist();
  }
}
