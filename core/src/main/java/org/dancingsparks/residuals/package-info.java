/**
 * A problem as bit sets, and the residual that the choice of an option leaves: shared by the
 * searches that meet each residual once.
 *
 * <pre>
 * Problem, ItemOrder -&gt; BitSetProblem (BitLayout: items and colours; Counters: items with bounds)
 * BitSetProblem -&gt; Compatibility: the options that fit a residual
 * BitSetProblem -&gt; LookAhead (Walls, WallSearch, OptionsByItem): what a choice leaves without options
 * </pre>
 */
package org.dancingsparks.residuals;
