/**
 * Proofs of numbers of solutions, checked row by row without code of the search.
 *
 * <pre>{@code
 * ProofVerification verification = new ProofVerification(directory, hadoop);
 * verification.readRows(spark, progress); // a task for each part, and two shuffles
 * List<String> faults = verification.faults(); // none
 * }</pre>
 *
 * <pre>
 * ProofVerification -> EdgeTask for each part: its PartRows, and edges to what they lead to (ProofRules)
 *   -> LookupTask: a RowTable, then the edges (RowsThenEdges): numbers of what rows lead to, back to these
 *   -> SumTask: sums against numbers -> FaultTask: words for rows that break a rule
 * ProofPlace: what all tasks read. Words: numbers of any size
 * </pre>
 */
package org.dancingsparks.verify.proofs;
