package org.dancingsparks.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cli.command.BestCommand;
import org.dancingsparks.cli.command.BoardsCommand;
import org.dancingsparks.cli.command.ChallengesCommand;
import org.dancingsparks.cli.command.CheckCommand;
import org.dancingsparks.cli.command.CountCommand;
import org.dancingsparks.cli.command.DescribeCommand;
import org.dancingsparks.cli.command.DiagramCommand;
import org.dancingsparks.cli.command.EnumerateCommand;
import org.dancingsparks.cli.command.EstimateCommand;
import org.dancingsparks.cli.command.ExportCommand;
import org.dancingsparks.cli.command.HistogramCommand;
import org.dancingsparks.cli.command.MarginalsCommand;
import org.dancingsparks.cli.command.NewCommand;
import org.dancingsparks.cli.command.NthCommand;
import org.dancingsparks.cli.command.PageCommand;
import org.dancingsparks.cli.command.PermanentCommand;
import org.dancingsparks.cli.command.PlanCommand;
import org.dancingsparks.cli.command.ProfileCommand;
import org.dancingsparks.cli.command.PuzzlesCommand;
import org.dancingsparks.cli.command.SampleCommand;
import org.dancingsparks.cli.command.ServeCommand;
import org.dancingsparks.cli.command.ShowCommand;
import org.dancingsparks.cli.command.SolveCommand;
import org.dancingsparks.cli.command.SqlCommand;
import org.dancingsparks.cli.command.SudokuCommand;
import org.dancingsparks.cli.command.TableCommand;
import org.dancingsparks.cli.command.TraceCommand;
import org.dancingsparks.cli.command.TreeCommand;
import org.dancingsparks.cli.command.UniqueCommand;
import org.dancingsparks.cli.command.VerifyCommand;
import org.dancingsparks.cli.help.CompletionCommand;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.option.Dance;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands. Only those that a command line needs are read with their flags: to read the flags
 * of all takes longer than most commands do.
 */
public final class Commands {
  /** In the order in which help lists them. */
  private static final List<Class<?>> ALL =
      List.of(
          PuzzlesCommand.class,
          DescribeCommand.class,
          NewCommand.class,
          CheckCommand.class,
          SolveCommand.class,
          CountCommand.class,
          UniqueCommand.class,
          EnumerateCommand.class,
          TableCommand.class,
          BoardsCommand.class,
          VerifyCommand.class,
          PlanCommand.class,
          MarginalsCommand.class,
          NthCommand.class,
          SampleCommand.class,
          BestCommand.class,
          HistogramCommand.class,
          DiagramCommand.class,
          EstimateCommand.class,
          ProfileCommand.class,
          TraceCommand.class,
          TreeCommand.class,
          ShowCommand.class,
          PageCommand.class,
          ServeCommand.class,
          ExportCommand.class,
          PermanentCommand.class,
          SqlCommand.class,
          SudokuCommand.class,
          ChallengesCommand.class,
          HelpCommand.class,
          CompletionCommand.class);

  /** The one command that needs the flags of all others. */
  private static final String COMPLETION =
      CompletionCommand.class.getAnnotation(Command.class).name();

  private Commands() {}

  /** All commands with their flags. */
  public static CommandLine all(Dance dance) {
    CommandLine root = new CommandLine(dance);
    ALL.forEach(type -> root.addSubcommand(new CommandLine(type)));
    return root;
  }

  /**
   * The commands: with their flags those that a command line names, of the others only their
   * descriptions.
   */
  static CommandLine named(Dance dance, String... args) {
    Set<String> words = Set.copyOf(Arrays.asList(args));
    if (words.contains(COMPLETION)) {
      return all(dance);
    }
    CommandLine root = new CommandLine(dance);
    for (Class<?> type : ALL) {
      Command command = type.getAnnotation(Command.class);
      if (words.contains(command.name())) {
        root.addSubcommand(new CommandLine(type));
      } else {
        root.addSubcommand(command.name(), described(command));
      }
    }
    return root;
  }

  private static CommandSpec described(Command command) {
    CommandSpec spec = CommandSpec.create().name(command.name());
    spec.usageMessage().description(command.description());
    return spec;
  }
}
