/**
 * Problems as bit sets, and the residual left by the choice of an option. The package is shared by
 * the searches that meet each residual once.
 *
 * <pre>{@code
 * var bits = new BitSetProblem(new OrderedProblem(problem, ItemOrder.given(problem)));
 * long[] all = bits.residual(Prefix.EMPTY); // a bit for each of 5 items
 * int place = bits.place(all, 0); // 0: the first item is open
 * long[] left = new long[bits.width()];
 * for (int number = bits.first()[place]; number < bits.first()[place + 1]; number++) {
 *   bits.choose(all, 0, number, left);
 *   System.out.println(problem.describe(bits.id(number)) + " leaves " + left[0]);
 * }
 * }</pre>
 *
 * <pre>
 * Problem, ItemOrder -&gt; BitSetProblem (ItemBits: BitLayout, Counters of items with bounds)
 * BitSetProblem, Prefix -&gt; PrefixResidual: where a search begins
 * BitSetProblem -&gt; Compatibility: the options that fit a residual
 * Growth: the size of the next stages of a search, from those before
 * BitSetProblem -&gt; LookAhead (Walls, WallSearch, OptionsByItem): what a choice leaves without options
 * </pre>
 */
package org.dancingsparks.residuals;
