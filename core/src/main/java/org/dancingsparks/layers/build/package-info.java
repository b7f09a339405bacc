/**
 * Diagrams built from layers. A pass forward, as in a count, keeps all layers; a pass back from the
 * end makes nodes only of residuals with a solution.
 *
 * <pre>
 * SegmentSweep ─ Segment, RightFillings                          forward to the cuts
 * BackwardPass ─ LiveEdges, NodeTable, LayerNodes ─ GraphBuilder ─ GraphNumbering     in memory
 * StoredPass ─ org.dancingsparks.layers.disk                     in a file
 * </pre>
 */
package org.dancingsparks.layers.build;
