/**
 * The search for an item order: one in which a frontier search visits few residuals.
 *
 * <pre>{@code
 * ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
 * FrontierSearch search = new FrontierSearch(problem, order);
 * search.visitAll();
 * long visited = search.residuals(); // 1,699
 * }</pre>
 *
 * <p>{@link org.dancingsparks.orders.OrderSearch} makes candidates and tries each for a while, as
 * most problems need no more. Where they do, it narrows the frontiers of the candidates, and tries
 * the best again. {@link org.dancingsparks.orders.ItemGraph} says which items options join. {@link
 * org.dancingsparks.orders.GreedyOrders} walks through this graph from its ends. {@link
 * org.dancingsparks.orders.Bisection} cuts an order into halves where the {@link
 * org.dancingsparks.orders.Frontier} between them is narrow, and {@link
 * org.dancingsparks.orders.Sifting} moves single items: minimum linear arrangement, with the sum of
 * powers of 2 in place of the sum of widths. As widths do not tell which of two unlike orders takes
 * fewer residuals, trials do, and {@link org.dancingsparks.orders.ResidualForecast} says how those
 * that ended early would go on.
 *
 * <pre>
 * Problem -&gt; ItemGraph -&gt; GreedyOrders -&gt; candidates -&gt; trials by org.dancingsparks.diagram
 * candidates -&gt; Bisection, Sifting (Frontier, FrontierCost) -&gt; trials -&gt; ResidualForecast -&gt; ItemOrder
 * </pre>
 *
 * <p>Narrowing is bounded by counted work ({@link org.dancingsparks.orders.Effort}), trials by
 * residuals, and the rest by the size of problems that are searched, so the order is the same on
 * every machine.
 */
package org.dancingsparks.orders;
