/**
 * The command that counts the members of a table.
 *
 * <pre>
 * TableCommand -> TableName: a sequence, a pattern of puzzles or a family -> Table
 * CountedTable -> TableBudget (SmallerMembers) -> MemberCount: by CountedSearch, and SecondCount -> RowPrinter
 * MemberColumns     PeakHeap     SequenceList  SequenceNumbers
 * </pre>
 */
package org.dancingsparks.cli.tables;
