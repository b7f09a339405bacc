/**
 * The Spark data source {@code exactcover}: the solutions of a puzzle as a table, of which nothing
 * is listed that a query does not need.
 *
 * <p>{@link org.dancingsparks.source.ExactCoverSource} makes a table of {@code Settings}. {@code
 * SolutionScanBuilder} takes what Spark pushes down: a {@code Selection} is what WHERE leaves of
 * the options, {@code Counts} answers COUNT from a diagram, and {@code BinScan} reads the rest, a
 * partition a bin of the plan.
 */
package org.dancingsparks.source;
