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
 * ProofVerification -> EdgeTask for each part: its rows, and what they lead to (ProofRules) by key
 *   -> LookupTask: the numbers of what rows lead to, back to these -> SumTask: sums against numbers
 * ProofPlace: what all tasks read. Words: numbers of any size
 * </pre>
 */
package org.dancingsparks.verify.proofs;
