package org.dancingsparks.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is cleared, and what is not; processes that are really killed are KillIT's. */
class ScratchDirectoryTest {
  @TempDir private Path parent;
  private Path left;

  /** A directory as a killed process leaves it: that of this one, under another name. */
  @BeforeEach
  void leave() throws IOException {
    try (ScratchDirectory made = ScratchDirectory.in(parent)) {
      left = Files.move(made.path(), parent.resolve("dance-run-1-00000000-1"));
    }
    Files.createDirectories(left.resolve("blockmgr-1/0f"));
    Files.writeString(left.resolve("blockmgr-1/0f/shuffle"), "bytes");
  }

  private void begin() throws IOException {
    ScratchDirectory.in(parent).close();
  }

  @Test
  void whatAKilledProcessLeftIsCleared() throws IOException {
    begin();
    assertThat(left).doesNotExist();
  }

  @Test
  void isPrivate() throws IOException {
    try (ScratchDirectory made = ScratchDirectory.in(parent)) {
      assertThat(Files.getPosixFilePermissions(made.path()))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }
  }

  @Test
  void directoriesOfThisProcessStay() throws IOException {
    try (ScratchDirectory made = ScratchDirectory.in(parent)) {
      begin();
      assertThat(made.path()).isDirectory();
    }
  }

  @Test
  void whatIsLockedStays() throws IOException {
    try (FileChannel lock = FileChannel.open(left.resolve("lock"), StandardOpenOption.WRITE);
        FileLock held = lock.lock()) {
      begin();
      assertThat(held.isValid()).isTrue();
      assertThat(left.resolve("blockmgr-1/0f/shuffle")).exists();
    }
  }

  @Test
  void whatIsNotYetLockedOrIsOfAnotherMachineStays() throws IOException {
    for (String machine : new String[] {"", "another\n"}) {
      Files.writeString(left.resolve("lock"), machine);
      begin();
      assertThat(left).isDirectory();
    }
    Files.delete(left.resolve("lock"));
    begin();
    assertThat(left).isDirectory();
  }

  @Test
  void whatHasAnotherNameStays() throws IOException {
    Path other = Files.move(left, parent.resolve("blockmgr-1"));
    begin();
    assertThat(other).isDirectory();
  }

  @Test
  void whatLinksLeadToStays() throws IOException {
    Path mine = Files.createDirectory(parent.resolve("mine"));
    Files.writeString(mine.resolve("file"), "mine");
    Files.copy(left.resolve("lock"), mine.resolve("lock"));
    Files.createSymbolicLink(parent.resolve("dance-run-1-00000000-2"), mine);
    Files.createSymbolicLink(left.resolve("link"), mine);
    Path linked = Files.createDirectory(parent.resolve("dance-run-1-00000000-3"));
    Files.createSymbolicLink(linked.resolve("lock"), mine.resolve("lock"));
    begin();
    assertThat(left).doesNotExist();
    assertThat(linked).isDirectory();
    assertThat(mine.resolve("file")).hasContent("mine");
  }

  @Test
  void whatIsOfAnotherUserStays() throws IOException {
    assumeThat(System.getProperty("user.name")).isEqualTo("root");
    UserPrincipal nobody =
        left.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
    Files.setOwner(left, nobody);
    begin();
    assertThat(left).isDirectory();
  }
}
