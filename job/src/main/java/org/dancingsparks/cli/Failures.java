package org.dancingsparks.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import org.apache.spark.SparkException;
import org.dancingsparks.cli.cluster.LostExecutors;
import org.dancingsparks.cli.help.UsageErrors;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.puzzle.Printable;
import org.dancingsparks.store.StoreException;
import picocli.CommandLine;

/** Turns what went wrong into a message and an exit code. */
final class Failures {
  private static final int OURS = 1;
  private static final int USAGE = 2;
  static final int MENDABLE = 3;

  private static final String LOST = "ExecutorLostFailure";

  private static final String REMOVED = "Master removed our application";

  /** How Spark's executors end when their heap is full. */
  private static final String OUT_OF_MEMORY = "Command exited with code 52";

  private static final Pattern CANCELLED = Pattern.compile("Job \\d+ cancelled");

  private Failures() {}

  /** A command line that cannot be understood: one line, and where to read more. */
  static int usage(CommandLine.ParameterException e, String... args) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("dance: " + firstLine(UsageErrors.message(e)));
    err.println("Try `" + command.getCommandSpec().qualifiedName() + " --help`.");
    return USAGE;
  }

  /** A command that failed: a message for what the user can mend, else our own trace. */
  static int execution(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
    if (Shutdown.hasBegun()) {
      return OURS;
    }
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof InputException || cause instanceof StoreException) {
        command.getErr().println("dance: " + firstLine(cause.getMessage()));
        return MENDABLE;
      }
      if (cause instanceof IOException
          || cause instanceof UncheckedIOException
          || HadoopFiles.isOutOfFiles(cause)) {
        command
            .getErr()
            .println(
                "dance: Reading or writing failed: %s; mend that and run it again."
                    .formatted(firstLine(HadoopFiles.why(cause))));
        return MENDABLE;
      }
      String lost = lostByCluster(cause);
      if (lost != null) {
        command.getErr().println("dance: " + lost);
        return MENDABLE;
      }
    }
    command.getErr().println("dance: This is a fault of the program, please report it:");
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    trace.toString().lines().forEach(line -> command.getErr().println(shown(line)));
    return OURS;
  }

  /** A line of a trace, which begins with a tab. */
  private static String shown(String line) {
    return Printable.text(line.replace("\t", "    "));
  }

  /** Whether the cluster, not the program or what was asked for, is why a run ended. */
  static boolean isOfCluster(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (lostByCluster(cause) != null) {
        return true;
      }
    }
    return false;
  }

  /** A message where the cluster, not the program, is why a run ended; else null. */
  private static String lostByCluster(Throwable cause) {
    String message = String.valueOf(cause.getMessage());
    if (cause instanceof OutOfMemoryError || message.contains(OUT_OF_MEMORY)) {
      return "Executors ran out of memory (%s); give them more, as in --executor-memory 4g -- ..."
          .formatted(cause instanceof OutOfMemoryError ? firstLine(message) : OUT_OF_MEMORY);
    }
    if (!(cause instanceof SparkException)) {
      return null;
    }
    String noExecutors = LostExecutors.reasonIn(message);
    if (noExecutors != null) {
      return firstLine(noExecutors);
    }
    int removed = message.indexOf(REMOVED);
    if (removed >= 0) {
      return "The cluster ended the run: %s; its master's log says why."
          .formatted(firstLine(message.substring(removed)));
    }
    int lost = message.indexOf(LOST);
    if (lost >= 0) {
      return "Executors were lost again and again, the last one so: %s; their logs say why."
          .formatted(firstLine(message.substring(lost)));
    }
    return CANCELLED.matcher(message).find()
        ? "Spark ended the run: %s; run it again when the cluster is well."
            .formatted(firstLine(message))
        : null;
  }

  private static String firstLine(String message) {
    return message == null
        ? "no reason given"
        : Printable.text(message.lines().findFirst().orElse(""));
  }
}
