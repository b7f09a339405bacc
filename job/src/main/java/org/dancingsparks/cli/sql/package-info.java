/**
 * {@code dance sql}: SQL statements whose plans may only query, unless flags allow more.
 *
 * <pre>
 * statement -> Statements: parsed plan, then analysed plan -> PlanNodes -> NodeCheck
 * NodeCheck -> AllowedNodes, FunctionCheck, RelationCheck -> PermissionCheck (flags)
 * Tables: views of --puzzle and --set     ShippedTables: shipped puzzles by name
 * ResultPrinter: TableRows, CsvRows, JsonRows     QueryFailures: one line for what Spark reports
 * </pre>
 */
package org.dancingsparks.cli.sql;
