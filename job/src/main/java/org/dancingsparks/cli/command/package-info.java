/**
 * The commands, a class each, and the work that several of them share.
 *
 * <pre>
 * flags (cli.option) -> XCommand -> core, or a kind of run -> cli.output
 * CountCommand, EnumerateCommand -> TimedSearch -> SolutionSetRun
 * ChallengesCommand, PlanChallengesCommand -> Challenges -> StartSetRun, MinimumStartPrinter
 * SudokuCommand -> OneSudoku, SudokuListRun      booklets: StartBooklet, SudokuBooklet
 * </pre>
 */
package org.dancingsparks.cli.command;
