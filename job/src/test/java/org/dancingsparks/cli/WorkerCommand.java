package org.dancingsparks.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command of a worker that runs, to start it again once it is killed.
 *
 * @param words its words
 * @param environment its variables
 */
record WorkerCommand(List<String> words, Map<String, String> environment) {
  static WorkerCommand of(ProcessHandle worker) throws IOException {
    Path process = Path.of("/proc/" + worker.pid());
    return new WorkerCommand(
        strings(process.resolve("cmdline")).toList(),
        strings(process.resolve("environ"))
            .map(variable -> variable.split("=", 2))
            .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1])));
  }

  private static Stream<String> strings(Path file) throws IOException {
    return Stream.of(Files.readString(file).split("\0"));
  }

  /** Starts it in a process group of its own, as {@code scripts/cluster} does. */
  Process start(Path log) throws IOException {
    List<String> command = new ArrayList<>(List.of("setsid"));
    command.addAll(words);
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }
}
