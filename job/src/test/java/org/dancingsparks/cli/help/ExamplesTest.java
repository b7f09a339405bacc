package org.dancingsparks.cli.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.cli.Commands;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.StandardError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The examples in the help of commands. */
class ExamplesTest {
  /** A word, bare or in quotes. */
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^ '\"]+)");

  /** Help breaks longer lines, and a broken command cannot be copied. */
  private static final int COLUMNS = 80;

  static Stream<CommandSpec> commands() {
    return below(root().getCommandSpec());
  }

  private static CommandLine root() {
    return Commands.all(new Dance(StandardError.nowhere()))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false);
  }

  private static Stream<CommandSpec> below(CommandSpec command) {
    return Stream.concat(
        Stream.of(command),
        command.subcommands().values().stream().flatMap(sub -> below(sub.getCommandSpec())));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void eachCommandHasTwoExamplesThatAreUnderstood(CommandSpec command) {
    List<List<String>> examples =
        Stream.of(command.usageMessage().footer()).map(ExamplesTest::words).toList();
    assertThat(examples).hasSizeGreaterThanOrEqualTo(2);
    assertThat(command.usageMessage().footer()).allMatch(example -> example.length() <= COLUMNS);
    for (List<String> words : examples) {
      CommandLine.ParseResult parsed = root().parseArgs(words.toArray(String[]::new));
      CommandSpec found =
          parsed.asCommandLineList().get(parsed.asCommandLineList().size() - 1).getCommandSpec();
      if (command.parent() != null) {
        assertThat(found.qualifiedName()).isEqualTo(command.qualifiedName());
      }
    }
  }

  /** The words after the program's name, without what a shell does with the output. */
  private static List<String> words(String example) {
    assertThat(example).startsWith("  ").contains("dance ");
    String command = example.replaceFirst("^.*?dance ", "").replaceFirst("( > .*|\\))$", "");
    Matcher matcher = WORD.matcher(command);
    return matcher
        .results()
        .map(word -> Stream.of(word.group(1), word.group(2), word.group(3)))
        .map(groups -> groups.filter(group -> group != null).findFirst().orElseThrow())
        .toList();
  }
}
