/**
 * Proofs of numbers of solutions: tables of residuals, each with its number of completions, which
 * follows from other rows. Nothing is left out because it has no completion.
 *
 * <pre>{@code
 * Puzzle queens = NamedPuzzles.of("queens:6");
 * var problem = new OrderedProblem(queens.problem(), queens.defaultOrder());
 * Proof proof = new ProofSearch(problem, 2).proof().orElseThrow(); // on two cores
 * BigInteger solutions = proof.count(); // 4
 * ProofRange rows = proof.range(proof.ranges(1).get(0)); // all in one
 * while (rows.next()) {
 *   printed.add("%x has %d completions%n".formatted(rows.word(0), rows.number()));
 * }
 * }</pre>
 *
 * <pre>
 * ProofSearch -&gt; ProofRows, place by place: the ResidualExpansion of ProofOptions; then a NumberSum each
 * ResidualFields: a residual as a key. OpenWalls: an item that is walled in, whose sum is empty
 * ProofRows -&gt; Proof -&gt; ProofRange: rows in the KeyOrder, as WrittenRows
 * ProofResiduals: the same residuals for rounds (layers.rounds), whose rows are CollectedRows
 * </pre>
 */
package org.dancingsparks.proof;
