/**
 * Starting positions: sets of options that exactly one solution has.
 *
 * <pre>
 * StartPlan -> StartRun -> StartTask -> StartSearch -> Bucket (tails of solutions)
 *                 |                          |
 *           RunKeeper (store)        Refinement, FixedStarts     Grader -> DifficultyLevels
 * </pre>
 */
package org.dancingsparks.challenge;
