package org.dancingsparks.docs;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.dancingsparks.cli.Main;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;

/** The commands that pages show, run in this JVM and its working directory. */
final class Commands {
  private int code;
  private String error = "";

  /** The exit code of the last command. */
  int code() {
    return code;
  }

  /** Standard error of the last command. */
  String error() {
    return error;
  }

  /** Runs a command and returns what it prints. */
  String run(ShellLine line) {
    List<String> words = line.words();
    error = "";
    try {
      String printed =
          switch (words.get(0)) {
            case "scripts/dance", "dance" -> dance(line);
            case "echo" -> words.get(1).equals("$?") ? code + "\n" : words.get(1) + "\n";
            case "cat" -> Files.readString(Path.of(words.get(1)));
            case "ls" -> list(Path.of(words.get(words.size() - 1)));
            case "rm" -> deleted(Path.of(words.get(1)));
            case "duckdb" -> duckdb(words.get(2));
            default ->
                throw new IllegalArgumentException(
                    "Not a command of this project: " + words.get(0) + "; say why it is not run.");
          };
      if (line.out().isEmpty()) return printed;
      Files.writeString(Path.of(line.out()), printed);
      return "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private String dance(ShellLine line) {
    SharedSpark.session();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = line.isJoined() ? out : new ByteArrayOutputStream();
    String[] arguments = line.words().stream().skip(1).toArray(String[]::new);
    code = Main.run(arguments, stream(out), stream(err));
    error = line.isJoined() ? "" : err.toString(StandardCharsets.UTF_8);
    String printed = out.toString(StandardCharsets.UTF_8);
    return line.isJoined() ? withoutProgress(printed, line.words().contains("--verbose")) : printed;
  }

  /**
   * Leaves out what is reported after some seconds, which depends on the machine: progress, and
   * choices unless they are wanted at once.
   */
  private static String withoutProgress(String printed, boolean hasChoices) {
    return printed
        .lines()
        .filter(text -> !Dancing.isProgress(text))
        .filter(text -> hasChoices || !Dancing.isChoice(text))
        .map(text -> text + "\n")
        .collect(Collectors.joining());
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private String list(Path directory) throws IOException {
    code = 0;
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName() + "\n")
          .filter(name -> !name.startsWith("."))
          .sorted()
          .collect(Collectors.joining());
    }
  }

  private String deleted(Path file) throws IOException {
    code = 0;
    Files.delete(file);
    return "";
  }

  private String duckdb(String statement) throws SQLException {
    code = 0;
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        Statement open = connection.createStatement()) {
      open.execute(statement);
    }
    return "";
  }

  /** Runs statements, parted by semicolons, to the end of their results. */
  void sql(List<String> lines) throws SQLException {
    boolean isDuckDb = lines.get(0).startsWith("-- DuckDB");
    for (String statement : String.join("\n", lines).replaceAll("(?m)--.*$", "").split(";")) {
      if (statement.isBlank()) continue;
      if (isDuckDb) {
        duckdb(statement);
      } else {
        SparkSession session = SharedSpark.session();
        session.sql(statement).collect();
      }
    }
  }
}
