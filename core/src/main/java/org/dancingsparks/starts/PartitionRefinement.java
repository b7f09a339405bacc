package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Refines a partition of a table's rows slot by slot (partition refinement: Paige and Tarjan,
 * 1987): rows that stay together have all options so far in common, and a row that is alone has a
 * unique start.
 *
 * <p>Nothing is hashed: rows in a group are equal. A row that is alone is set aside, since it stays
 * alone with any further slot; so the more slots there are, the less work is left. A row that
 * several solutions have may be alone, but is not unique. A row costs a few steps for each set of
 * its slots, and some 12 bytes for each slot of a start. Not thread safe.
 */
final class PartitionRefinement {
  private final OptionSlots slots;
  private final int size;
  private final StartTotals totals;
  private final Runnable poll;

  /** The slots chosen, those that the table has in common first. */
  private final int[] chosen;

  /** By number of slots chosen: the partition. */
  private final Partition[] groups;

  private final PartitionStep step;
  private final FinalStep last;

  /** Marks of the rows after the last slot; see {@link StartMarks}. */
  private final StartMarks marks;

  /** Bits by row to sort rows with. */
  private final BitSet bits = new BitSet();

  private final int[] start;

  private SuffixTable table;

  /** Receives the unique starts; null while these are only counted. */
  private StartVisitor visitor;

  /** Receives the starts that are not unique; null if they are left out. */
  private StartVisitor others;

  /** Number of options that all rows have in common. */
  private int first;

  /** Number of leading rows that several solutions have. */
  private int shared;

  /** The slots of the rows, ascending. */
  private int[] open = {};

  /**
   * A refinement for tables of a puzzle.
   *
   * @param totals to add to; of sets of slots larger than the common part of any table
   * @param poll called from time to time; may throw to end the search
   */
  PartitionRefinement(OptionSlots slots, StartTotals totals, Runnable poll) {
    this.slots = slots;
    this.totals = totals;
    this.poll = poll;
    size = totals.size();
    chosen = new int[size];
    groups = new Partition[size];
    Arrays.setAll(groups, level -> new Partition());
    int most = 1;
    for (int slot = 0; slot < slots.size(); slot++) {
      most = Math.max(most, slots.options(slot) + 1);
    }
    step = new PartitionStep(most);
    last = new FinalStep(most);
    marks = new StartMarks(most);
    start = new int[size];
  }

  /** Counts the starts in a table. */
  void count(SuffixTable rows) {
    run(rows, null);
  }

  /**
   * Counts the starts in a table and visits the unique ones: set by set, and within a set by the
   * numbers of their solutions.
   */
  void showUnique(SuffixTable rows, StartVisitor shown) {
    others = null;
    run(rows, shown);
  }

  /**
   * Counts and visits all starts, the unique ones and the others, those with one of their
   * solutions.
   */
  void showAll(SuffixTable rows, StartVisitor shown, StartVisitor shownOthers) {
    others = shownOthers;
    run(rows, shown);
  }

  private void run(SuffixTable rows, StartVisitor shown) {
    table = rows;
    visitor = shown;
    first = rows.placed().length;
    shared = rows.shared();
    open = rows.present();
    for (int index = 0; index < first; index++) {
      start[index] = rows.placed()[index];
    }
    for (int level = first; level < size; level++) {
      groups[level].reserve(rows.rows());
    }
    groups[first].takeAll(rows.rows());
    descend(first, 0);
  }

  /**
   * Chooses one more slot, and the rest recursively.
   *
   * @param from index of the first open slot that may be chosen
   */
  private void descend(int depth, int from) {
    for (int index = from; index <= open.length - (size - depth); index++) {
      chosen[depth] = open[index];
      if (depth == size - 1) {
        poll.run();
        if (visitor == null) {
          last.count(groups[depth], table.column(open[index]), shared);
          add(last.unique(), last.solvable());
        } else {
          showLast(table.column(open[index]));
        }
      } else {
        step.refine(groups[depth], table.column(open[index]), groups[depth + 1]);
        if (visitor != null && groups[depth].count > 0 && groups[depth + 1].count == 0) {
          // Further steps keep the order.
          groups[depth + 1].sortAlone(bits);
        }
        if (!groups[depth + 1].isEmpty()) {
          descend(depth + 1, index + 1);
        }
      }
    }
  }

  private void add(long unique, long solvable) {
    totals.add(totals.areBySet() ? setAtHand() : chosen, unique, solvable);
  }

  private int[] setAtHand() {
    for (int index = 0; index < first; index++) {
      chosen[index] = slots.slot(start[index]);
    }
    int[] set = chosen.clone();
    Arrays.sort(set);
    return set;
  }

  /**
   * Adds a start.
   *
   * @param isUnique whether it has exactly one solution
   */
  void add(int[] options, boolean isUnique) {
    first = size;
    System.arraycopy(options, 0, start, 0, size);
    add(isUnique ? 1 : 0, 1);
  }

  private void showLast(char... values) {
    if (groups[size - 1].count == 0) {
      showAlone(groups[size - 1], values);
    } else {
      showMarked(values);
    }
  }

  /** Visits starts of rows that are alone and ascend, so that no marks are needed. */
  private void showAlone(Partition rows, char... values) {
    long solvable = 0;
    long unique = 0;
    for (int at = 0; at < rows.aloneCount; at++) {
      int row = rows.alone[at];
      if (values[row] != 0) {
        boolean isUnique = row >= shared;
        solvable++;
        unique += isUnique ? 1 : 0;
        if (isUnique || others != null) {
          show(row, isUnique);
        }
      }
    }
    add(unique, solvable);
  }

  private void show(int row, boolean isUnique) {
    for (int index = first; index < size; index++) {
      int slot = chosen[index];
      start[index] = slots.option(slot, table.column(slot)[row]);
    }
    StartVisitor receiver = isUnique ? visitor : others;
    receiver.start(start, table.number(row));
  }

  private void showMarked(char... values) {
    marks.begin(values, shared);
    marks.add(groups[size - 1]);
    add(marks.unique(), marks.solvable());
    if (others == null) {
      marks.dropRepeated();
    }
    for (int row = marks.next(0); row >= 0; row = marks.next(row + 1)) {
      show(row, marks.isUnique(row));
    }
  }
}
