/**
 * Text, JSON and progress as commands print them.
 *
 * <pre>
 * solutions -> SolutionPrinter     rows of SQL -> ResultPrinter: TableRows, CsvRows, JsonRows
 * ResultForm; Json, ListCut: results for scripts     EstimateTable, CostForecast: for people
 * ProgressLines, QueryProgress, Remarks, MessageWriter -> standard error
 * NewFile, FileKind: files that appear whole or not at all
 * </pre>
 */
package org.dancingsparks.cli.output;
