/**
 * The text, JSON and files that commands write.
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
 * solutions -> ShownSolutions -> SolutionPrinter, Picture     Json, Csv, ListExcerpt: results for scripts
 * rows -> RowPrinter (RowLines) -> TextColumns: text, CSV, JSON
 * Remarks, MessageWriter -> standard error
 * NewFile: a file that appears whole or not at all     NewBooklet     RunOutput: a directory
 * </pre>
 */
package org.dancingsparks.cli.output;
