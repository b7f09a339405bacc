/**
 * Searches for all solutions of a puzzle: the choice of an engine, the plan, and the cursor.
 *
 * <pre>{@code
 * Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
 * Search search = Engines.of(puzzle).within(1 << 28).prepare(Searches.of(puzzle).all());
 * Plan plan = Plan.single(search); // or Planner.plan(search, OptionalInt.empty(), bins)
 * BinCursor cursor = new BinCursor(search, plan.bins().get(0));
 * while (cursor.next()) { // 4,040 times
 *   solutions.add(cursor.solution()); // option ids
 * }
 * }</pre>
 *
 * <pre>
 * Counting: how many solutions there are, also up to symmetry or a second time
 * Puzzle -&gt; Searches -&gt; Engines (within a budget) -&gt; Attempts (EngineRace) -&gt; Search, with its Method
 * Search -&gt; Planner -&gt; Plan: Bin 0 | Bin 1 | ...   (a bin is consecutive Subproblems)
 * Bin -&gt; BinCursor over Links, MemoCursor or DiagramCursor (ImageExpansion) -&gt; solutions as option ids, in order
 * Searches -&gt; ClassCount -&gt; a FixedSearch per conjugacy class -&gt; SolutionClasses (Burnside)
 * Search -&gt; SearchBytes -&gt; Search                  (crosses to other JVMs)     MemoryBudget: the default
 * SolutionSchema, PieceRuns: the columns of solutions     OptionRow: an option as a row
 * </pre>
 */
package org.dancingsparks.search;
