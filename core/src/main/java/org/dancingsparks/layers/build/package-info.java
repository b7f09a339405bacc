/**
 * Diagrams built from layers. A pass forward, as in a count, keeps all layers; a pass back from the
 * end makes nodes only of residuals with a solution.
 *
 * <pre>{@code
 * WindowProblem window =
 *     new CarrierSearch(new OrderedProblem(problem, order)).find().orElseThrow();
 * Limits limits = Limits.ofThisJvm().cores(2).within(1 << 28);
 * SegmentSweep sweep = new SegmentSweep(window, limits, new CoreTasks(2), residuals -> false);
 * Optional<BigInteger> solutions = sweep.count(); // 9,356
 * for (Segment segment : sweep.segments()) {
 *   segment.close(); // after the passes back: BackwardPass or StoredPass
 * }
 * }</pre>
 *
 * <pre>
 * SegmentSweep ─ Segment, RightFillings                          forward to the cuts
 * BackwardPass ─ LiveEdges, NodeTable, LayerNodes ─ GraphBuilder ─ GraphNumbering     in memory
 * StoredPass ─ org.dancingsparks.layers.disk                     in a file
 * </pre>
 */
package org.dancingsparks.layers.build;
