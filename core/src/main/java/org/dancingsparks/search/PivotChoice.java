package org.dancingsparks.search;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.TreeWalk;

/**
 * Chooses a pivot for a long search of the tree: the one below which random paths expect the fewest
 * nodes halfway down. The trees below two pivots with as many orbits can differ by a factor of
 * three, since an awkward piece leaves room for less than a plain one. Paths down to the bottom
 * would vary too much to tell.
 *
 * <p>In each round the better half of the pivots remain, and get twice as many paths. Paths are
 * drawn by a fixed seed, and their number depends on counted work, so that the choice is the same
 * everywhere.
 */
final class PivotChoice {
  /** Most orbits of a pivot that is considered. */
  private static final int MAX_ORBITS = 1 << 10;

  /** Most pivots that are compared: those with the fewest orbits. */
  private static final int MAX_PIVOTS = 24;

  /** Work of the whole search for one path of each pivot in the first round. */
  private static final double WORK_OF_PATH = 1 << 20;

  private static final int MIN_PATHS = 64;
  private static final int MAX_PATHS = 1024;

  private static final long SEED = 1975;

  private final TreeWalk walk;
  private final int level;

  private PivotChoice(Search tree) {
    walk = tree.walk();
    level = halfway(tree.problem(), tree.givens().size());
  }

  /** Halfway to a solution, if its options have as many items as all options do. */
  private static int halfway(Problem problem, int givens) {
    long length = (long) problem.primaryItems() * problem.options() / problem.entries();
    return (int) (givens + Math.max(length, givens + 2)) / 2;
  }

  /**
   * The search that leaves the least to do.
   *
   * @param tree by links or bit sets
   * @param others with the same solutions, by the orbits of each pivot
   * @param work of the whole tree, about
   */
  static Search of(Search tree, List<Search> others, double work) {
    if (tree.orbits().size() > MAX_ORBITS) {
      return tree;
    }
    Stream<Search> few =
        others.stream()
            .filter(other -> other.orbits().size() <= MAX_ORBITS)
            .sorted(Comparator.comparingInt(other -> other.orbits().size()))
            .limit(MAX_PIVOTS);
    // The first of equal candidates is kept.
    List<Candidate> left = Stream.concat(Stream.of(tree), few).map(Candidate::new).toList();
    PivotChoice choice = new PivotChoice(tree);
    int paths = (int) Math.max(MIN_PATHS, Math.min(MAX_PATHS, work / WORK_OF_PATH));
    while (left.size() > 1) {
      for (Candidate candidate : left) {
        choice.follow(paths, candidate);
      }
      left =
          left.stream()
              .sorted(Comparator.comparingDouble(Candidate::nodes))
              .limit((left.size() + 1) / 2)
              .toList();
      paths *= 2;
    }
    return left.get(0).search.by(tree.method());
  }

  /** Follows about this many paths, as many below each root. */
  private void follow(int paths, Candidate candidate) {
    int ofRoot = 1 + (paths - 1) / Math.max(1, candidate.roots.size());
    for (Prefix root : candidate.roots) {
      for (int path = 0; path < ofRoot; path++) {
        walk.from(root);
        candidate.sum += walk.pathTo(level, candidate.random::nextInt);
      }
    }
    candidate.pathsOfRoot += ofRoot;
  }

  /** A search, and the sum of the nodes that its paths expect. Not thread safe. */
  private static final class Candidate {
    private final Search search;
    private final List<Prefix> roots;
    private final Random random = new Random(SEED);
    private double sum;

    /** The number of paths below each root. */
    private int pathsOfRoot;

    Candidate(Search search) {
      this.search = search;
      roots = search.roots();
    }

    double nodes() {
      return sum / pathsOfRoot;
    }
  }
}
