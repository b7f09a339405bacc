package org.dancingsparks.cli.query;

/** What a statement may do besides asking questions. */
public enum Permission {
  /** Reading files of other formats than Parquet, or on other file systems than the default. */
  FILES("--allow-files"),

  /** Writing files and tables. */
  WRITES("--allow-write"),

  /** Running programs and any code; with it a statement can do all that its user can. */
  SCRIPTS("--allow-scripts");

  private final String flag;

  Permission(String flag) {
    this.flag = flag;
  }

  /** The flag that gives it. */
  public String flag() {
    return flag;
  }
}
