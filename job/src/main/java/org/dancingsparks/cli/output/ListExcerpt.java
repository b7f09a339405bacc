package org.dancingsparks.cli.output;

/**
 * The beginning of a list, as it is printed by default: a screenful on a terminal, where nobody
 * reads thousands of lines, and all of it elsewhere. A remark on standard error counts the omitted
 * entries.
 */
public final class ListExcerpt {
  /** The property that is {@code true} if standard output is a terminal; only a shell can tell. */
  private static final String TERMINAL = "dance.stdout.terminal";

  private static final int SCREENFUL = 20;

  private ListExcerpt() {}

  /** Returns the maximum number of entries printed by default. */
  public static long most() {
    return isOnTerminal() ? SCREENFUL : Long.MAX_VALUE;
  }

  private static boolean isOnTerminal() {
    return Boolean.getBoolean(TERMINAL);
  }

  /** Returns whether a list is longer than what is printed by default. */
  public static boolean isLonger(long length) {
    return length > most();
  }

  /** Returns a remark that counts the omitted entries and names the flag to list all. */
  public static String remark(long left, String things, String flag) {
    return "%,d more %s; %s lists all of them".formatted(left, things, flag);
  }
}
