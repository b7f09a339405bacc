package org.dancingsparks.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.cli.boards.BoardsCommand;
import org.dancingsparks.cli.count.BestCommand;
import org.dancingsparks.cli.count.CountCommand;
import org.dancingsparks.cli.count.DiagramCommand;
import org.dancingsparks.cli.count.EnumerateCommand;
import org.dancingsparks.cli.count.HistogramCommand;
import org.dancingsparks.cli.count.MarginalsCommand;
import org.dancingsparks.cli.count.NthCommand;
import org.dancingsparks.cli.count.PermanentCommand;
import org.dancingsparks.cli.count.SampleCommand;
import org.dancingsparks.cli.count.ShowCommand;
import org.dancingsparks.cli.count.SolveCommand;
import org.dancingsparks.cli.help.CommandGroup;
import org.dancingsparks.cli.help.CompletionCommand;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.page.PageCommand;
import org.dancingsparks.cli.page.ServeCommand;
import org.dancingsparks.cli.page.SiteCommand;
import org.dancingsparks.cli.page.WorkbenchCommand;
import org.dancingsparks.cli.puzzles.CheckCommand;
import org.dancingsparks.cli.puzzles.DescribeCommand;
import org.dancingsparks.cli.puzzles.ExportCommand;
import org.dancingsparks.cli.puzzles.NewCommand;
import org.dancingsparks.cli.puzzles.PuzzlesCommand;
import org.dancingsparks.cli.search.EstimateCommand;
import org.dancingsparks.cli.search.PlanCommand;
import org.dancingsparks.cli.search.ProfileCommand;
import org.dancingsparks.cli.search.TraceCommand;
import org.dancingsparks.cli.search.TreeCommand;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.sql.SqlCommand;
import org.dancingsparks.cli.starts.ChallengesCommand;
import org.dancingsparks.cli.starts.UniqueCommand;
import org.dancingsparks.cli.sudoku.SudokuCommand;
import org.dancingsparks.cli.tables.TableCommand;
import org.dancingsparks.cli.verify.ProveCommand;
import org.dancingsparks.cli.verify.VerifyCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands. Only those on the command line are read with their flags: reading the flags of all
 * would take longer than most commands.
 */
public final class Commands {
  private static final List<CommandGroup> GROUPS =
      List.of(
          new CommandGroup(
              "Start and play",
              List.of(
                  HelpCommand.class,
                  PuzzlesCommand.class,
                  SolveCommand.class,
                  UniqueCommand.class,
                  ChallengesCommand.class,
                  SudokuCommand.class,
                  PageCommand.class,
                  ServeCommand.class,
                  SiteCommand.class)),
          new CommandGroup(
              "Design a puzzle",
              List.of(
                  WorkbenchCommand.class,
                  NewCommand.class,
                  CheckCommand.class,
                  DescribeCommand.class,
                  BoardsCommand.class)),
          new CommandGroup(
              "Count and list solutions",
              List.of(
                  CountCommand.class,
                  EnumerateCommand.class,
                  ProveCommand.class,
                  VerifyCommand.class,
                  ShowCommand.class,
                  NthCommand.class,
                  SampleCommand.class,
                  BestCommand.class,
                  SqlCommand.class)),
          new CommandGroup(
              "Mathematics",
              List.of(
                  TableCommand.class,
                  HistogramCommand.class,
                  MarginalsCommand.class,
                  PermanentCommand.class)),
          new CommandGroup(
              "Research and other tools",
              List.of(
                  EstimateCommand.class,
                  PlanCommand.class,
                  ProfileCommand.class,
                  TraceCommand.class,
                  TreeCommand.class,
                  DiagramCommand.class,
                  ExportCommand.class,
                  CompletionCommand.class)));

  /** All commands, in the order of the help. */
  private static final List<Class<?>> ALL =
      GROUPS.stream().flatMap(group -> group.commands().stream()).toList();

  private Commands() {}

  /** All commands with their flags. */
  public static CommandLine all(Dance dance) {
    CommandLine root = root(dance);
    ALL.forEach(type -> root.addSubcommand(new CommandLine(type)));
    return root;
  }

  /**
   * The command that the first word names, alone. If it names none, or {@code help} or {@code
   * completion}, all: those on the command line with their flags, the others only with their
   * descriptions.
   */
  static CommandLine named(Dance dance, String... args) {
    Optional<Class<?>> first = ALL.stream().filter(type -> isFirst(type, args)).findFirst();
    if (first.isPresent()) {
      // Nothing of the root's help is asked for, and to read it takes as long as a command's flags.
      CommandSpec root = CommandSpec.wrapWithoutInspection(dance).name(Dance.NAME);
      return new CommandLine(root).addSubcommand(new CommandLine(first.get()));
    }
    Set<String> words = Set.copyOf(Arrays.asList(args));
    if (words.contains(CompletionCommand.class.getAnnotation(Command.class).name())) {
      // Completion needs the flags of all others.
      return all(dance);
    }
    CommandLine root = root(dance);
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

  /** Returns whether the first word is a command that needs no other, by the name of its class. */
  private static boolean isFirst(Class<?> type, String... args) {
    return args.length > 0
        && type.getSimpleName().toLowerCase(Locale.ROOT).equals(args[0] + "command")
        && type != HelpCommand.class
        && type != CompletionCommand.class;
  }

  private static CommandLine root(Dance dance) {
    CommandLine root = new CommandLine(dance);
    CommandGroup.list(root, GROUPS);
    return root;
  }

  private static CommandSpec described(Command command) {
    CommandSpec spec = CommandSpec.create().name(command.name());
    spec.usageMessage().description(command.description());
    return spec;
  }
}
