/**
 * The engine {@code diagram}: each residual of an exact cover problem is solved once, and the
 * solutions are the paths of a decision diagram.
 *
 * <pre>
 * Problem -&gt; OrderSearch (ItemGraph) -&gt; ItemOrder -&gt; org.dancingsparks.residuals
 * FrontierSearch (a Kernel for each width) or ListedSolutions -&gt; Diagram   (DiagramBytes, DiagramValidator)
 * Diagram + org.dancingsparks.values -&gt; DiagramQueries; DiagramCursor: any range of its NumberedSolutions (LeavingCursor with bounds)
 * Diagram -&gt; Suffixes, SuffixIndex: the options that follow others, for starting positions
 * too large for memory -&gt; MemoSearch -&gt; MemoCursor (bounded Memo)
 * </pre>
 *
 * <p>The diagram is a zero-suppressed decision diagram (Minato, "Zero-suppressed BDDs for set
 * manipulation in combinatorial problems", 1993; Knuth, TAOCP 7.1.4), built by a frontier-based
 * search (Kawahara, Inoue, Iwashita, Minato, IEICE Transactions E100-A, 2017).
 */
package org.dancingsparks.diagram;
