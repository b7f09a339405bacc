/**
 * Layers in blocks: some items, such as pieces, are carriers, of which each option has one; a block
 * is the residuals with the same carriers covered, and fits a processor's cache.
 *
 * <pre>
 * CarrierSearch ─ WindowProblem ─ Cut ─ Sweep: Window, SweepOptions, HoleCheck    the problem as bits
 * LayerSweep, on all cores ─ BlockStore ─ Block                                  layer after layer
 * BlockBuilder ─ Expansion ─ ResidualTable: PackedTable, WideTable               one block
 * MiddleJoin ─ FillingJoin ─ ExactSum     RightFillings                          halves, joined
 * </pre>
 */
package org.dancingsparks.layers.carriers;
