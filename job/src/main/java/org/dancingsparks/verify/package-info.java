/**
 * Proofs, from the files of a set alone, that it is whole, correct and complete.
 *
 * <pre>
 * Verification -> PartCheck for each part (a Spark task) -> PartFindings
 *   each row a solution (SolutionCheck), rows distinct (DistinctRows), bytes as recorded
 * </pre>
 */
package org.dancingsparks.verify;
