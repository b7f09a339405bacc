/**
 * Counting in layers of blocks, for problems with carriers: items, such as pieces, of which each
 * option has one.
 *
 * <pre>{@code
 * Sweep sweep = Sweep.of(new OrderedProblem(problem, order)).orElseThrow(); // there are carriers
 * int pieces = sweep.problem().carriers(); // 12
 * AtomicLong visited = new AtomicLong();
 * BlockCheck check = (residuals, choices) -> visited.addAndGet(residuals) > 1_000_000;
 * Limits limits = Limits.ofThisJvm().cores(2);
 * LayerSweep layers = new LayerSweep(sweep, limits, new CoreTasks(2), check);
 * BigInteger solutions = layers.count().orElseThrow(); // 9,356
 * }</pre>
 *
 * <p>A layer is the residuals after a number of options, and a block those of them with the same
 * carriers covered. Each residual is expanded once, by all options that fit, and what these leave
 * is sent to the blocks with one carrier more. One thread adds up the parts of a block, in a table
 * that fits its cache.
 *
 * <pre>
 * CarrierSearch ─ WindowProblem ─ Cut ─ Sweep: Window, SweepOptions, HoleCheck    the problem as bits
 * CarrierImages ─ Cut, Columns ─ Reflection                                      its automorphisms
 * LayerSweep, on all cores ─ ChoiceForecast -> Choices -> BlockCheck             layer after layer
 * BlockParts ─ Block                                                             of blocks
 * BlockBuilder ─ ResidualTable: PackedTable, WideTable                           one block, added up
 *   Expansion ─ FittingOptions ─ ChildLists -> ChildReceiver                     and expanded
 * BlockStore ─ SpilledBlocks                                                     blocks that are kept
 * MiddleJoin ─ FillingJoin ─ ExactSum     RightFillings                          halves, joined
 * </pre>
 */
package org.dancingsparks.layers.carriers;
