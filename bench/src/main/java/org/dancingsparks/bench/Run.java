package org.dancingsparks.bench;

import java.io.File;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A measured command line; its output is read by {@link Measurement#read}.
 *
 * @param task in words
 * @param contestant that does it
 * @param solutions the expected count
 * @param limit the time after which it is given up
 * @param words the command line; {@link #OUT} is a path of its own in each round
 */
record Run(
    String task, String contestant, BigInteger solutions, Duration limit, List<String> words) {
  /**
   * Stands for a path where nothing exists yet; the output of the run there is deleted afterwards.
   */
  static final String OUT = "OUT";

  /** Runs the command and prints its times, with those of its children, after its result. */
  private static final String TIMED = "TIMEFORMAT='%R %U %S'; { time \"$@\" 2>&3; } 3>&2 2>&1";

  /** A sample, counted by a contestant in a JVM of its own. */
  static Run of(Sample sample, Contestant contestant) {
    return new Run(
        sample.name(),
        contestant.title(),
        BigInteger.valueOf(sample.solutions()),
        contestant.limit(),
        Trial.command(sample, contestant));
  }

  /** A whole command of {@code scripts/dance}, Java's and Spark's start included. */
  static Run command(long solutions, String... words) {
    return command(BigInteger.valueOf(solutions), words);
  }

  /** The whole command that counts a puzzle. */
  static Run count(String solutions, String puzzle) {
    return command(new BigInteger(solutions), "count", puzzle);
  }

  private static Run command(BigInteger solutions, String... words) {
    List<String> all =
        Stream.concat(Stream.of("bash", "-c", TIMED, "bash", "scripts/dance"), Stream.of(words))
            .toList();
    String task = "dance " + words[0] + " " + words[1];
    return new Run(task, "command", solutions, Duration.ofMinutes(10), all);
  }

  /**
   * Runs it once.
   *
   * @return empty if it was given up
   * @throws IllegalStateException if it failed, or counted wrong
   */
  Optional<Measurement> measure() throws IOException, InterruptedException {
    Path scratch = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "run");
    try {
      return measure(scratch);
    } finally {
      try (Stream<Path> all = Files.walk(scratch)) {
        all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
    }
  }

  private Optional<Measurement> measure(Path scratch) throws IOException, InterruptedException {
    Path result = scratch.resolve("result");
    Path log = scratch.resolve("log");
    Process process =
        new ProcessBuilder(
                words.stream()
                    .map(word -> word.equals(OUT) ? scratch.resolve("out").toString() : word)
                    .toList())
            .redirectOutput(result.toFile())
            .redirectError(log.toFile())
            .start();
    try {
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        return Optional.empty();
      }
    } finally {
      stop(process);
    }
    if (process.exitValue() != 0) {
      throw new IllegalStateException(
          "%s by %s ended with %d: %s"
              .formatted(task, contestant, process.exitValue(), Files.readString(log)));
    }
    return Optional.of(checked(Measurement.read(Files.readString(result))));
  }

  private Measurement checked(Measurement measurement) {
    if (!measurement.solutions().equals(solutions)) {
      throw new IllegalStateException(
          "%s by %s has %d solutions and not %d."
              .formatted(task, contestant, measurement.solutions(), solutions));
    }
    return measurement;
  }

  /** Ends the processes still running, including the command that bash waits for. */
  private static void stop(Process process) throws InterruptedException {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    process.waitFor();
  }
}
