package org.dancingsparks.cli.session;

/** The exit codes of {@code dance}. */
public final class ExitCode {
  /** Success; having no solution is also a result. */
  public static final int DONE = 0;

  /** A bug in the program, shown with its stack trace. */
  public static final int BUG = 1;

  /** A command line that cannot be understood. */
  public static final int USAGE = 2;

  /** A problem that the user can solve; the message names the remedy. */
  public static final int USER_ERROR = 3;

  /** The base for processes ended by a signal, to which its number is added. */
  static final int SIGNALS = 128;

  private ExitCode() {}
}
