/**
 * Statements that {@code dance sql} answers: plans of nodes known to do nothing but query, unless
 * flags allow more.
 *
 * <pre>
 * statement -> Statements: parsed plan, then analysed plan -> PlanNodes -> NodeCheck
 * NodeCheck -> AllowedNodes, FunctionCheck, RelationCheck -> PermissionCheck (flags)
 * Tables: views of --puzzle and --set     ShippedTables: shipped puzzles by name
 * QueryFailures: one line for what Spark reports
 * </pre>
 */
package org.dancingsparks.cli.query;
