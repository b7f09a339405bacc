/**
 * Solutions at the command line: searched and counted, stored, and read back.
 *
 * <pre>
 * CountCommand, PlanCommand -> TimedSearch: a search from its planning to its result
 * CountCommand, EnumerateCommand -> SolutionSetRun: a run in a directory, started or resumed
 * SolveCommand, ShowCommand -> FirstSolutions: of a search     StoredSolutions: of a finished set
 * </pre>
 */
package org.dancingsparks.cli.solutions;
