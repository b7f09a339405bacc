/**
 * Estimates of the size of a search from random paths through its tree.
 *
 * <pre>
 * Links -&gt; RandomPaths (a RandomPathEstimate at a time) -&gt; PathSums -&gt; Estimate: solutions, nodes, updates
 * PathSampling: paths in groups and parts -&gt; PathSample: the PathSums of each group, added in order
 * Links at a solution -&gt; SolutionPathEstimate: the work of the search, from the path to that solution
 * </pre>
 *
 * <p>After Knuth, "Estimating the efficiency of backtrack programs" (1975).
 */
package org.dancingsparks.estimate;
