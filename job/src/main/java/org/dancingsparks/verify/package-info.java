/**
 * Proofs, from the files of a set alone, that it is whole, correct and complete.
 *
 * <pre>
 * Verification -> ManifestCheck: the manifest against the files that are there, and itself
 *              -> PartCheck for each part (a Spark task) -> PartFindings
 *   each row a solution (SolutionCheck, CoverCheck), rows distinct (DistinctRows), bytes as recorded
 * </pre>
 */
package org.dancingsparks.verify;
