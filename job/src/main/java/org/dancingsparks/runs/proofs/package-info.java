/**
 * Runs that write proofs of numbers of solutions, and the SQL statement that checks them.
 *
 * <pre>{@code
 * Proof proof = new ProofSearch(problem, 2).proof().orElseThrow(); // in memory
 * var stored = StoredRun.begin(target, ProofRun.of(puzzle, problem, proof, "1.0"));
 * ProofSummary summary = stored.run(runner, progress).summary();
 * BigInteger solutions = summary.count(); // 36
 * }</pre>
 *
 * <pre>
 * ProofRun (a RunKind), a proof's ranges -> ProofColumns -> files -> ProofBin for each
 * ProofHeader + ProofSummary = the manifest _meta/run.json, read by its ManifestType
 * ProofStatement: check.sql with the columns, items and givens of a proof
 * </pre>
 */
package org.dancingsparks.runs.proofs;
