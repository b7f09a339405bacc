package org.dancingsparks.challenge;

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
final class Refinement {
  private final Kinds kinds;
  private final int size;
  private final StartSets sets;
  private final Runnable poll;

  /** The kinds chosen, those that the bucket has in common first. */
  private final int[] chosen;

  /** By number of kinds chosen: rows in groups of two or more, and where each group begins. */
  private final int[][] grouped;

  private final int[][] groups;
  private final int[] groupCount;

  /** By number of kinds chosen: the rows that are alone, how many, and whether they are listed. */
  private final int[][] alone;

  private final int[] aloneCount;

  /** By place of an option in its kind: how often it was met, and where its group goes on. */
  private int[] met;

  private int[] next;
  private char[] touched;

  /** Greater than whatever was met before; see {@link #countLast}. */
  private int stamp = 2;

  private int[] seen;

  /** By row what became of it with the last kind; see {@link StartMarks}. */
  private final StartMarks marks;

  private final int[] start;

  private Bucket bucket;
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
  Refinement(Kinds kinds, StartSets sets, Runnable poll) {
    this.kinds = kinds;
    this.sets = sets;
    this.poll = poll;
    size = sets.size();
    chosen = new int[size];
    grouped = new int[size + 1][0];
    groups = new int[size + 1][0];
    groupCount = new int[size + 1];
    alone = new int[size + 1][0];
    aloneCount = new int[size + 1];
    int most = 1;
    for (int kind = 0; kind < kinds.size(); kind++) {
      most = Math.max(most, kinds.options(kind) + 1);
    }
    met = new int[most];
    next = new int[most];
    touched = new char[most];
    seen = new int[most];
    marks = new StartMarks(most);
    start = new int[size];
    uniqueBySet = new long[sets.listed()];
    solvableBySet = new long[sets.listed()];
  }

  /** Counts the starts in a bucket. */
  void count(Bucket rows) {
    run(rows, null);
  }

  /**
   * Counts the starts in a bucket and shows the unique ones: set by set, and in each by the numbers
   * of their solutions.
   */
  void showUnique(Bucket rows, StartVisitor shown) {
    isOnlyUnique = true;
    run(rows, shown);
  }

  /** The same, and shows the others as well, each with a solution, or as one of several. */
  void showAll(Bucket rows, StartVisitor shown) {
    isOnlyUnique = false;
    run(rows, shown);
  }

  private void run(Bucket rows, StartVisitor shown) {
    bucket = rows;
    visitor = shown;
    first = rows.placed().length;
    shared = rows.shared();
    open = rows.present();
    for (int place = 0; place < first; place++) {
      start[place] = rows.placed()[place];
    }
    begin(rows.rows());
    descend(first, 0);
  }

  private void begin(int rows) {
    for (int level = first; level < size; level++) {
      grouped[level] = atLeast(grouped[level], rows);
      groups[level] = atLeast(groups[level], rows / 2 + 2);
      alone[level] = atLeast(alone[level], rows);
    }
    boolean isAlone = rows == 1;
    int[] all = isAlone ? alone[first] : grouped[first];
    for (int row = 0; row < rows; row++) {
      all[row] = row;
    }
    groupCount[first] = isAlone || rows == 0 ? 0 : 1;
    groups[first][1] = rows;
    aloneCount[first] = isAlone ? 1 : 0;
  }

  private static int[] atLeast(int[] array, int length) {
    return array.length >= length ? array : new int[length];
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
          countLast(bucket.column(open[place]));
        } else {
          showLast(bucket.column(open[place]));
        }
      } else {
        part(depth, bucket.column(open[place]));
        if (groupCount[depth + 1] + aloneCount[depth + 1] > 0) {
          descend(depth + 1, place + 1);
        }
      }
    }
  }

  /** Parts each group by the options of one more kind. */
  private void part(int depth, char... values) {
    int[] rows = grouped[depth];
    int[] bounds = groups[depth];
    int[] out = grouped[depth + 1];
    int[] outBounds = groups[depth + 1];
    int[] lone = alone[depth + 1];
    int[] met = this.met;
    int[] next = this.next;
    char[] touched = this.touched;
    int end = 0;
    int parts = 0;
    int lonely = 0;
    for (int group = 0; group < groupCount[depth]; group++) {
      int distinct = 0;
      for (int at = bounds[group]; at < bounds[group + 1]; at++) {
        char value = values[rows[at]];
        if (met[value]++ == 0) {
          touched[distinct++] = value;
        }
      }
      for (int at = 0; at < distinct; at++) {
        char value = touched[at];
        if (value != 0 && met[value] > 1) {
          next[value] = end;
          outBounds[parts++] = end;
          end += met[value];
        }
      }
      for (int at = bounds[group]; at < bounds[group + 1]; at++) {
        int row = rows[at];
        char value = values[row];
        if (value != 0) {
          if (met[value] == 1) {
            lone[lonely++] = row;
          } else {
            out[next[value]++] = row;
          }
        }
      }
      for (int at = 0; at < distinct; at++) {
        met[touched[at]] = 0;
      }
    }
    outBounds[parts] = end;
    groupCount[depth + 1] = parts;
    aloneCount[depth + 1] = lonely + stillAlone(depth, lonely, values);
  }

  /** Takes over what was alone before, unless it lacks the kind; how many there are. */
  private int stillAlone(int depth, int from, char... values) {
    int[] before = alone[depth];
    int[] after = alone[depth + 1];
    int end = from;
    for (int at = 0; at < aloneCount[depth]; at++) {
      if (values[before[at]] != 0) {
        after[end++] = before[at];
      }
    }
    return end - from;
  }

  /** Counts with the last kind, of which no groups have to be made. */
  private void countLast(char... values) {
    int[] rows = grouped[size - 1];
    int[] bounds = groups[size - 1];
    int[] seen = this.seen;
    int shared = this.shared;
    int mark = stamp;
    long distinct = 0;
    long single = 0;
    for (int group = 0; group < groupCount[size - 1]; group++) {
      if (mark > Integer.MAX_VALUE - 4) {
        Arrays.fill(seen, 0);
        mark = 2;
      }
      // Met once: the mark; met more often: one more. What is absent counts for nothing.
      seen[0] = mark + 1;
      for (int at = bounds[group]; at < bounds[group + 1]; at++) {
        int row = rows[at];
        int value = values[row];
        int before = seen[value];
        if (before < mark) {
          boolean isOne = row >= shared;
          seen[value] = isOne ? mark : mark + 1;
          single += isOne ? 1 : 0;
          distinct++;
        } else if (before == mark) {
          seen[value] = mark + 1;
          single--;
        }
      }
      mark += 2;
    }
    stamp = mark;
    int[] lone = alone[size - 1];
    for (int at = 0; at < aloneCount[size - 1]; at++) {
      if (values[lone[at]] != 0) {
        distinct++;
        single += lone[at] >= shared ? 1 : 0;
      }
    }
    add(single, distinct);
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
    for (int group = 0; group < groupCount[size - 1]; group++) {
      marks.group(grouped[size - 1], groups[size - 1][group], groups[size - 1][group + 1]);
    }
    marks.alone(alone[size - 1], aloneCount[size - 1]);
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
