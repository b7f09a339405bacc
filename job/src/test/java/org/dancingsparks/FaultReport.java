package org.dancingsparks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps what tests have injected, as lines of {@code target/faults/TEST.tsv}. Thread safe. */
public final class FaultReport {
  private static final Path DIRECTORY = Path.of("target", "faults");

  private FaultReport() {}

  /**
   * Appends a line to the file of the calling test class.
   *
   * @param lost rows that were missing in the end
   * @param doubled rows that were there more than once
   * @param outcome in a few words
   */
  public static synchronized void record(
      String fault, int times, long lost, long doubled, String outcome) {
    String caller =
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
            .getCallerClass()
            .getSimpleName();
    String line = "%s\t%d\t%d\t%d\t%s%n".formatted(fault, times, lost, doubled, outcome);
    try {
      Files.createDirectories(DIRECTORY);
      Files.writeString(
          DIRECTORY.resolve(caller + ".tsv"),
          line,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
