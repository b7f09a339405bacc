/**
 * Starting positions: sets of pieces whose placement leaves exactly one solution.
 *
 * <pre>
 * Search (with its diagram) -> StartPlan -> bins of sets of pieces
 * StartSearch: walks the sets of a bin, splits all solutions by their placement, keeps the classes of one
 * StartList   -> Start, in order         StartSample -> k of them at random
 * Grader      -> Grade: how many placements follow one from another
 * </pre>
 *
 * <p>Where the literature on designs and Latin squares speaks of defining and critical sets, it
 * means the same.
 */
package org.dancingsparks.starts;
