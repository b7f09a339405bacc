/**
 * Counting by place in arrays, where the frontier is narrow: a state is the set of its items that
 * are covered, as bits, and its multiplicity is the element of an array with that index. Nothing is
 * hashed or compared (dynamic programming over broken profiles).
 *
 * <pre>{@code
 * Puzzle dominoes = NamedPuzzles.of("dominoes:8x8");
 * Frontier frontier =
 *     PlaceProblem.of(new OrderedProblem(dominoes.problem(), dominoes.defaultOrder()))
 *         .frontier()
 *         .orElseThrow();
 * Limits limits = Limits.ofThisJvm().within(1 << 26);
 * ArrayCount count = new ArrayCount(frontier, 0, limits, states -> false);
 * count.add(0, 1); // before the first place nothing is covered, in one way
 * BigInteger solutions = count.count().orElseThrow(); // 12,988,816
 * }</pre>
 *
 * <pre>
 * Frontier: its FrontierPlaces, each with its options       StateTable: a multiplicity for each state
 * ArraySweep: place after place, on all cores ─ PlaceStep, from one table to another
 * ArrayCount: to the last place; or to a MiddleCut, where the rest is the mirror image of a window
 * </pre>
 */
package org.dancingsparks.layers.arrays;
