package org.dancingsparks.cli.help;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance help}: the same as a command's {@code --help}. */
@Command(
    name = "help",
    description = "Says how a command is used, or lists all commands.",
    mixinStandardHelpOptions = true,
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance help", "  dance help count"})
public final class HelpCommand implements Runnable {
  /** What stands above the examples of a command's help. */
  public static final String EXAMPLES = "%nExamples:%n";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "The command to explain.")
  private String name;

  @Override
  public void run() {
    CommandLine dance = spec.parent().commandLine();
    CommandLine wanted = name == null ? dance : dance.getSubcommands().get(name);
    if (wanted == null) {
      throw new ParameterException(spec.commandLine(), UsageErrors.unknownCommand(dance, name));
    }
    wanted.usage(spec.commandLine().getOut());
  }
}
