/**
 * Proofs that a run is whole, correct and complete, from its files alone.
 *
 * <pre>{@code
 * Verification verification = new Verification(directory, hadoop);
 * verification.readParts(spark, progress); // a task each
 * verification.compare(wanted -> Engines.of(puzzle).withDiagram(wanted)); // counts again
 * List<String> faults = verification.faults(); // none
 * }</pre>
 *
 * <pre>
 * Verification -> ManifestCheck: the manifest against the files that are there, and itself
 *              -> PartCheck for each part (a Spark task) -> PartFindings
 *   each row a solution (SolutionCheck, CoverCheck), rows distinct (DistinctRows), bytes as recorded
 * BoardVerification -> BoardPartCheck for each part: each row a board, some counted again
 * ListVerification -> ListPartCheck for each part: each row a solved puzzle, some solved again
 * TableVerification: each row a member, counted in another way
 *   all of them: Opening, FileCheck (the files of the manifest), Faults
 * </pre>
 */
package org.dancingsparks.verify;
