package org.dancingsparks.cli.sql;

/** A permission of a statement to do more than query. */
public enum Permission {
  /**
   * Permission to read files of other formats than Parquet, or on other file systems than the
   * default.
   */
  FILES("--allow-files"),

  /** Permission to write files and tables. */
  WRITES("--allow-write"),

  /** Permission to run programs and any code: the statement can do all that its user can. */
  SCRIPTS("--allow-scripts");

  private final String flag;

  Permission(String flag) {
    this.flag = flag;
  }

  /** Returns the flag that grants it. */
  public String flag() {
    return flag;
  }
}
