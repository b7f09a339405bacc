package org.dancingsparks.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.cli.Main;

/**
 * A command that was run in this JVM: its exit code and what it printed.
 *
 * @param err standard error but for the choices, remarks and progress
 * @param choices the lines of standard error that name the engine chosen and the reason, also to
 *     make a diagram
 * @param remarks those that state what is known of the puzzle without a search
 * @param progress those that report progress; their number depends on the machine
 */
public record Dancing(
    int code,
    String out,
    String err,
    List<String> choices,
    List<String> remarks,
    List<String> progress) {
  private static final Pattern REMARK =
      Pattern.compile(
          ".+: (no solution is possible: .+|no symmetries are known: .+|\\d+ up to .+ \\(\\d+ symmetries\\))\\.");

  private static final Pattern CHOICE =
      Pattern.compile(
          ".+: (engine (links|diagram|layers)\\W|a search for the diagram needs more ).*\\.");

  /** Depends on the processes that were killed before. */
  private static final Pattern CLEARED =
      Pattern.compile("Cleared .+ that killed runs had left in .+");

  /** The beginning of lines that show a place in a file. */
  private static final String EXCERPT = "    ";

  private static final Pattern PROGRESS = Pattern.compile(".+: .+, \\d+ s");

  /** Runs a command on the shared Spark. */
  public static Dancing dance(Object... words) {
    SharedSpark.session();
    return withoutSpark(words);
  }

  /** Runs a command which starts a Spark itself if it needs one and none is there. */
  public static Dancing withoutSpark(Object... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] args = new String[words.length];
    for (int place = 0; place < args.length; place++) {
      args[place] = words[place].toString();
    }
    int code =
        Main.run(
            args,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    List<String> lines = err.toString(StandardCharsets.UTF_8).lines().toList();
    return new Dancing(
        code,
        out.toString(StandardCharsets.UTF_8),
        lines.stream()
            .filter(line -> !isAside(line))
            .map(line -> line + "\n")
            .collect(Collectors.joining()),
        lines.stream().filter(Dancing::isChoice).toList(),
        lines.stream().filter(Dancing::isRemark).toList(),
        lines.stream().filter(Dancing::isProgress).toList());
  }

  /** Returns whether a line is neither an error nor a warning. */
  public static boolean isAside(String line) {
    return isChoice(line) || isRemark(line) || isProgress(line) || CLEARED.matcher(line).matches();
  }

  /** Returns whether a line is a remark on what is known of a puzzle without a search. */
  public static boolean isRemark(String line) {
    return REMARK.matcher(line).matches();
  }

  /** Returns whether a line names the engine that was chosen and the reason. */
  public static boolean isChoice(String line) {
    return CHOICE.matcher(line).matches();
  }

  /** Returns whether a line reports progress. */
  public static boolean isProgress(String line) {
    return PROGRESS.matcher(line).matches();
  }

  /** Runs a command that must succeed without complaint. Returns its output. */
  public static String printed(Object... words) {
    Dancing ran = dance(words);
    assertThat(ran.err).as("standard error").isEmpty();
    assertThat(ran.code).as("exit code").isZero();
    return ran.out;
  }

  public static JsonNode json(Object... words) {
    try {
      return new ObjectMapper().readTree(printed(words));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  public static List<String> fields(JsonNode node) {
    List<String> fields = new ArrayList<>();
    node.fieldNames().forEachRemaining(fields::add);
    return fields;
  }

  /** Asserts one line for the user, the place in the file below it if any, and exit code 3. */
  public Dancing assertMendable() {
    assertThat(err).startsWith("dance: ").endsWith("\n");
    assertThat(code).as(err).isEqualTo(3);
    assertThat(err.lines().filter(line -> !line.startsWith(EXCERPT))).hasSize(1);
    assertQuiet();
    return this;
  }

  /** Asserts a line or a few for the user, and exit code 2. */
  public Dancing assertUsageError() {
    assertThat(err).startsWith("dance: ").endsWith(" --help`.\n");
    assertThat(code).as(err).isEqualTo(2);
    assertThat(err.lines()).hasSizeBetween(2, 3);
    assertThat(choices).as("engines chosen before the command line was understood").isEmpty();
    assertQuiet();
    return this;
  }

  /** Asserts that there is no result, no trace and nothing that a terminal would obey. */
  private void assertQuiet() {
    assertThat(out).isEmpty();
    assertThat(err).doesNotContain("\tat ");
    assertThat(err.replace("\n", "")).doesNotContainPattern("[\\p{Cc}\\p{Cf}]");
  }

  public static Path write(Path file, String text) {
    try {
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
