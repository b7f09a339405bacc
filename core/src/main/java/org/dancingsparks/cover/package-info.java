/**
 * Exact cover problems (Knuth, TAOCP 7.2.2.1) and the engine {@code links}: Dancing Links as a
 * resumable cursor.
 *
 * <pre>
 * ProblemBuilder -&gt; Problem (items, options)      Prefix: options chosen    Residual: what it leaves
 * Problem + ItemOrder -&gt; Links (a TreeCursor) -&gt; solutions as option ids, in order; Profile of its work
 * Links -&gt; DancingLinks (the linked lists) -&gt; SizeTournament (the smallest of many items)
 * ProfileSearch -&gt; TreeProfile, without visiting all nodes      SearchTree: the top of the tree, to draw
 * SolutionCursor: what all cursors share, TreeCursor: those that start from any prefix
 * </pre>
 */
package org.dancingsparks.cover;
