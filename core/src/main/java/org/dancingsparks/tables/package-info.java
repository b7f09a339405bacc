/**
 * Integer sequences whose terms are numbers of solutions, and tables of such numbers.
 *
 * <pre>{@code
 * Sequence langford = ShippedSequences.find("A014552").orElseThrow();
 * BigInteger seventh = langford.term(7).orElseThrow(); // 26, each twice: 52 solutions
 * Table table = new Table(langford.member(), Quantity.SOLUTIONS, Optional.of(langford), 1, 8);
 * for (int n : table.numbers().toArray()) {
 *   BigInteger solutions = Counting.of(NamedPuzzles.of(table.member(n))).solutions();
 *   Verdict verdict = table.verdict(n, solutions); // AGREES
 * }
 * }</pre>
 *
 * <pre>
 * conf/sequences, YAML -> SequenceReader -> Sequence: terms, and the MemberPattern of puzzles
 * ShippedSequences: by number; a KnownTerm by the name of its puzzle
 * TableName: a sequence, family, pattern or file -> Table: members from one number to another -> Verdict on a count (SecondCounts, where it is doubted)
 * Quantity: all solutions, or those up to symmetry     TermLines: a table's terms as a b-file of the OEIS
 * TableBudget: the time for a table, by the Growth of the times of its members
 * </pre>
 */
package org.dancingsparks.tables;
