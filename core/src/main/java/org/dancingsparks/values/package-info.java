/**
 * The values of a graph's nodes in a semiring. Each query of a diagram is one pass over its edges.
 *
 * <pre>{@code
 * var search = new FrontierSearch(problem, ItemOrder.given(problem));
 * Diagram diagram = search.diagram().orElseThrow();
 *
 * BigInteger[] weights = new BigInteger[problem.options()];
 * Arrays.setAll(
 *     weights, option -> BigInteger.valueOf(option + 1)); // those of a solution multiply
 * WeightedSolutions weighted = diagram.weighted(OptionWeights.of(weights));
 * BigInteger total = weighted.total(); // 1*2*4 + 3*5
 * BigInteger number = weighted.number(BigInteger.TEN); // of the solution with the weight 9 to 23
 * }</pre>
 *
 * <pre>
 * DiagramGraph (nodes and edges of a diagram) + Values.add(to, edge, from): gather from the end, scatter from the roots
 * Numbers = LongNumbers or BigNumbers (OptionWeights): counts; Unranking: the solution at a number
 * LongMarginals: from the roots x to the end, by option    WeightedSolutions: samples by weight
 * OptionCosts -&gt; LeastCosts -&gt; BestSolutions (RankedPaths): the k best    PathLengths: the longest
 * SharedOptions (SetFamilies): the most options of a set in one solution, and the subsets of that size
 * OptionCosts -&gt; Polynomials -&gt; CostHistogram: solutions by cost, or by how often options occur
 * </pre>
 *
 * <p>The model is Lucene's finite-state transducers: values are added up along the paths of an
 * automaton that knows nothing about them.
 */
package org.dancingsparks.values;
