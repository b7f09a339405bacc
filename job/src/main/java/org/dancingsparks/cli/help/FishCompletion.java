package org.dancingsparks.cli.help;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes a completion script for fish, which picocli lacks. */
final class FishCompletion {
  private static final String SEEN = "__fish_seen_subcommand_from ";

  private final StringBuilder script = new StringBuilder();
  private final String program;

  private FishCompletion(String program) {
    this.program = program;
  }

  static String script(CommandLine root) {
    FishCompletion completion = new FishCompletion(root.getCommandName());
    completion.line("# fish completions for " + root.getCommandName());
    completion.command("__fish_use_subcommand", root);
    root.getSubcommands()
        .forEach((name, command) -> completion.commands(name + notBelow(root, name), command));
    return completion.script.toString();
  }

  /** Returns a condition that holds until a subcommand has been typed. */
  private static String notBelow(CommandLine root, String name) {
    return root.getSubcommands().entrySet().stream()
        .filter(parent -> parent.getValue().getSubcommands().containsKey(name))
        .map(parent -> "; and not " + SEEN + parent.getKey())
        .collect(Collectors.joining());
  }

  /** Writes a command and its subcommands. */
  private void commands(String words, CommandLine command) {
    String within = SEEN + words;
    Set<String> below = command.getSubcommands().keySet();
    String here = below.isEmpty() ? "" : "; and not " + SEEN + String.join(" ", below);
    command(within + here, command);
    command
        .getSubcommands()
        .forEach((name, lower) -> commands(words + "; and " + SEEN + name, lower));
  }

  /** Writes all that can follow a command: subcommands, flags and positional arguments. */
  private void command(String within, CommandLine line) {
    line.getSubcommands()
        .forEach(
            (name, lower) ->
                complete(
                    within,
                    "-f -a "
                        + name
                        + description(lower.getCommandSpec().usageMessage().description())));
    CommandSpec command = line.getCommandSpec();
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

  /** Returns the first sentence, which fish shows beside a word. */
  private static String description(String... lines) {
    return lines.length == 0
        ? ""
        : " -d " + quoted(lines[0].replaceFirst("(?s)[.;:,]\\s.*|\\.$", ""));
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
