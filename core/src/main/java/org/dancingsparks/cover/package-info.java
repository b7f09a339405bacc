/**
 * Exact cover problems: items, options, colours and bounds, and what is left of them.
 *
 * <pre>
 * ProblemBuilder -&gt; Problem (items, options)      Prefix: options chosen    Residual: what it leaves
 * ItemOrder: which item is covered next       CanonicalText: a problem as bytes, to be compared
 * SolutionCursor: what all cursors over solutions share, whatever engine finds them
 * </pre>
 */
package org.dancingsparks.cover;
