package org.dancingsparks.cli.help;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance help}: prints what a command's {@code --help} prints. */
@Command(
    name = "help",
    description = {
      "Explains a command: dance help COMMAND.",
      "Without a name, lists all commands."
    },
    mixinStandardHelpOptions = true,
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance help", "  dance help count", "  dance help plan challenges"})
public final class HelpCommand implements Runnable {
  /** The heading of examples in a command's help. */
  public static final String EXAMPLES = "%nExamples:%n";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "COMMAND", arity = "0..2", description = "The command to explain.")
  private List<String> names = List.of();

  @Override
  public void run() {
    CommandLine wanted = spec.parent().commandLine();
    for (String name : names) {
      wanted = below(wanted, name);
    }
    wanted.usage(spec.commandLine().getOut());
  }

  private CommandLine below(CommandLine parent, String name) {
    CommandLine command = parent.getSubcommands().get(name);
    if (command == null) {
      throw new ParameterException(spec.commandLine(), UsageErrors.unknownCommand(parent, name));
    }
    return command;
  }
}
