package org.dancingsparks.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.StreamCapabilities;
import org.apache.hadoop.fs.permission.FsPermission;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Errors of the local disk: a file that does not exist is distinguished from one that cannot be
 * read.
 */
class LocalDiskTest {
  @TempDir private java.nio.file.Path temporary;
  private LocalDisk disk;

  @BeforeEach
  void open() throws IOException {
    disk = LocalDisk.of(new Configuration(false));
  }

  private Path path(String name) {
    return new Path(temporary.resolve(name).toString());
  }

  private static OutputStream create(LocalDisk disk, Path path) throws IOException {
    return disk.createNonRecursive(
        path,
        FsPermission.getFileDefault(),
        EnumSet.of(CreateFlag.CREATE),
        4096,
        (short) 1,
        4096,
        null);
  }

  @Test
  void whatIsNotThereIsSaidToBeAbsent() throws IOException {
    assertThat(disk.exists(path("none"))).isFalse();
    assertThatThrownBy(() -> disk.getFileStatus(path("none")))
        .isInstanceOf(FileNotFoundException.class)
        .hasMessageEndingWith("none is not there");
    assertThatThrownBy(() -> disk.open(path("none"))).isInstanceOf(FileNotFoundException.class);
    assertThatThrownBy(() -> disk.listStatus(path("none")))
        .isInstanceOf(FileNotFoundException.class);
  }

  /** Causes that affect a superuser, too: a loop of links, a file for a directory, a long name. */
  @ParameterizedTest
  @CsvSource({
    "loop, Too many levels of symbolic links",
    "loop/below, Too many levels of symbolic links",
    "file/below, Not a directory",
    "long, File name too long"
  })
  void whatCannotBeLookedAtIsNotTakenForAbsent(String name, String reason) throws IOException {
    Files.createSymbolicLink(temporary.resolve("loop"), temporary.resolve("loop"));
    Files.writeString(temporary.resolve("file"), "text");
    Path path = path(name.replace("long", "n".repeat(300)));

    for (ThrowingCallable look :
        List.<ThrowingCallable>of(
            () -> disk.exists(path), () -> disk.open(path), () -> disk.listStatus(path))) {
      assertThatThrownBy(look)
          .isInstanceOf(IOException.class)
          .isNotInstanceOf(FileNotFoundException.class)
          .hasMessageContaining(reason);
    }
  }

  @Test
  void directoryCannotBeReadAsAFile() {
    assertThatThrownBy(() -> disk.open(path(".")))
        .isInstanceOf(IOException.class)
        .isNotInstanceOf(FileNotFoundException.class);
  }

  @Test
  void fileIsMadeOnlyWhereNothingHasItsName() throws IOException {
    Files.writeString(temporary.resolve("theirs"), "theirs");
    Files.createSymbolicLink(temporary.resolve("link"), temporary.resolve("theirs"));
    Files.createSymbolicLink(temporary.resolve("dangling"), temporary.resolve("nowhere"));

    for (String name : new String[] {"theirs", "link", "dangling"}) {
      assertThatThrownBy(() -> create(disk, path(name)))
          .isInstanceOf(FileAlreadyExistsException.class);
    }
    assertThatThrownBy(() -> create(disk, path("none/below")))
        .isInstanceOf(FileNotFoundException.class);
    assertThat(temporary.resolve("theirs")).hasContent("theirs");
    assertThat(temporary.resolve("nowhere")).doesNotExist();
    assertThat(temporary.resolve("none")).doesNotExist();
  }

  @Test
  void whatIsWrittenCanBeBroughtToTheDisk() throws IOException {
    try (FSDataOutputStream out = (FSDataOutputStream) create(disk, path("new"))) {
      assertThat(out.hasCapability(StreamCapabilities.HSYNC)).isTrue();
      out.write("text".getBytes(StandardCharsets.UTF_8));
      out.hsync();
      assertThat(temporary.resolve("new")).hasContent("text");
    }
    disk.sync(path("new"));
    disk.sync(path("."));
    try (InputStream in = disk.open(path("new"))) {
      assertThat(in.readAllBytes()).asString().isEqualTo("text");
    }
    assertThatThrownBy(() -> disk.sync(path("none"))).isInstanceOf(FileNotFoundException.class);
  }

  @Test
  void renamingReplacesAFileAndNeverCopies() throws IOException {
    Files.writeString(temporary.resolve("from"), "new");
    Files.writeString(temporary.resolve("to"), "old");
    Object inode = Files.getAttribute(temporary.resolve("from"), "unix:ino");

    assertThat(disk.rename(path("from"), path("to"))).isTrue();
    assertThat(temporary.resolve("to")).hasContent("new");
    assertThat(Files.getAttribute(temporary.resolve("to"), "unix:ino")).isEqualTo(inode);
    assertThatThrownBy(() -> disk.rename(path("from"), path("other")))
        .isInstanceOf(FileNotFoundException.class);
    assertThatThrownBy(() -> disk.rename(path("to"), path("none/below")))
        .isInstanceOf(IOException.class);
    assertThat(temporary.resolve("none")).doesNotExist();
  }

  /** The shell makes the files, since Java cannot express names that are not valid text. */
  @Test
  void everyNameIsListed() throws Exception {
    String names = "touch 'a:b' \"$(printf 'part-\\377')\" && mkfifo pipe";
    Process shell = new ProcessBuilder("sh", "-c", names).directory(temporary.toFile()).start();
    assertThat(shell.waitFor()).isZero();

    assertThat(disk.listStatus(path("."))).hasSize(3);
    assertThat(Arrays.stream(disk.listStatus(path("."))).filter(FileStatus::isFile)).hasSize(2);
    assertThat(disk.getFileStatus(path("pipe")).isFile()).isFalse();
  }

  @Test
  void linksAreListedAsLinks() throws IOException {
    Files.writeString(temporary.resolve("file"), "text");
    Files.createDirectory(temporary.resolve("directory"));
    Files.createSymbolicLink(temporary.resolve("to-file"), temporary.resolve("file"));
    Files.createSymbolicLink(temporary.resolve("to-directory"), temporary.resolve("directory"));

    assertThat(Arrays.stream(disk.listStatus(path("."))).filter(FileStatus::isFile))
        .extracting(status -> status.getPath().getName())
        .containsExactly("file");
    assertThat(Arrays.stream(disk.listStatus(path("."))).filter(FileStatus::isDirectory))
        .extracting(status -> status.getPath().getName())
        .containsExactly("directory");
    assertThat(disk.getFileStatus(path("to-file")).isFile()).isTrue();
    assertThat(disk.getFileStatus(path("to-file")).getLen()).isEqualTo(4);
  }
}
