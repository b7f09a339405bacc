/**
 * {@code dance verify}: proves a finished run from its files.
 *
 * <pre>
 * VerifyCommand -> a Proof, printed: of a solution set by itself, else BoardProof, ListProof, TableProof
 * </pre>
 */
package org.dancingsparks.cli.verify;
