/**
 * The command that counts the members of a table.
 *
 * <pre>{@code
 * $ scripts/dance table queens --to 8 --out t --quiet
 * ...
 * $ scripts/dance verify t --all 2>&1
 * t: each member has its row; 8 of 8 were counted in another way.
 * 8
 * }</pre>
 *
 * <pre>
 * TableCommand -> TableName (org.dancingsparks.tables) -> Table
 * CountedTable -> MemberCount: by CountedSearch or CountedClasses, and SecondCount -> RowPrinter, TermPrinter
 * MemberColumns     NamedFiles     SequenceList  SequenceNumbers
 * </pre>
 */
package org.dancingsparks.cli.tables;
