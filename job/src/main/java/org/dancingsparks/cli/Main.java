package org.dancingsparks.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.dancingsparks.cli.output.MessageWriter;
import org.dancingsparks.cli.session.ClusterFailures;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.ExitCode;
import org.dancingsparks.cli.session.ResultStream;
import org.dancingsparks.cli.session.Shutdown;
import org.dancingsparks.cli.session.StandardError;
import org.dancingsparks.runs.CompletedMeanwhileException;
import picocli.CommandLine;

/**
 * The program's entry point, run by {@code spark-submit}.
 *
 * <p>Exit codes: 0 done; 1 a bug, with a stack trace; 2 usage; 3 a problem that the user can solve;
 * 129, 130 and 143 interrupted.
 */
public final class Main {
  /**
   * The property for the width, in characters, of the terminal that shows standard error, if any.
   */
  private static final String TERMINAL = "dance.terminal";

  private Main() {}

  /** Runs a command and exits. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    StandardError err =
        new StandardError(
            new FileOutputStream(FileDescriptor.err), Integer.getInteger(TERMINAL, 0));
    // Spark's log must not be written into the line of progress.
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    Shutdown.watch(err, System::exit, Runtime.getRuntime()::halt, Shutdown.TIME_TO_END);
    int code = run(args, new FileOutputStream(FileDescriptor.out), err);
    if (Shutdown.isInterrupted()) {
      // The signal caused the failure, and ends the JVM with its own code.
      return;
    }
    System.setErr(withoutTraces(err));
    Shutdown.prepare(code);
    if (code != ExitCode.DONE || !Shutdown.isExitAFailure()) {
      System.exit(code);
    }
  }

  /**
   * A stream for Spark's end: futures that wait for an executor print their traces then. Logs,
   * which are written as bytes, remain.
   */
  private static PrintStream withoutTraces(StandardError err) {
    return new PrintStream(err, true, StandardCharsets.UTF_8) {
      @Override
      public void println(Object line) {
        // A line of a trace; all else is printed as text.
      }
    };
  }

  /**
   * Runs a command.
   *
   * @param out receives the result
   * @param err receives everything else
   * @return the exit code
   */
  public static int run(String[] args, OutputStream out, OutputStream err) {
    return run(args, out, new StandardError(err, 0));
  }

  private static int run(String[] args, OutputStream out, StandardError err) {
    CommandLine commands = Commands.named(new Dance(err), args);
    ResultStream result = new ResultStream(out, err);
    // A complete result is printed at once; a list flushes its entries one by one.
    commands.setOut(new PrintWriter(result, false, StandardCharsets.UTF_8));
    commands.setErr(new MessageWriter(err));
    commands.setCaseInsensitiveEnumValuesAllowed(true);
    commands.setExpandAtFiles(false);
    commands.setUsageHelpWidth(80);
    Failures failures = new Failures();
    commands.setParameterExceptionHandler(failures);
    commands.setExecutionExceptionHandler(failures);
    commands.setExecutionStrategy(new Execution());
    int code = execute(commands, args);
    commands.getErr().flush();
    if (!Shutdown.finish()) {
      return code;
    }
    commands.getOut().flush();
    result.finish();
    err.status("");
    if (result.hasLost()) {
      commands
          .getErr()
          .printf("dance: The result could not be written to standard output: %s.%n", result.why());
      return ExitCode.USER_ERROR;
    }
    return code;
  }

  /** Runs a command; runs it again if another has just completed the run that it resumes. */
  private static final class Execution extends CommandLine.RunLast {
    @Override
    public int execute(CommandLine.ParseResult parsed) {
      try {
        return super.execute(parsed);
      } catch (CommandLine.ExecutionException e) {
        if (e.getCause() instanceof CompletedMeanwhileException) {
          return super.execute(parsed);
        }
        throw e;
      }
    }
  }

  private static int execute(CommandLine commands, String... args) {
    try {
      return commands.execute(args);
    } catch (OutOfMemoryError e) {
      commands.getErr().println("dance: " + ClusterFailures.outOfMemory(e));
      return ExitCode.USER_ERROR;
    }
  }
}
