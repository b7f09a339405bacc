/**
 * Unique starting positions: sets of options, mostly pieces placed on a board, that exactly one
 * solution contains. The literature on designs and Latin squares calls them defining sets, and
 * minimal ones critical sets; the command line calls them challenges.
 *
 * <pre>{@code
 * Puzzle puzzle = NamedPuzzles.of("dominoes:4x4");
 * Search search = Engines.of(puzzle).withDiagram(Searches.of(puzzle).all());
 * StartList starts = StartList.of(StartPlan.of(puzzle, search, 2)); // two dominoes are placed
 * long unique = starts.counts().unique();
 * for (Start start : starts.first(3)) {
 *   System.out.println(start.options()); // option ids
 * }
 * }</pre>
 *
 * <pre>
 * Search (with its diagram) -&gt; StartPlan: bins of first options -&gt; StartList (one thread), StartWork (tasks)
 * StartSearch -&gt; SuffixTable: a row for each suffix, a column for each of the OptionSlots
 * SuffixTable -&gt; PartitionRefinement (PartitionStep, FinalStep, StartMarks) -&gt; StartTotals, Start
 * StartSearch -&gt; PairedStarts: the last two options of starts, as bits, where suffixes are too many
 * StartSearch -&gt; NearSolutions: starts that leave out at most one option, to be counted or sampled
 * FixedStarts: starts that a symmetry keeps, to count up to symmetry     StartTrial: the work ahead
 * MinimumStart: those with the fewest options
 * BottomKSample: k at random -&gt; Start -&gt; Grader -&gt; Grade -&gt; DifficultyLevels -&gt; GradedSample
 * FoundPuzzle -&gt; UniquenessSearch -&gt; Uniqueness: exactly one solution, none, or two examples
 * </pre>
 */
package org.dancingsparks.starts;
