/**
 * The cores, memory and disk of one machine, and diagrams that are kept in a temporary file because
 * they do not fit the memory.
 *
 * <pre>
 * Limits: cores, bytes, directory        CoreTasks: a thread for each core
 * TemporaryFile: what exceeds the bytes  LongFile: an array there
 * NodeFile: the nodes, layer by layer from the end; each is its count and its edges
 * StoredDiagram ─ StoredCursor, the solutions of a range     StoredMarginals: from the root back to the end
 * </pre>
 */
package org.dancingsparks.layers.disk;
