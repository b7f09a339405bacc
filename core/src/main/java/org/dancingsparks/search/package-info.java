/**
 * The search for all solutions of a puzzle: with which engine, in which order, in which pieces.
 *
 * <pre>
 * Puzzle -> Searches -> Engines (links or diagram, within a budget) -> Search
 * Search -> Planner -> Plan: Bin 0 | Bin 1 | ...   (a bin is a run of Subproblems)
 * Bin    -> BinCursor -> SubproblemCursor -> solutions as option ids, in order
 * Search -> SearchBytes -> Search                  (crosses to other JVMs)
 * SolutionSchema                                   (the columns of a solution)
 * </pre>
 */
package org.dancingsparks.search;
