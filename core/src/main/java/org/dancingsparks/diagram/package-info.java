/**
 * The engine {@code diagram}: it solves each residual once, and keeps all solutions as the paths of
 * a decision diagram.
 *
 * <pre>{@code
 * ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
 * Diagram diagram = new FrontierSearch(problem, order).diagram().orElseThrow();
 * BigInteger count = diagram.count(); // 2
 * int[] second = diagram.solution(BigInteger.ONE); // option ids
 * RangeCursor both = diagram.cursor(0, 2); // any range of them, pulled
 * }</pre>
 *
 * <p>{@link org.dancingsparks.orders.OrderSearch} tries several item orders for a while and takes
 * the one with the fewest residuals. {@link org.dancingsparks.diagram.FrontierSearch} follows this
 * order from place to place. It expands all residuals of a place: each option that covers the item
 * at this place and fits leads to a residual of a later place. A table merges equal residuals, so a
 * residual that is reached again costs one more edge and no search. {@link
 * org.dancingsparks.residuals.LookAhead} drops a choice that leaves some item without options.
 * After the last place, a pass back keeps only the residuals with a solution. These are the nodes
 * of the {@link org.dancingsparks.diagram.Diagram}, and their choices are its edges, so each path
 * from the root to the end is a solution. One pass over the edges counts the solutions below each
 * node ({@link org.dancingsparks.values.Numbers}); the counts lead from a number to its solution
 * ({@link org.dancingsparks.values.Unranking}). {@link org.dancingsparks.diagram.RangeCursor} walks
 * through any range of solutions. Where memory is too small for the diagram, {@link
 * org.dancingsparks.diagram.MemoSearch} remembers only some residuals.
 *
 * <pre>
 * Problem and ItemOrder -&gt; org.dancingsparks.residuals
 * FrontierSearch (a Kernel for each width) or ListedSolutions -&gt; Diagram   (DiagramBytes, DiagramValidator)
 * Diagram + org.dancingsparks.values -&gt; DiagramQueries; DiagramCursor: any range of its NumberedSolutions (LeavingCursor with bounds)
 * Diagram -&gt; Suffixes, SuffixIndex: the options that follow others, for starting positions
 * Suffixes -&gt; SuffixGraph -&gt; SuffixPairs: two options that follow others, 64 pairs at a time
 * too large for memory -&gt; MemoSearch -&gt; MemoCursor (bounded Memo)
 * </pre>
 *
 * <p>The diagram is a zero-suppressed decision diagram (Minato, "Zero-suppressed BDDs for set
 * manipulation in combinatorial problems", 1993; Knuth, TAOCP 7.1.4), built by a frontier-based
 * search (Kawahara, Inoue, Iwashita, Minato, IEICE Transactions E100-A, 2017).
 */
package org.dancingsparks.diagram;
