package org.dancingsparks.starts;

import java.util.Arrays;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.SuffixIndex;
import org.dancingsparks.diagram.Suffixes;

/**
 * Searches for the starts whose first option, in the order of the diagram, is one of a few. The
 * suffixes after that option go into a {@link SuffixTable}, which {@link PartitionRefinement} takes
 * apart. Where there are more suffixes than the limits allow, the next option is chosen as well,
 * and so on. Starts complete by then are counted from the suffixes' nodes alone.
 *
 * <p>One thread.
 */
final class StartSearch {
  private final OptionSlots slots;
  private final SlotSets sets;
  private final int mostRows;
  private final SuffixIndex all;
  private final FixedStarts fixed;
  private final StartVisitor visitor;
  private final Watch watch;
  private final PartitionRefinement refinement;
  private final SuffixTable table;

  /**
   * A search of the plan's own diagram.
   *
   * @param visitor receives all unique starts; null to count only
   */
  StartSearch(StartPlan plan, StartVisitor visitor, Watch watch) {
    this(plan.diagram(), plan.limits(), visitor, watch);
  }

  /** A search for a task, which gets the diagram separately from the plan. */
  StartSearch(Diagram diagram, StartLimits limits, StartVisitor visitor, Watch watch) {
    this.visitor = visitor;
    this.watch = watch;
    slots = limits.slots();
    sets = limits.sets();
    mostRows = limits.mostRows();
    all = diagram.suffixes();
    fixed = new FixedStarts(diagram.problem(), limits, watch::check);
    refinement = new PartitionRefinement(slots, sets, watch::check);
    table = new SuffixTable(slots);
  }

  /** Number of unique starts found so far. */
  long unique() {
    return refinement.unique;
  }

  /** The starts found so far. */
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
   * Searches for the starts whose first option is one of several, one after another.
   *
   * @param weights by option id, its share of all work
   */
  void search(double[] weights, int... options) {
    for (int option : options) {
      long before = refinement.unique;
      search(new int[0], option, all);
      watch.done(weights[option], refinement.unique - before);
    }
  }

  private void search(int[] before, int option, SuffixIndex suffixes) {
    int[] placed = Arrays.copyOf(before, before.length + 1);
    placed[before.length] = option;
    Suffixes after = suffixes.after(option);
    int least = sets.size() - placed.length;
    long rows = after.count(least);
    if (rows == 0) {
      return;
    }
    if (least == 0) {
      add(placed, after);
    } else if (rows <= mostRows) {
      refine(placed, after);
    } else {
      watch.check();
      SuffixIndex next = after.next();
      for (int other : next.options()) {
        if (slots.slot(other) != OptionSlots.NONE) {
          search(placed, other, next);
        }
      }
    }
  }

  private void add(int[] start, Suffixes after) {
    long solution = after.onlySolution();
    refinement.add(start, solution >= 0);
    fixed.add(start, solution >= 0);
    if (visitor != null && solution >= 0) {
      visitor.start(start, solution);
    }
  }

  private void refine(int[] placed, Suffixes after) {
    table.fill(placed, after, sets.size() - placed.length, watch::check);
    if (visitor == null) {
      refinement.count(table);
    } else {
      refinement.showUnique(table, visitor);
    }
    fixed.add(table);
  }
}
