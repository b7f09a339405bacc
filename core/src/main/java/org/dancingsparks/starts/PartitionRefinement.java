package org.dancingsparks.starts;

import java.util.Arrays;

/**
 * Parts the rows of a bucket, kind after kind, by their options of that kind: rows that stay
 * together have all options so far in common, and a row that is alone with them has a unique start.
 *
 * <p>Nothing is hashed: what is together is equal. What is alone is set aside, for it stays alone
 * with whatever kind comes next; so the more kinds there are, the less is left to do. A row that
 * several solutions have is alone, but not unique. A row costs a few steps for each set of its
 * kinds, and some 12 bytes for each kind of a start. Not thread safe.
 */
final class PartitionRefinement {
  private final OptionSlots kinds;
  private final int size;
  private final StartSets sets;
  private final Runnable poll;

  /** The kinds chosen, those that the bucket has in common first. */
  private final int[] chosen;

  /** By number of kinds chosen. */
  private final Partition[] groups;

  private final PartitionStep parting;
  private final FinalStep last;

  /** By row what became of it with the last kind; see {@link StartMarks}. */
  private final StartMarks marks;

  private final int[] start;

  private SuffixTable bucket;
  private StartVisitor visitor;
  private boolean isOnlyUnique;

  /** How many options all rows have in common. */
  private int first;

  /** How many rows, the first ones, several solutions have. */
  private int shared;

  /** The kinds of the rows, ascending. */
  private int[] open = {};

  long unique;
  long solvable;
  final long[] uniqueBySet;
  final long[] solvableBySet;

  /**
   * For buckets of a puzzle.
   *
   * @param sets of kinds that starts have, more than any bucket has in common
   * @param poll called now and then; may throw to end it
   */
  PartitionRefinement(OptionSlots kinds, StartSets sets, Runnable poll) {
    this.kinds = kinds;
    this.sets = sets;
    this.poll = poll;
    size = sets.size();
    chosen = new int[size];
    groups = new Partition[size];
    Arrays.setAll(groups, level -> new Partition());
    int most = 1;
    for (int kind = 0; kind < kinds.size(); kind++) {
      most = Math.max(most, kinds.options(kind) + 1);
    }
    parting = new PartitionStep(most);
    last = new FinalStep(most);
    marks = new StartMarks(most);
    start = new int[size];
    uniqueBySet = new long[sets.listed()];
    solvableBySet = new long[sets.listed()];
  }

  /** Counts the starts in a bucket. */
  void count(SuffixTable rows) {
    run(rows, null);
  }

  /**
   * Counts the starts in a bucket and shows the unique ones: set by set, and in each by the numbers
   * of their solutions.
   */
  void showUnique(SuffixTable rows, StartVisitor shown) {
    isOnlyUnique = true;
    run(rows, shown);
  }

  /** The same, and shows the others as well, each with a solution, or as one of several. */
  void showAll(SuffixTable rows, StartVisitor shown) {
    isOnlyUnique = false;
    run(rows, shown);
  }

  private void run(SuffixTable rows, StartVisitor shown) {
    bucket = rows;
    visitor = shown;
    first = rows.placed().length;
    shared = rows.shared();
    open = rows.present();
    for (int place = 0; place < first; place++) {
      start[place] = rows.placed()[place];
    }
    for (int level = first; level < size; level++) {
      groups[level].reserve(rows.rows());
    }
    groups[first].takeAll(rows.rows());
    descend(first, 0);
  }

  /**
   * Chooses one more kind, and the rest.
   *
   * @param from place of the first among the open kinds that may be
   */
  private void descend(int depth, int from) {
    for (int place = from; place <= open.length - (size - depth); place++) {
      chosen[depth] = open[place];
      if (depth == size - 1) {
        poll.run();
        if (visitor == null) {
          last.count(groups[depth], bucket.column(open[place]), shared);
          add(last.unique(), last.solvable());
        } else {
          showLast(bucket.column(open[place]));
        }
      } else {
        parting.part(groups[depth], bucket.column(open[place]), groups[depth + 1]);
        if (!groups[depth + 1].isEmpty()) {
          descend(depth + 1, place + 1);
        }
      }
    }
  }

  private void add(long moreUnique, long moreSolvable) {
    unique += moreUnique;
    solvable += moreSolvable;
    if (uniqueBySet.length > 0) {
      int set = setAtHand();
      uniqueBySet[set] += moreUnique;
      solvableBySet[set] += moreSolvable;
    }
  }

  private int setAtHand() {
    for (int place = 0; place < first; place++) {
      chosen[place] = kinds.kind(start[place]);
    }
    int[] set = chosen.clone();
    Arrays.sort(set);
    return sets.number(set);
  }

  /** Takes a start of which it is known whether it is unique. */
  void add(int[] options, boolean isUnique) {
    first = size;
    System.arraycopy(options, 0, start, 0, size);
    add(isUnique ? 1 : 0, 1);
  }

  private void showLast(char... values) {
    marks.begin(values, shared);
    marks.add(groups[size - 1]);
    add(marks.unique(), marks.solvable());
    if (isOnlyUnique) {
      marks.dropRepeated();
    }
    for (int row = marks.next(0); row >= 0; row = marks.next(row + 1)) {
      for (int place = first; place < size; place++) {
        int kind = chosen[place];
        start[place] = kinds.option(kind, bucket.column(kind)[row]);
      }
      visitor.start(start, bucket.number(row), marks.isUnique(row));
    }
  }
}
