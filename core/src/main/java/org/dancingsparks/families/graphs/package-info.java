/**
 * Graphs and the puzzles that mark their vertices.
 *
 * <pre>
 * Graph = vertices + Edges, drawn at Points or on a Board
 * GraphPuzzle = a Graph + a BoardPuzzle, whose marks are colours or labels (Values)
 * MaximumMatching: of the most edges, and the vertices that some of these leave free
 * </pre>
 */
package org.dancingsparks.families.graphs;
