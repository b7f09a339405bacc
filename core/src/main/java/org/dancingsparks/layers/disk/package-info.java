/**
 * The diagram of a problem in a temporary file, for diagrams that do not fit the memory.
 *
 * <pre>
 * NodeFile: the nodes, layer by layer from the end; each is its count and its edges
 * StoredDiagram ─ StoredCursor, the solutions of a range     StoredMarginals: from the root back to the end
 * </pre>
 */
package org.dancingsparks.layers.disk;
