package org.dancingsparks.search;

import java.util.List;
import java.util.OptionalInt;
import org.dancingsparks.cover.Profile;

/**
 * A search cut into subproblems that together are the whole search, none overlapping, in the order
 * of the search; gathered into bins. Immutable.
 *
 * @param search what is cut
 * @param splitDepth how many options deep the tree was cut, below the givens and the piece that it
 *     is split by
 * @param mostBins how many bins were asked for at most
 * @param bins runs of subproblems, in order; at least one, unless it was not cut
 * @param expansion what finding the subproblems took: the nodes above them
 * @param isSearched whether that was the whole search, so that each subproblem is a solution
 */
public record Plan(
    Search search,
    int splitDepth,
    int mostBins,
    List<Bin> bins,
    Profile expansion,
    boolean isSearched) {
  /** The most bins of any plan: files of a run are numbered with five digits. */
  public static final int MOST_BINS = 99_999;

  /** Copies the list. */
  public Plan {
    bins = List.copyOf(bins);
  }

  /** The plan of a search that one thread does: a single bin, not cut. */
  public static Plan single(Search search) {
    return Planner.plan(search, OptionalInt.of(0), 1);
  }

  /** A search that needs no cutting, since its number of solutions is known. */
  public static Plan uncut(Search search) {
    return new Plan(search, 0, 0, List.of(), Profile.NONE, true);
  }

  /** Number of subproblems. */
  public int subproblems() {
    return bins.stream().mapToInt(bin -> bin.subproblems().size()).sum();
  }
}
