package org.dancingsparks.cli.session;

/** The exit codes of {@code dance}. */
public final class ExitCode {
  /** The command is done; no solution is a result too. */
  public static final int DONE = 0;

  /** A bug in the program, shown with its stack trace. */
  public static final int BUG = 1;

  /** A command line that cannot be understood. */
  public static final int USAGE = 2;

  /** A problem that the user can solve; the message names the remedy. */
  public static final int USER_ERROR = 3;

  /** The code of a process that a signal ended is this plus the signal's number. */
  static final int SIGNALS = 128;

  private ExitCode() {}
}
