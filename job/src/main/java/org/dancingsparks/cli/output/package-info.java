/**
 * The text, JSON and files that commands print.
 *
 * <pre>
 * solutions -> SolutionPrinter     ResultForm; Json, Csv, ListCut: results for scripts
 * rows -> RowPrinter -> TextTable: text, CSV, JSON
 * Remarks, MessageWriter -> standard error
 * NewFile, FileKind: files that appear whole or not at all
 * </pre>
 */
package org.dancingsparks.cli.output;
