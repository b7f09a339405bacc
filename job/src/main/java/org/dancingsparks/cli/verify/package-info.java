/**
 * {@code dance verify}: proves a finished run from its files.
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
 * VerifyCommand -> a Proof, printed: of a solution set by itself, else BoardProof, ListProof, TableProof
 * </pre>
 */
package org.dancingsparks.cli.verify;
