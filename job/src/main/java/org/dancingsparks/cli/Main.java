package org.dancingsparks.cli;

import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import picocli.CommandLine;

/**
 * The program's entry point: {@code spark-submit} runs it.
 *
 * <p>Exit codes: 0 done, 1 our failure (with trace), 2 usage, 3 something that the user can mend.
 */
public final class Main {
  private Main() {}

  /** Runs a command and exits. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    Shutdown.watch();
    int code = run(args, System.out, System.err);
    SparkStart.stop();
    if (Shutdown.hasBegun()) {
      // An interrupt ends the JVM with its own code; what failed on the way is its doing.
      return;
    }
    System.exit(code);
  }

  /**
   * Runs a command.
   *
   * @param out where the result goes
   * @param err where everything else goes
   * @return the exit code
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    CommandLine commands = new CommandLine(new Dance());
    commands.setOut(writer(out));
    commands.setErr(writer(err));
    commands.setCaseInsensitiveEnumValuesAllowed(true);
    commands.setExpandAtFiles(false);
    commands.setUsageHelpWidth(100);
    commands.setParameterExceptionHandler(Failures::usage);
    commands.setExecutionExceptionHandler(Failures::execution);
    int code = commands.execute(args);
    commands.getOut().flush();
    commands.getErr().flush();
    return code;
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
