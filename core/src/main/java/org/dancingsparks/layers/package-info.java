/**
 * Counting in layers: all residuals of a layer at once, each with the number of ways to reach it.
 *
 * <pre>{@code
 * Puzzle kanoodle = NamedPuzzles.of("kanoodle");
 * LayerCount count =
 *     LayerCount.of(new OrderedProblem(kanoodle.problem(), kanoodle.defaultOrder()))
 *         .cores(2)
 *         .within(1 << 28); // bytes; more goes to temporary files
 * BigInteger solutions = count.count().orElseThrow(); // 371,020
 * long residuals = count.residuals(); // visited on the way
 * boolean isCut = count.isCut(); // true: halves are joined in the middle
 * }</pre>
 *
 * <p>A residual is the set of items that a choice of options leaves open. The first layer is the
 * residual of the whole problem, reached in one way. Each residual branches on its first open item
 * in the item order: every option that covers this item and fits leads to a residual of a later
 * layer, so a set of options is built in one order only. Equal residuals have the same completions:
 * they are merged, and their numbers of ways are added. The number of ways to reach the residual
 * without open items is the number of solutions. A layer is dropped once it has been expanded, and
 * what exceeds the memory goes to temporary files.
 *
 * <p>{@link org.dancingsparks.layers.LayerCount} is the entry point. It looks for carriers: items
 * such as the pieces of a puzzle, of which each option has exactly one ({@link
 * org.dancingsparks.layers.carriers.CarrierSearch}). With carriers, a layer is the residuals after
 * the same number of options ({@link org.dancingsparks.layers.carriers.LayerSweep}). Residuals with
 * the same carriers covered form a block, which one thread builds in a table that fits its cache.
 * Without carriers, a layer is the residuals with the same first open item ({@link
 * org.dancingsparks.layers.places.PlaceSweep}). Where these are many of the subsets of a narrow
 * frontier, arrays hold them ({@link org.dancingsparks.layers.arrays.ArrayCount}).
 *
 * <p>{@code LayerCount.byClasses} merges isomorphic residuals as well, where a problem may have
 * many automorphisms, as Latin squares do ({@link org.dancingsparks.isomorphism}).
 *
 * <p>With carriers, the item order may be cut in the middle: each option is left or right by the
 * median of its items, so every solution has one left half and one right half. The layers of left
 * options are built from the first item on. Where an automorphism reverses the item order, as the
 * half turn of a board does, the right halves are the images of the left ones; otherwise they are
 * built from the last item back. A left half is joined with every right half whose items and
 * carriers are exactly those left open, and their numbers of ways are multiplied ({@link
 * org.dancingsparks.layers.carriers.MiddleJoin}). Where an automorphism reverses each column of the
 * board as well, a count keeps one of two residuals that it maps to each other.
 *
 * <p>{@link org.dancingsparks.layers.LayerDiagram} keeps all layers instead, goes back from the
 * last, and drops the residuals without a solution: the rest is the diagram of all solutions.
 * Beyond one machine, {@link org.dancingsparks.layers.rounds.RoundSweep} divides each layer into
 * tasks, and residuals meet their equals in the next round.
 *
 * <pre>
 * LayerDiagram: SegmentSweep ─ Segment, forward to the cuts; back from the last layer, in memory
 *   BackwardPass ─ LiveEdges, NodeTable, LayerNodes ─ GraphBuilder ─ GraphNumbering; or StoredPass
 * package carriers: LayerCount where each option has a carrier   a layer has one option more
 * package places:   LayerCount of any other problem              a layer has a later first open item
 * package arrays:   a narrow frontier by place                   a layer is an array
 * package disk:     cores, memory and files of one machine       a StoredDiagram in such a file
 * package rounds:   LayerCount on many machines                  tasks, chunks, files
 * </pre>
 */
package org.dancingsparks.layers;
