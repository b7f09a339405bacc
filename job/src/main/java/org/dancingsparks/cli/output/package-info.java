/**
 * The text, JSON and files that commands print.
 *
 * <pre>{@code
 * $ scripts/dance solve dominoes:2x3
 * ┌───────┬───┐
 * │ D   D │ D │
 * ├───────┤   │
 * │ D   D │ D │
 * └───────┴───┘
 *
 * $ scripts/dance solve dominoes:2x3 --lines
 * DDDDDD #0 #4 #5
 * }</pre>
 *
 * <pre>
 * solutions -> SolutionPrinter     ResultForm; Json, Csv, ListCut: results for scripts
 * rows -> RowPrinter -> TextTable: text, CSV, JSON
 * Remarks, MessageWriter -> standard error
 * NewFile, FileKind: files that appear whole or not at all
 * </pre>
 */
package org.dancingsparks.cli.output;
