/**
 * The cores, memory and disk of one machine, and diagrams that are kept in a temporary file because
 * they do not fit in memory.
 *
 * <pre>{@code
 * NumberedSolutions stored =
 *     LayerDiagram.of(new OrderedProblem(problem, order))
 *         .orElseThrow()
 *         .limitedTo(new Limits(2, 1 << 18, directory)) // cores; too few bytes for a Diagram
 *         .solutions()
 *         .orElseThrow();
 * RangeCursor cursor = stored.cursor(9_000, 9_003);
 * while (cursor.next()) {
 *   System.out.println(cursor.number() + ": " + cursor.size() + " pieces"); // 9000: 12 pieces
 * }
 * }</pre>
 *
 * <pre>
 * Limits: cores, bytes, directory        CoreTasks: a thread for each core
 * TemporaryFile: what exceeds the bytes  LongFile: an array there  RandomBytes: a file anywhere
 * NodeFile: the nodes, layer by layer from the end; each is its count and its edges
 * StoredDiagram ─ StoredCursor, the solutions of a range     StoredMarginals: from the root back to the end
 * </pre>
 */
package org.dancingsparks.layers.disk;
