package org.dancingsparks.cli.output;

/**
 * How much of a list is printed unasked: all of it, but on a terminal a screenful, since a result
 * of thousands of lines there is read by nobody. What is left out is said on standard error.
 */
public final class LongList {
  /** Whether standard output is a terminal, {@code true} if so; only a shell can tell. */
  private static final String TERMINAL = "dance.stdout.terminal";

  private static final int SCREENFUL = 20;

  private LongList() {}

  /** The most entries that are printed where nobody says how many. */
  public static long most() {
    return isOnTerminal() ? SCREENFUL : Long.MAX_VALUE;
  }

  private static boolean isOnTerminal() {
    return Boolean.getBoolean(TERMINAL);
  }

  /** Whether a list is longer than what is printed of it unasked. */
  public static boolean isCut(long length) {
    return length > most();
  }

  /** Says how many entries there are beyond those printed, and which flag lists all. */
  public static String remark(long left, String things, String flag) {
    return "%,d more %s; %s lists all of them".formatted(left, things, flag);
  }
}
