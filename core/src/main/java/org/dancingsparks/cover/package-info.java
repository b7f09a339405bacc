/**
 * Exact cover problems (Knuth, TAOCP 7.2.2.1) and the engine {@code links}: Dancing Links as a
 * resumable cursor.
 *
 * <pre>
 * ProblemBuilder -&gt; Problem (items, options)      Prefix: options chosen    Residual: what it leaves
 * Problem + ItemOrder -&gt; Links (a TreeCursor) -&gt; solutions as option ids, in order; Profile of its work
 * Links, ProfileSearch (-&gt; TreeProfile, without visiting all nodes), SearchTree (its top, to draw)
 *   -&gt; BranchPath: a path in the tree -&gt; DancingLinks: the linked lists -&gt; SizeTournament
 *   ColouredLinks: lists with colours; BoundedLinks: with bounds, too
 * SolutionCursor: what all cursors share, TreeCursor: those that start from any prefix
 * </pre>
 */
package org.dancingsparks.cover;
