/**
 * Counting in layers of blocks. Some items, such as pieces, are carriers: each option has one. A
 * block holds the residuals with the same carriers covered, and fits a processor's cache.
 *
 * <pre>
 * CarrierSearch ─ WindowProblem ─ Cut ─ Sweep: Window, SweepOptions, HoleCheck    the problem as bits
 * LayerSweep, on all cores ─ BlockStore ─ Block                                  layer after layer
 * BlockBuilder ─ Expansion ─ ResidualTable: PackedTable, WideTable               one block
 * MiddleJoin ─ FillingJoin ─ ExactSum     RightFillings                          halves, joined
 * </pre>
 */
package org.dancingsparks.layers.carriers;
