/**
 * The Spark data source {@code exactcover}: the solutions or the options of a puzzle as a table.
 *
 * <pre>
 * SQL: exactcover.NAME -> PuzzleCatalog ---\
 * format("exactcover") -> ExactCoverSource -+-> Settings -> SolutionTable or OptionTable
 * SolutionTable -> SolutionScanBuilder: WHERE -> PushedFilters, COUNT(*) -> CountQuery -> AnsweredScan
 *               -> BinScan: a partition per bin -> SolutionBatch (columns) or a count
 * SourceException, SettingWording: remedies in settings
 * </pre>
 */
package org.dancingsparks.source;
