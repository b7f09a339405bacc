/**
 * The commands, a class each.
 *
 * <pre>
 * flags (cli.option) -> XCommand -> core, or a kind of run -> cli.output
 * CountCommand, EnumerateCommand, SolveCommand, ShowCommand, PlanCommand -> cli.solutions
 * ChallengesCommand, PlanChallengesCommand -> cli.starts     SudokuCommand -> cli.sudoku
 * </pre>
 */
package org.dancingsparks.cli.command;
