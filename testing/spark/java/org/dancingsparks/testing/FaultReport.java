package org.dancingsparks.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * Records the faults that tests caused and their cost, in {@code target/faults/TEST.tsv}: a line
 * per call, replaced by each run of the test. Thread safe.
 */
public final class FaultReport {
  private static final Set<Path> BEGUN = new HashSet<>();

  private FaultReport() {}

  /**
   * Records a fault; called by the test class itself, after which the file is named.
   *
   * @param fault in words
   * @param times that it was caused
   * @param lost rows or solutions missing in the result
   * @param doubled rows or solutions contained more than once
   * @param outcome in words
   */
  public static void record(String fault, int times, long lost, long doubled, String outcome) {
    Class<?> test =
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    if ((fault + outcome).matches("(?s).*[\\t\\n\\r].*")) {
      throw new IllegalArgumentException("A line has no tabs or line ends: " + fault + outcome);
    }
    String line =
        String.join(
            "\t",
            fault,
            String.valueOf(times),
            String.valueOf(lost),
            String.valueOf(doubled),
            outcome + "\n");
    append(Path.of("target", "faults", test.getSimpleName() + ".tsv"), line);
  }

  private static synchronized void append(Path file, String line) {
    try {
      Files.createDirectories(file.getParent());
      if (BEGUN.add(file)) {
        Files.deleteIfExists(file);
      }
      Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
