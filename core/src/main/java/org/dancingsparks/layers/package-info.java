/**
 * Counting in layers: residuals with the number of ways to reach each are carried forward, and
 * forgotten once they have been expanded.
 *
 * <pre>
 * LayerCount ─ CarrierSearch ─ WindowProblem ─ ReversalSearch ─ Cut ─ Window
 *     │ a task for each set of carriers
 * BlockBuilder ─ Expansion ─ SweepOptions, HoleTest     residuals of a block from those before
 *     │            └ ResidualTable: PackedTable, WideTable
 * BlockStore ─ Block ─ FillingJoin ─ ExactSum           blocks of a layer; halves joined in the middle
 * </pre>
 */
package org.dancingsparks.layers;
