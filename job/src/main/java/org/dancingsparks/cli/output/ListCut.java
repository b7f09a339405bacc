package org.dancingsparks.cli.output;

/**
 * The part of a list that is printed by default: all of it, but a screenful on a terminal, where
 * nobody reads thousands of lines. A remark on standard error counts the entries left out.
 */
public final class ListCut {
  /** The property that is {@code true} if standard output is a terminal; only a shell can tell. */
  private static final String TERMINAL = "dance.stdout.terminal";

  private static final int SCREENFUL = 20;

  private ListCut() {}

  /** Returns the most entries that are printed by default. */
  public static long most() {
    return isOnTerminal() ? SCREENFUL : Long.MAX_VALUE;
  }

  private static boolean isOnTerminal() {
    return Boolean.getBoolean(TERMINAL);
  }

  /** Returns whether a list is longer than the part printed by default. */
  public static boolean isCut(long length) {
    return length > most();
  }

  /** Counts the entries that are not printed, and names the flag that lists all. */
  public static String remark(long left, String things, String flag) {
    return "%,d more %s; %s lists all of them".formatted(left, things, flag);
  }
}
