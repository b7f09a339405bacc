/**
 * Problems as bit sets, and the residual left by the choice of an option. The package is shared by
 * the searches that meet each residual once.
 *
 * <pre>
 * Problem, ItemOrder -&gt; BitSetProblem (ItemBits: BitLayout, Counters of items with bounds)
 * BitSetProblem, Prefix -&gt; PrefixResidual: where a search begins
 * BitSetProblem -&gt; Compatibility: the options that fit a residual
 * BitSetProblem -&gt; LookAhead (Walls, WallSearch, OptionsByItem): what a choice leaves without options
 * </pre>
 */
package org.dancingsparks.residuals;
