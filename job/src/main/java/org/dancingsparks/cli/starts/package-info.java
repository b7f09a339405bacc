/**
 * The commands that list, grade and store starting positions, and print them as booklets.
 *
 * <pre>{@code
 * $ scripts/dance challenges kanoodle --pieces 2 --lines --limit 3
 * EEE..........EE...........GGG..........G..........G....
 * EEE..........EE..............GGG........G..........G...
 * EEE.....A....EE....A.........AA........................
 * }</pre>
 *
 * <pre>
 * UniqueCommand: is it one?
 * ChallengesCommand, PlanChallengesCommand -> Challenges: the solutions, and plans for starts
 *   StartPrinter: one after another     StartCountPrinter: their numbers     MinimumStartPrinter
 *   StartSetRun: stored in a directory  StartBooklet: from easy to hard, as HTML
 * PageStartCount: for a page, within some PageWork
 * </pre>
 */
package org.dancingsparks.cli.starts;
