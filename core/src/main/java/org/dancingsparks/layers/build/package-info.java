/**
 * Diagrams from layers: forward as in a count, but all layers are kept; then back from the end,
 * where only residuals with a solution become nodes.
 *
 * <pre>
 * SegmentSweep ─ Segment, RightFillings                          forward to the cuts
 * BackwardPass ─ LiveEdges, NodeTable, LayerNodes ─ GraphBuilder ─ GraphNumbering     in memory
 * StoredPass ─ org.dancingsparks.layers.disk                     in a file
 * </pre>
 */
package org.dancingsparks.layers.build;
