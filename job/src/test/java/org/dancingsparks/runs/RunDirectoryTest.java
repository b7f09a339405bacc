package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.runs.Faults.Fault;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files arrive at their places complete, even if another run moves them at the same time. */
class RunDirectoryTest {
  private static final String ATTEMPT = "attempt-00000-a.parquet";
  private static final String PART = RunNames.partName(0);

  @TempDir private Path temporary;

  @AfterEach
  void mendDisk() {
    FaultyFileSystem.install(Faults.none());
  }

  private RunDirectory directory() throws IOException {
    return new RunDirectory("faulty:" + temporary, new Configuration());
  }

  /** The file that a run has written at a place of its own. */
  private static CommittedFile attempt(RunDirectory directory) throws IOException {
    directory.claim(SaveMode.REFUSE);
    directory.write(ATTEMPT, "rows");
    return CommittedFile.part(0, FileRecord.of(ATTEMPT, "rows"));
  }

  /** Moves the file as another run would, before an operation of this one, counted from 0. */
  private void movedByAnotherBefore(int number) {
    Path from = SetOnDisk.work(temporary).resolve(ATTEMPT);
    FaultyFileSystem.install(
        new Faults(
            1,
            (operation, path, ordinal) -> {
              if (ordinal == number && Files.exists(from)) {
                move(from, temporary.resolve(PART));
              }
              return Fault.NONE;
            }));
  }

  private static void move(Path from, Path to) {
    try {
      Files.move(from, to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void partIsThereWhenAnotherRunMovesItAtTheSameTime(int number) throws IOException {
    RunDirectory directory = directory();
    CommittedFile file = attempt(directory);
    movedByAnotherBefore(number);
    directory.move(file, directory.workListing());

    assertThat(temporary.resolve(PART)).hasContent("rows");
  }

  @Test
  void whatACopyCutShortHasLeftGivesWay() throws IOException {
    RunDirectory directory = directory();
    CommittedFile file = attempt(directory);
    Files.writeString(temporary.resolve(PART), "ro");
    directory.move(file, directory.workListing());

    assertThat(temporary.resolve(PART)).hasContent("rows");
    assertThat(SetOnDisk.work(temporary).resolve(ATTEMPT)).doesNotExist();
  }
}
