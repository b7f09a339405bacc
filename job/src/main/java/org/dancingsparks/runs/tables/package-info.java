/**
 * Runs that count the members of a family one after another, and write them as a table.
 *
 * <pre>
 * TableRun (a RunKind) -> a TableRow for each member, counted by the driver -> TableColumns -> files
 * TableHeader + TableSummary = the manifest _run.json, read by its ManifestType     TableBin
 * </pre>
 */
package org.dancingsparks.runs.tables;
