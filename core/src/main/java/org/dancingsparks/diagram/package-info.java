/**
 * The engine {@code diagram}: each residual of an exact cover problem is solved once, and the
 * solutions are the paths of what comes of it.
 *
 * <p>A {@link org.dancingsparks.diagram.FrontierSearch} visits the residuals place by place of a
 * fixed item order and makes a {@link org.dancingsparks.diagram.Diagram}, which is asked for
 * counts, marginals, the k-th solution, samples, and for a {@link
 * org.dancingsparks.diagram.DiagramCursor} over any range. Where none is known, {@link
 * org.dancingsparks.diagram.OrderSearch} looks for an order. What does not fit into memory is
 * searched by a {@link org.dancingsparks.diagram.MemoCursor}.
 */
package org.dancingsparks.diagram;
