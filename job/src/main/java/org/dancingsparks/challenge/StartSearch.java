package org.dancingsparks.challenge;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;

/**
 * Searches for the starts whose first option is one of a few: solutions that have it are put into a
 * {@link Bucket}, as many buckets at a time as there is room for, and each bucket is parted by
 * {@link Refinement}. Where one has more solutions than there is room for, its starts are searched
 * for by their second option, and so on; those of one option more are counted by marginals alone.
 *
 * <p>To be used by one thread.
 */
final class StartSearch {
  /** So many rows at a time do: more save little. */
  static final int ENOUGH_ROWS = Integer.getInteger("enough", 1 << 22);

  /** Watches a search. */
  interface Watch {
    /** Called now and then; may throw to end it. */
    void poll();

    /** All starts that begin with an option were found. */
    void done(int option);
  }

  private final Solutions solutions;
  private final Kinds kinds;
  private final StartSets sets;
  private final int mostRows;
  private final FixedStarts fixed;
  private final StartVisitor visitor;
  private final Watch watch;
  private final Refinement refinement;
  private final Loader loader;

  /**
   * A search.
   *
   * @param visitor is shown all unique starts, and others; null to count only
   */
  StartSearch(Solutions solutions, StartShape shape, StartVisitor visitor, Watch watch) {
    this.solutions = solutions;
    this.visitor = visitor;
    this.watch = watch;
    kinds = shape.kinds();
    sets = shape.sets();
    mostRows = shape.mostRows();
    fixed = new FixedStarts(solutions.problem(), shape, watch::poll);
    refinement = new Refinement(kinds, sets, watch::poll);
    loader = new Loader(kinds, watch::poll);
  }

  /** What was found so far. */
  StartCounts counts() {
    return new StartCounts(
        refinement.unique,
        refinement.solvable,
        fixed.unique(),
        fixed.solvable(),
        refinement.uniqueBySet,
        refinement.solvableBySet);
  }

  /**
   * Searches for starts whose first option is one of several.
   *
   * @param options by kind, ascending in each
   * @param solutionsOf how many solutions have each, at least 1
   */
  void search(int[] options, long... solutionsOf) {
    search(Prefix.EMPTY, options, solutionsOf);
  }

  private void search(Prefix before, int[] options, long... solutionsOf) {
    if (before.size() + 1 == sets.size()) {
      addLast(before, options, solutionsOf);
      return;
    }
    int from = 0;
    while (from < options.length) {
      int to = from;
      long rows = 0;
      while (to < options.length && rows + solutionsOf[to] <= room(to == from)) {
        rows += solutionsOf[to++];
      }
      if (to == from) {
        searchDeeper(before, options[to]);
        tell(before, options[to++]);
      } else {
        int[] some = Arrays.copyOfRange(options, from, to);
        load(
            before,
            some,
            Arrays.stream(solutionsOf, from, to).mapToInt(Math::toIntExact).toArray());
      }
      from = to;
    }
  }

  private void tell(Prefix before, int option) {
    if (before.size() == 0) {
      watch.done(option);
    }
  }

  private long room(boolean isForOne) {
    return isForOne ? mostRows : Math.min(mostRows, ENOUGH_ROWS);
  }

  /** Of too many solutions: those of which each of the next options is one. */
  private void searchDeeper(Prefix before, int option) {
    int[] placed = Arrays.copyOf(before.options(), before.size() + 1);
    placed[before.size()] = option;
    Prefix with = Prefix.of(solutions.problem(), placed);
    long[] marginals = saturated(solutions.marginals(with));
    int[] later =
        Arrays.stream(kinds.optionsAfter(kinds.kind(option)))
            .filter(next -> marginals[next] > 0)
            .toArray();
    watch.poll();
    search(with, later, Arrays.stream(later).mapToLong(next -> marginals[next]).toArray());
  }

  /** Counts; what is more than can ever be in memory is a large number. */
  static long[] saturated(BigInteger... counts) {
    BigInteger most = BigInteger.ONE.shiftLeft(Long.SIZE - 2);
    return Arrays.stream(counts).mapToLong(count -> count.min(most).longValueExact()).toArray();
  }

  private void load(Prefix before, int[] options, int... solutionsOf) {
    loader.load(solutions, before, options, solutionsOf);
    for (int option : options) {
      Bucket bucket = loader.bucket(option);
      if (visitor == null) {
        refinement.count(bucket);
      } else {
        refinement.show(bucket, visitor);
      }
      fixed.add(bucket);
      tell(before, option);
    }
  }

  /** Starts whose last option alone is open: how many solutions have them is known. */
  private void addLast(Prefix before, int[] options, long... solutionsOf) {
    BitSet single = new BitSet();
    int[] start = Arrays.copyOf(before.options(), sets.size());
    for (int place = 0; place < options.length; place++) {
      boolean isUnique = solutionsOf[place] == 1;
      start[before.size()] = options[place];
      single.set(options[place], isUnique);
      refinement.add(start, isUnique);
      fixed.add(start, isUnique);
      tell(before, options[place]);
    }
    if (visitor != null && !single.isEmpty()) {
      showLast(before, options, single);
    }
  }

  private void showLast(Prefix before, int[] options, BitSet single) {
    long[] numberOf = new long[solutions.problem().options()];
    solutions.visit(
        before,
        single,
        (number, solution, size, unchanged) -> {
          for (int place = 0; place < size; place++) {
            numberOf[solution[place]] = number;
          }
          return true;
        });
    int[] start = Arrays.copyOf(before.options(), sets.size());
    for (int option : options) {
      if (single.get(option)) {
        start[before.size()] = option;
        visitor.start(start, numberOf[option], true);
      }
    }
  }
}
