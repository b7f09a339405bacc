/**
 * Counting by place, for any exact cover problem and item order. The memory holds the residuals of
 * the places ahead, each with the number of ways to reach it.
 *
 * <pre>{@code
 * Puzzle queens = NamedPuzzles.of("queens:8"); // no item is a carrier
 * PlaceProblem places =
 *     PlaceProblem.of(new OrderedProblem(queens.problem(), queens.defaultOrder()));
 * Limits limits = Limits.ofThisJvm().cores(1).within(1 << 26);
 * PlaceSweep sweep = new PlaceSweep(places, limits, new CoreTasks(1), residuals -> false);
 * BigInteger solutions = sweep.count().orElseThrow(); // 92
 * }</pre>
 *
 * <pre>
 * Problem, ItemOrder -&gt; BitSpans -&gt; Slots, WallTests -&gt; PlaceProblem        the problem as bits
 * ProofPlaces: another PlaceProblem, whose residuals are those of a proof, dead ends included
 * PlaceSweep, on all cores: place after place, a PlaceBlock in Shares by hash
 * Share: a PlaceTable, merged -&gt; PlaceExpansion -&gt; Outbox -&gt; PlaceBlocks of places ahead
 * PlaceArrays: the residuals as states of a narrow frontier, where many of them are reached
 * PlaceRanges: places in rounds, partitions by key (KeyRanges) or by form (ClassRanges)
 * PartialSweep: one of them ─ ResidualSorter      ClassSample -&gt; StageEstimates: a forecast
 * PlaceEdges: a PlaceExpansion whose Children are edges of a diagram, in place of an Outbox
 * ClassMerging, between places: isomorphic residuals become one, in a ClassTable
 * MemoryUse: its bound      SpillFile: the tables beyond it
 * </pre>
 */
package org.dancingsparks.layers.places;
