package org.dancingsparks.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.net.UnknownHostException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.apache.hadoop.fs.FSError;
import org.junit.jupiter.api.Test;

class HadoopFilesTest {
  private static void assertWhy(Throwable failure, String why) {
    assertThat(HadoopFiles.why(failure)).isEqualTo(why);
  }

  @Test
  void messageIsTheReason() {
    assertWhy(new IOException("no space is left"), "no space is left");
    assertWhy(new IllegalArgumentException(new IOException("no host")), "no host");
    assertWhy(new IOException("outer", new IOException("inner")), "outer");
  }

  @Test
  void failureWithoutMessageIsNamedInWords() {
    assertWhy(new ClosedChannelException(), "closed channel");
    assertWhy(new EOFException(), "eof");
    assertWhy(new IOException(), "io");
    assertWhy(new IOException(" "), "io");
    assertWhy(new NullPointerException(), "null pointer");
  }

  @Test
  void causeSpeaksForAFailureWithoutMessage() {
    assertWhy(new IOException(null, new IOException("the disk is gone")), "the disk is gone");
    assertWhy(new IOException(null, new ClosedChannelException()), "closed channel");
  }

  @Test
  void fileSystemErrorsAreUnwrapped() throws Exception {
    Constructor<FSError> constructor = FSError.class.getDeclaredConstructor(Throwable.class);
    constructor.setAccessible(true);

    assertWhy(constructor.newInstance(new IOException("disk full")), "disk full");
    assertWhy(constructor.newInstance(new IOException()), "io");
  }

  @Test
  void nameAloneIsNoReason() {
    assertWhy(new NoSuchFileException("/x"), "no such file: /x");
    assertWhy(new AccessDeniedException("/x"), "access denied: /x");
    assertWhy(new UnknownHostException("nowhere"), "unknown host: nowhere");
    assertWhy(new FileSystemException("/x", null, "Is a link"), "/x: Is a link");
  }

  @Test
  void tooManyOpenFilesAreSaidWithTheLimitAndTheRemedy() {
    for (Throwable failure :
        new Throwable[] {
          new FileNotFoundException("/x (Too many open files)"),
          new UncheckedIOException(new IOException("Too many open files")),
          new IllegalStateException(
              "failed to create a child event loop",
              new IllegalStateException(new IOException("Too many open files"))),
        }) {
      assertThat(HadoopFiles.why(failure))
          .matches("too many files are open; the system allows [\\d,.]+ \\(`ulimit -n`\\)");
    }
  }

  @Test
  void causesThatGoRoundInACircleEnd() {
    IOException first = new IOException((String) null);
    first.initCause(new IOException(null, first));

    assertWhy(first, "io");
  }

  @Test
  void secretsOfUrlsAreLeftOut() {
    assertWhy(new IOException("no host in hdfs://u:secret@h/x"), "no host in hdfs://***@h/x");
  }
}
