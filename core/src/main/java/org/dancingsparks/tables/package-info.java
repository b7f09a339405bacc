/**
 * Integer sequences whose terms are numbers of solutions, and tables of such numbers.
 *
 * <pre>
 * conf/sequences, YAML -> SequenceReader -> Sequence: terms, and the MemberPattern of puzzles
 * ShippedSequences: by number; a KnownTerm by the name of its puzzle
 * Table: members from one number to another -> Verdict on a count     Growth of their times
 * </pre>
 */
package org.dancingsparks.tables;
