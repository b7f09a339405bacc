/**
 * Counting in layers: all residuals of a layer at once, each with the number of ways to reach it.
 *
 * <p>A residual is a set of open items, and the first layer is the residual of the whole problem,
 * reached in one way. Each option that covers the first open item of a residual and fits leads to a
 * residual of a later layer. Equal residuals are merged and their numbers of ways added, since they
 * have the same completions whatever was chosen before. A layer is forgotten once it has been
 * expanded, so the memory holds two layers, never the whole search. The number of ways to reach the
 * residual without open items is the number of solutions.
 *
 * <pre>
 * LayerCount ─ carriers: in blocks, by the pieces used       each layer has one option more
 *            └ places: any other problem                     each layer has a later first open item
 * LayerDiagram ─ carriers, then build: back from the end     what has a solution becomes a Diagram
 *                                  └ disk                    or a StoredDiagram, in a temporary file
 * rounds: LayerCount on many machines                        machine: cores and memory of one
 * </pre>
 *
 * <p>Where the board can be turned around, or a problem can be cut in the middle, only layers of
 * half the options are made. A residual of the left half is joined with those of the right half
 * that fill its open items ({@link org.dancingsparks.layers.carriers.MiddleJoin}).
 */
package org.dancingsparks.layers;
