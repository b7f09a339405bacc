package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.StandardError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class CommandsTest {
  private static CommandLine all() {
    return Commands.all(new Dance(StandardError.nowhere()));
  }

  private static CommandLine named(String... args) {
    return Commands.named(new Dance(StandardError.nowhere()), args);
  }

  static Stream<String> names() {
    return all().getSubcommands().keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void aCommandThatIsNamedHasAllItsFlags(String name) {
    Map<String, CommandLine> commands = named("--quiet", name).getSubcommands();
    assertThat(commands.get(name).getUsageMessage())
        .isEqualTo(all().getSubcommands().get(name).getUsageMessage());
    assertThat(commands.keySet()).containsExactlyElementsOf(names().toList());
  }

  @ParameterizedTest
  @MethodSource("names")
  void aCommandThatComesFirstIsReadAlone(String name) {
    Map<String, CommandLine> commands = named(name, "kanoodle").getSubcommands();
    assertThat(commands.get(name).getUsageMessage())
        .isEqualTo(all().getSubcommands().get(name).getUsageMessage());
    assertThat(commands)
        .hasSize(Set.of("help", "completion").contains(name) ? names().toList().size() : 1);
  }

  @Test
  void helpListsAllCommandsAlikeHoweverFewAreNamed() {
    assertThat(named().getUsageMessage()).isEqualTo(all().getUsageMessage());
    assertThat(named("help", "count").getUsageMessage()).isEqualTo(all().getUsageMessage());
  }

  /** The profile has no engine, boards are counted without layers, and proofs are in memory. */
  @Test
  void everyCommandWithMemoryForAnEngineHasADirectoryForWhatExceedsIt() {
    all().getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(command -> command.findOption("--memory") != null)
        .filter(command -> !Set.of("profile", "boards", "prove").contains(command.name()))
        .forEach(
            command ->
                assertThat(command.findOption("--tmp")).as(command.qualifiedName()).isNotNull());
  }

  @Test
  void completionKnowsTheFlagsOfAll() {
    names()
        .forEach(
            name ->
                assertThat(
                        named("completion", "bash")
                            .getSubcommands()
                            .get(name)
                            .getCommandSpec()
                            .options())
                    .hasSameSizeAs(all().getSubcommands().get(name).getCommandSpec().options()));
  }
}
