/**
 * The Spark data source {@code exactcover}: the solutions or the options of a puzzle as a table.
 *
 * <pre>{@code
 * Dataset<Row> s = spark.read().format("exactcover").option("puzzle", "kanoodle").load();
 * Dataset<Row> blue = s.where("Gray = 1203").groupBy("Blue").count().orderBy(col("count").desc());
 * blue.show();
 * }</pre>
 *
 * <pre>
 * SQL: exactcover.NAME -> PuzzleCatalog ---\
 * format("exactcover") -> ExactCoverSource -+-> Settings -> SolutionTable or OptionTable
 * SolutionTable -> SolutionScanBuilder: COUNT -> CountQuery -> AnsweredScan
 *   WHERE -> PushedFilters: Conditions -> disjoint ValueSets -> Selections of options
 *               -> BinScan: a partition per bin -> SolutionBatch (columns) or a count
 * SourceException, SettingWording: remedies in settings
 * </pre>
 */
package org.dancingsparks.source;
