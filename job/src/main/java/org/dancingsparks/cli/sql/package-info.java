/**
 * {@code dance sql}: SQL statements whose plans may only query, unless flags allow more.
 *
 * <pre>{@code
 * $ scripts/dance sql "SELECT COUNT(*) FROM kanoodle"
 * 371020
 *
 * $ scripts/dance sql "SELECT option, cells FROM kanoodle_options WHERE piece = 'Gray' LIMIT 3"
 * option  cells
 * ------  -------------------------------------------------------
 *   1190  [{1, 2, 1}, {2, 1, 1}, {2, 2, 1}, {2, 3, 1}, {3, 2, 1}]
 *   1191  [{1, 3, 1}, {2, 2, 1}, {2, 3, 1}, {2, 4, 1}, {3, 3, 1}]
 * }</pre>
 *
 * <pre>
 * statement -> Statements: parsed plan, then analysed plan -> PlanNodes -> NodeCheck
 * NodeCheck -> AllowedNodes, FunctionCheck, RelationCheck -> PermissionCheck (flags)
 * Tables: views of --puzzle and --set     ShippedTables: shipped puzzles by name
 * ResultPrinter: TableRows, CsvRows, JsonRows     QueryFailures: one line for what Spark reports
 * </pre>
 */
package org.dancingsparks.cli.sql;
