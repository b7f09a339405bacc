package org.dancingsparks.cli.help;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * A group of commands in the list of all: a heading, and a line for each command, its name and the
 * first line of its description.
 *
 * @param commands their classes
 */
public record CommandGroup(String heading, List<Class<?>> commands) {
  /** Makes a command's help list its subcommands by these groups. */
  public static void list(CommandLine command, List<CommandGroup> groups) {
    command
        .getHelpSectionMap()
        .put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new HelpSection(groups));
  }

  /** A section of a help text. */
  private record HelpSection(List<CommandGroup> groups)
      implements CommandLine.IHelpSectionRenderer {
    @Override
    public String render(CommandLine.Help help) {
      return groups.stream().map(CommandGroup::text).collect(Collectors.joining());
    }
  }

  private String text() {
    return commands.stream()
        .map(type -> type.getAnnotation(Command.class))
        .map(command -> "  %-12s%s%n".formatted(command.name(), command.description()[0]))
        .collect(Collectors.joining("", "%n%s:%n".formatted(heading), ""));
  }
}
