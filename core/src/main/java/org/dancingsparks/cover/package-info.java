/**
 * Exact cover problems: their items, options, colours and bounds, and the residuals of prefixes.
 *
 * <pre>{@code
 * var builder = new ProblemBuilder<String, String>();
 * builder.primary("A").primary("B").secondary("X");
 * builder.option("a", List.of("A", "X")).option("b", List.of("B", "X"));
 * builder.option("c", List.of("B"));
 * Problem problem = builder.build();
 *
 * Residual residual = new Residual(problem, Prefix.of(problem, 0)); // "a" is chosen
 * BitSet left = residual.options(); // {2}, which is "c"
 * boolean isSolution = problem.isSolution(0, 2); // true
 * }</pre>
 *
 * <pre>
 * ProblemBuilder -&gt; Problem (items, options)      Prefix: options chosen    Residual: what it leaves
 * ItemOrder: which item is covered next       CanonicalText: a problem as bytes, to be compared
 * SolutionCursor: what all cursors over solutions share, whatever engine finds them
 * </pre>
 */
package org.dancingsparks.cover;
