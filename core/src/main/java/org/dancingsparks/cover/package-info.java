/**
 * Exact cover problems: their items, options, colours and bounds, and the residuals of prefixes.
 *
 * <pre>
 * ProblemBuilder -&gt; Problem (items, options)      Prefix: options chosen    Residual: what it leaves
 * ItemOrder: which item is covered next       CanonicalText: a problem as bytes, to be compared
 * SolutionCursor: what all cursors over solutions share, whatever engine finds them
 * </pre>
 */
package org.dancingsparks.cover;
