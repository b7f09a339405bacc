package org.dancingsparks.search;

import java.util.List;
import java.util.OptionalInt;
import org.dancingsparks.links.Profile;

/**
 * A search cut into subproblems, gathered into bins: together they are the whole search, without
 * overlap and in its order. Immutable.
 *
 * @param search that is cut
 * @param splitDepth options by which the tree was cut, below the givens and the placement that it
 *     is split by
 * @param mostBins the most bins asked for
 * @param bins groups of consecutive subproblems, in order; at least one, unless it was not cut
 * @param expansion the work of finding the subproblems: the nodes above them
 * @param isSearched whether that was the whole search, so that each subproblem is a solution
 */
public record Plan(
    Search search,
    int splitDepth,
    int mostBins,
    List<Bin> bins,
    Profile expansion,
    boolean isSearched) {
  /** Maximum number of bins of any plan: files of a run are numbered with five digits. */
  public static final int MAX_BINS = 99_999;

  /** Copies the list. */
  public Plan {
    bins = List.copyOf(bins);
  }

  /** The plan of a search that one thread does: a single bin, not cut. */
  public static Plan single(Search search) {
    return Planner.plan(search, OptionalInt.of(0), 1);
  }

  /** The plan of a search that needs no bins, since its number of solutions is known. */
  public static Plan uncut(Search search) {
    return new Plan(search, 0, 0, List.of(), Profile.NONE, true);
  }

  /** Number of subproblems. */
  public int subproblems() {
    return bins.stream().mapToInt(bin -> bin.subproblems().size()).sum();
  }
}
