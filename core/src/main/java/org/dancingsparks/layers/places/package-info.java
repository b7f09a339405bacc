/**
 * Counting by place, for any exact cover problem and item order. The memory holds the residuals of
 * the places ahead, each with the number of ways to reach it.
 *
 * <pre>
 * Problem, ItemOrder -&gt; BitSpans -&gt; Slots, WallTests -&gt; PlaceProblem        the problem as bits
 * PlaceSweep, on all cores: place after place, a PlaceBlock in Shares by hash
 * Share: a PlaceTable -&gt; PlaceExpansion -&gt; Outbox -&gt; PlaceBlocks of places ahead
 * PlaceRuns: places in rounds, partitions by key; PartialSweep: one of them ─ ResidualSorter
 * MemoryUse: its bound      SpillFile: the tables beyond it
 * </pre>
 */
package org.dancingsparks.layers.places;
