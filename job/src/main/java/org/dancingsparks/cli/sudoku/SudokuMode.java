package org.dancingsparks.cli.sudoku;

import java.util.Set;

/** The tasks of {@code dance sudoku}, and the flags that each takes. */
public enum SudokuMode {
  GRID(
      "a grid",
      "--limit",
      "--lines",
      "--json",
      "--svg",
      "--size",
      "--columns",
      "--no-captions",
      "--overwrite",
      "--block",
      "--diagonals",
      "--quiet"),
  TRACE("--trace", "--trace", "--block", "--diagonals"),
  GENERATE(
      "--generate",
      "--generate",
      "--level",
      "--seed",
      "--svg",
      "--size",
      "--columns",
      "--no-captions",
      "--overwrite"),
  BOOKLET(
      "--booklet",
      "--booklet",
      "--generate",
      "--level",
      "--seed",
      "--overwrite",
      "--title",
      "--author",
      "--intro",
      "--ink",
      "--page"),
  LIST(
      "a list; read it with --out DIR",
      "--out",
      "--limit",
      "--strict",
      "--overwrite",
      "--resume",
      "--bins",
      "--json",
      "--block",
      "--diagonals",
      "--quiet");

  private final String what;
  private final Set<String> flags;

  SudokuMode(String what, String... flags) {
    this.what = what;
    this.flags = Set.of(flags);
  }

  /** Returns the name of the task in messages about flags. */
  public String what() {
    return what;
  }

  /** Returns whether a flag goes with it. */
  public boolean has(String flag) {
    return flags.contains(flag);
  }
}
