/**
 * Residuals up to isomorphism: residuals that differ only by a renaming of items and options have
 * equally many completions.
 *
 * <pre>{@code
 * var bits = new BitSetProblem(new OrderedProblem(latin.problem(), latin.defaultOrder()));
 * Stage stage = new Stages(bits).stage(3); // the first row is complete
 * ResidualLabelling labelling = stage.labelling();
 * long[] one = bits.residual(Prefix.of(latin.problem(), 0, 4, 8)); // the row 1 2 3
 * long[] other = bits.residual(Prefix.of(latin.problem(), 1, 5, 6)); // the row 2 3 1
 * boolean areIsomorphic = labelling.form(one).equals(labelling.form(other)); // true
 * }</pre>
 *
 * <p>A stage is a place before which all choices are complete. A residual of a stage is drawn as a
 * graph. Isomorphic graphs, and no others, have the same canonical form, and residuals whose graphs
 * have the same form have equally many completions. The frontier of a stage is the bits that an
 * earlier option can have changed; all others, its surroundings, are the same in each residual.
 * Only an option chosen ahead, by the shortcut past the orders of twins, changes them: such a
 * residual has a form of its own. Without the frontier the stage falls into parts. Of twins, parts
 * that hang on the frontier in the same way, one is drawn, with their number.
 *
 * <p>The graph is the incidence of bits and options, reduced by what can be undone ({@link
 * org.dancingsparks.isomorphism.BitGraph}); or, where that is large, a graph of fewer bits on which
 * the automorphisms of the stage act as on the frontier, which is found once for each stage ({@link
 * org.dancingsparks.isomorphism.FrontierGraph}). For sudokus the generic search finds the columns,
 * the values, and which columns share a block.
 *
 * <pre>
 * BitSetProblem -&gt; Stages, frontiers by place -&gt; Stage (Incidence, Twins, TwinShortcut, Surroundings)
 * Stages -&gt; OptionClasses (Exchange): options of a place, of which only the number matters
 * Stage -&gt; ResidualGraph: BitGraph, or FrontierGraph (StageGraph, FrontierGraphSearch, OrbitGraph)
 * ResidualLabelling: residual -&gt; ColouredGraph -&gt; CanonicalLabelling -&gt; CanonicalForm
 * CanonicalLabelling: a tree of EquitablePartitions, cut by automorphisms (DisjointSets), bounded by Work
 * SymmetryBound, looked at first: whether a problem may have enough automorphisms
 * </pre>
 */
package org.dancingsparks.isomorphism;
