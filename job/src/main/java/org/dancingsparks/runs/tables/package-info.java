/**
 * Runs that count the members of a family one after another, and write them as a table.
 *
 * <pre>{@code
 * MemberPattern queens = new MemberPattern("queens:N");
 * Table table = new Table(queens, Quantity.SOLUTIONS, Optional.empty(), 4, 6);
 * TableRun kind = new TableRun(table, "none", "1.0", members); // which count them
 * TableSummary summary = StoredRun.begin(target, kind).run(runner, progress).summary();
 * for (TableRow row : summary.rows()) {
 *   System.out.println(row.puzzle() + " " + row.solutions()); // queens:4 2, ...
 * }
 * }</pre>
 *
 * <pre>
 * TableRun (a RunKind) -> a TableRow for each member, counted by the driver -> TableColumns -> files
 * EarlierTable -> the rows of a finished table, for one that extends it
 * TableHeader + TableSummary = the manifest _meta/run.json, read by its ManifestType     TableBin     PeakHeap
 * </pre>
 */
package org.dancingsparks.runs.tables;
