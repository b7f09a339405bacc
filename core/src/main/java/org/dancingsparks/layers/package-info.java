/**
 * Counting in layers: all residuals of a layer at once, each with the number of ways to reach it.
 *
 * <pre>{@code
 * Puzzle kanoodle = NamedPuzzles.of("kanoodle");
 * LayerCount count =
 *     LayerCount.of(kanoodle.problem(), kanoodle.defaultOrder(), Prefix.EMPTY)
 *         .cores(2)
 *         .within(1 << 28); // bytes; more goes to temporary files
 * BigInteger solutions = count.count().orElseThrow(); // 371,020
 * long residuals = count.residuals(); // visited on the way
 * boolean isCut = count.isCut(); // true: halves are joined in the middle
 * }</pre>
 *
 * <p>A residual is the set of items that a choice of options leaves open. The first layer is the
 * residual of the whole problem, reached in one way. Each residual branches on its first open item:
 * every option that covers this item and fits leads to a residual of a later layer. Equal residuals
 * have the same completions, so they are merged, and their numbers of ways are added. The number of
 * ways to reach the residual without open items is the number of solutions. A layer is dropped once
 * it has been expanded: memory holds two layers, never the whole search.
 *
 * <p>{@link org.dancingsparks.layers.LayerCount} is the door. It looks for carriers, such as
 * pieces: items of which each option has exactly one ({@link
 * org.dancingsparks.layers.carriers.CarrierSearch}). With carriers, a layer is the residuals after
 * so many options, in blocks by the carriers used ({@link
 * org.dancingsparks.layers.carriers.LayerSweep}). Without, a layer is the residuals with the same
 * first open item ({@link org.dancingsparks.layers.places.PlaceSweep}). Where half a turn maps the
 * board onto itself, only layers of half the options are made; a residual of the left half is then
 * joined with those of the right half that fill its open items ({@link
 * org.dancingsparks.layers.carriers.MiddleJoin}). {@link org.dancingsparks.layers.LayerDiagram}
 * keeps all layers, and turns back from the last to find the residuals with a solution. Beyond one
 * machine, {@link org.dancingsparks.layers.rounds.RoundSweep} divides the same layers into tasks.
 *
 * <pre>
 * LayerCount ─ carriers: in blocks, by the pieces used       each layer has one option more
 *            └ places: any other problem                     each layer has a later first open item
 * LayerDiagram ─ carriers, then build: back from the end     residuals with a solution: a Diagram
 *                                  └ disk                    or a StoredDiagram, in a temporary file
 * rounds: LayerCount on many machines                        disk: cores, memory and files of one
 * </pre>
 */
package org.dancingsparks.layers;
