/**
 * Counting in layers: residuals with the number of ways to reach each are carried forward, and
 * forgotten once they have been expanded.
 *
 * <pre>
 * CarrierSearch ─ WindowProblem ─ Cut ─ Sweep: Window, SweepOptions, HoleCheck    the problem as bits
 * LayerCount ─ LayerSweep, on all cores ─ BlockStore ─ Block                     layer after layer
 *            └ org.dancingsparks.layers.places, without carriers               place after place
 * BlockBuilder ─ Expansion ─ ResidualTable: PackedTable, WideTable               one block
 * LayerDiagram ─ SegmentSweep ─ Segment, RightFillings                           forward to the cuts
 *              └ BackwardPass ─ LiveEdges, NodeTable ─ GraphBuilder            what has a solution
 *              └ StoredPass ─ org.dancingsparks.layers.stored                  the same on disk
 * MiddleJoin ─ FillingJoin ─ ExactSum                                            halves, joined
 * </pre>
 */
package org.dancingsparks.layers;
