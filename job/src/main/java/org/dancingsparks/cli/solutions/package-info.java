/**
 * Solutions at the command line: searched and counted, stored, and read back.
 *
 * <pre>
 * CountCommand -> CountRun -> CountedSearch -> TimedSearch: prepared and planned     PlanCommand -> TimedSearch
 * CountCommand, EnumerateCommand -> SolutionSetRun: a run in a directory, started or resumed
 * SolveCommand, ShowCommand -> FirstSolutions: of a search     StoredSolutions: of a finished set
 * </pre>
 */
package org.dancingsparks.cli.solutions;
