package org.dancingsparks.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.dancingsparks.cli.help.UsageErrors;
import org.dancingsparks.cli.session.ClusterFailures;
import org.dancingsparks.cli.session.ExitCode;
import org.dancingsparks.cli.session.Shutdown;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Typography;
import org.dancingsparks.message.UserException;
import org.dancingsparks.message.Wording;
import picocli.CommandLine;

/**
 * Turns failures into messages and exit codes. A class, as lambdas of Picocli's interfaces would
 * keep its classes out of the archive of classes.
 */
final class Failures
    implements CommandLine.IParameterExceptionHandler, CommandLine.IExecutionExceptionHandler {
  private static final Wording FLAGS = new FlagWording();

  /** Reports a command line that cannot be understood, in one line that names the help to read. */
  @Override
  public int handleParseException(CommandLine.ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("dance: " + firstLine(UsageErrors.message(e)) + remedy(args));
    err.println("Try `" + command.getCommandSpec().qualifiedName() + " --help`.");
    return ExitCode.USAGE;
  }

  /**
   * Reports a failed command: with a message if the user can remedy it, else with a stack trace.
   */
  @Override
  public int handleExecutionException(
      Exception e, CommandLine command, CommandLine.ParseResult parsed) {
    if (Shutdown.hasBegun()) {
      return ExitCode.BUG;
    }
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof UserException failure) {
        String remedy = remedy(parsed.originalArgs().toArray(String[]::new));
        command.getErr().println("dance: " + firstLine(failure.message(FLAGS)) + remedy);
        if (failure instanceof InputException input) {
          input.excerpt().lines().forEach(command.getErr()::println);
        }
        return ExitCode.USER_ERROR;
      }
      if (cause instanceof IOException
          || cause instanceof UncheckedIOException
          || HadoopFiles.isOutOfFiles(cause)) {
        command
            .getErr()
            .println(
                "dance: Reading or writing failed: %s; remove the cause and run the command again."
                    .formatted(firstLine(HadoopFiles.why(cause))));
        return ExitCode.USER_ERROR;
      }
      String lost = ClusterFailures.message(cause);
      if (lost != null) {
        command.getErr().println("dance: " + lost);
        return ExitCode.USER_ERROR;
      }
    }
    command.getErr().println("dance: This is a fault of the program, please report it:");
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    trace.toString().lines().forEach(line -> command.getErr().println(shown(line)));
    return ExitCode.BUG;
  }

  private static String remedy(String... args) {
    return Typography.remedy(String.join(" ", args));
  }

  /** Returns a line of a stack trace with spaces for tabs, safe to print. */
  private static String shown(String line) {
    return Printable.text(line.replace("\t", "    "));
  }

  private static String firstLine(String message) {
    return message == null
        ? "no reason given"
        : Printable.text(message.lines().findFirst().orElse(""));
  }
}
