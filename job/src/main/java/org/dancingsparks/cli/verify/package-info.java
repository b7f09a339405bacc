/**
 * {@code dance verify} and {@code dance prove}: proofs of a finished run from its files, and of a
 * number of solutions by a table of residuals.
 *
 * <pre>{@code
 * $ scripts/dance enumerate kanoodle --out k
 * 371020
 *
 * $ scripts/dance verify k
 * 371020
 * }</pre>
 *
 * <pre>
 * ProveCommand -> ProofRun, a ProofSearch's rows in files; or ProofInRounds; or the ProofStatement that checks them
 * VerifyCommand -> a Verdict, printed: of solutions, diagrams and proofs by itself, else BoardVerdict, ListVerdict, TableVerdict
 * </pre>
 */
package org.dancingsparks.cli.verify;
