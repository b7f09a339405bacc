/**
 * The engine {@code links}: Dancing Links (Knuth, TAOCP 7.2.2.1) as a resumable cursor.
 *
 * <pre>{@code
 * List<List<String>> covers = new ArrayList<>();
 * Links links = new Links(problem, ItemOrder.given(problem));
 * while (links.next()) {
 *   covers.add(Arrays.stream(links.solution()).mapToObj(builder::identifier).toList());
 * }
 * }</pre>
 *
 * <pre>
 * Problem + ItemOrder -&gt; Links (a TreeCursor) -&gt; solutions as option ids, in order; Profile of its work
 * Links -&gt; TreeWalk: depth first through any such tree, with its Profile
 * Links, ProfileSearch (-&gt; TreeProfile, without visiting all nodes), SearchTree (its top, to draw)
 *   -&gt; BranchPath: a path in the tree -&gt; DancingLinks: the linked lists -&gt; SizeTournament
 *   ColouredLinks: lists with colours; BoundedLinks: with bounds
 * ProfileSearch -&gt; CoveredItems, ResidualProfiles: the profile of each residual that it has met
 * </pre>
 */
package org.dancingsparks.links;
