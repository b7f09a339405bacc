package org.dancingsparks.runs;

/**
 * The places of the files of a run that are not parts. Only parts lie in the run's directory itself
 * under names without an underscore, so that {@code DIR/*.parquet} matches nothing but rows.
 */
enum RunLayout {
  /** In the directory {@code _meta}: the layout that runs write. */
  META("_meta/"),

  /**
   * Beside the parts, with an underscore, as in {@code _run.json}: the layout of the format before,
   * which is read but never written, since DuckDB takes {@code _options.parquet} for a part.
   */
  FLAT("_");

  private final String before;

  RunLayout(String before) {
    this.before = before;
  }

  /** The path of a file or directory from the run's directory, by its plain name. */
  String name(String plain) {
    return before + plain;
  }
}
