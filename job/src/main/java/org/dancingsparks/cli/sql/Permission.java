package org.dancingsparks.cli.sql;

/** A permission for statements to do more than query. */
public enum Permission {
  /**
   * Permission to read files in formats other than Parquet, or on other file systems than the
   * default.
   */
  FILES("--allow-files"),

  /** Permission to write files and tables. */
  WRITES("--allow-write"),

  /** Permission to run programs and any code: the statement can do anything its user can. */
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
