/**
 * Estimates of the size of a search from random paths through its tree.
 *
 * <pre>{@code
 * Problem queens = NamedPuzzles.of("queens:9").problem();
 * Links links = new Links(queens, ItemOrder.given(queens)).from(Prefix.EMPTY);
 * RandomPaths paths = new RandomPaths(links, 7, 1e150); // the seed is 7
 * PathSums sums = new PathSums();
 * for (int path = 0; path < 10_000; path++) {
 *   paths.follow(path, sums);
 * }
 * double solutions = sums.solutions().value(); // near 352
 * double error = sums.solutions().error();
 * }</pre>
 *
 * <pre>
 * Links -&gt; RandomPaths (a RandomPathEstimate at a time) -&gt; PathSums -&gt; Estimate: solutions, nodes, updates
 * PathSampling: paths in groups and batches -&gt; PathSample: the PathSums of each group, added in order
 * Links at a solution -&gt; SolutionPathEstimate: the work of the search, from the path to that solution
 * </pre>
 *
 * <p>After Knuth, "Estimating the efficiency of backtrack programs" (1975).
 */
package org.dancingsparks.estimate;
