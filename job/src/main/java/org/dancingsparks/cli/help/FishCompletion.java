package org.dancingsparks.cli.help;

import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes a script by which fish completes commands and their flags; picocli has none for it. */
final class FishCompletion {
  private final StringBuilder script = new StringBuilder();
  private final String program;

  private FishCompletion(String program) {
    this.program = program;
  }

  static String script(CommandLine root) {
    FishCompletion completion = new FishCompletion(root.getCommandName());
    completion.line("# fish completions for " + root.getCommandName());
    completion.commands(root);
    root.getSubcommands()
        .forEach((name, command) -> completion.arguments(name, command.getCommandSpec()));
    return completion.script.toString();
  }

  private void commands(CommandLine root) {
    root.getSubcommands()
        .forEach(
            (name, command) ->
                complete(
                    "__fish_use_subcommand",
                    "-f -a "
                        + name
                        + description(command.getCommandSpec().usageMessage().description())));
    root.getCommandSpec().options().forEach(option -> flag("__fish_use_subcommand", option));
  }

  private void arguments(String name, CommandSpec command) {
    String within = "__fish_seen_subcommand_from " + name;
    command.options().forEach(option -> flag(within, option));
    command.positionalParameters().stream()
        .filter(argument -> argument.completionCandidates() != null)
        .forEach(argument -> complete(within, "-a " + quoted(candidates(argument))));
  }

  private void flag(String condition, OptionSpec option) {
    StringBuilder words = new StringBuilder();
    for (String name : option.names()) {
      words.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^-+", ""));
    }
    if (option.arity().max() > 0) {
      boolean isListed = option.completionCandidates() != null;
      words.append(isListed ? " -x -a " + quoted(candidates(option)) : " -r");
    }
    complete(condition, words.substring(1) + description(option.description()));
  }

  private static String candidates(ArgSpec argument) {
    return StreamSupport.stream(argument.completionCandidates().spliterator(), false)
        .collect(Collectors.joining(" "));
  }

  /** The first sentence, as fish shows it beside a word. */
  private static String description(String... lines) {
    return lines.length == 0 ? "" : " -d " + quoted(lines[0].replaceFirst("[.;:,] .*|\\.$", ""));
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private void complete(String condition, String words) {
    line("complete -c %s -n %s %s".formatted(program, quoted(condition), words));
  }

  private void line(String text) {
    script.append(text).append('\n');
  }
}
