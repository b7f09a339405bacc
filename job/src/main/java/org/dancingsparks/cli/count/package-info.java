/**
 * The commands that count, store, list and query solutions.
 *
 * <pre>{@code
 * $ scripts/dance count dominoes:16x16 --engine layers
 * 2444888770250892795802079170816
 * }</pre>
 *
 * <pre>
 * flags -> RequestedSearch: from the puzzle to the engines and the plan
 * CountCommand -> CountRun -> CountedSearch -> TimedSearch: prepared and planned     CountedClasses: up to symmetry
 *   by rounds: CountInRounds     to a directory: StoredCount     foreseen: CountForecast, RoundForecast
 * CountCommand, EnumerateCommand -> SolutionSetRun: a run in a directory, started or resumed
 * SolveCommand, ShowCommand -> FirstSolutions: of a search     StoredSolutions: of a finished set
 * NthCommand, SampleCommand, BestCommand, HistogramCommand, MarginalsCommand, DiagramCommand: of a DiagramSource (SetDiagram)
 * EngineFlags, Split, Symmetry, LayerFlags, RoundFlags: how to count
 * </pre>
 */
package org.dancingsparks.cli.count;
