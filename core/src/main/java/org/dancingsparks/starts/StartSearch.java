package org.dancingsparks.starts;

import java.util.Arrays;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.SuffixIndex;
import org.dancingsparks.diagram.Suffixes;

/**
 * Searches for the starts whose first option, as the diagram chooses, is one of a few: the suffixes
 * after it are put into a {@link SuffixTable}, and parted by {@link PartitionRefinement}. Where
 * there are more than there is room for, the next option is chosen as well, and so on; starts of
 * which only one option is open are counted by what is known of suffixes alone.
 *
 * <p>To be used by one thread.
 */
public final class StartSearch {
  /** Watches a search. */
  public interface Watch {
    /** Called now and then; may throw to end it. */
    void poll();

    /** All starts that begin with an option were found. */
    void done(int option);
  }

  private final OptionSlots kinds;
  private final StartSets sets;
  private final int mostRows;
  private final SuffixIndex all;
  private final FixedStarts fixed;
  private final StartVisitor visitor;
  private final Watch watch;
  private final PartitionRefinement refinement;
  private final SuffixTable bucket;

  /**
   * A search.
   *
   * @param visitor is shown all unique starts; null to count only
   */
  StartSearch(StartPlan plan, StartVisitor visitor, Watch watch) {
    this(plan.diagram(), plan.shape(), visitor, watch);
  }

  /** The same in a task, which has the diagram from elsewhere than its plan. */
  public StartSearch(Diagram diagram, StartLimits shape, StartVisitor visitor, Watch watch) {
    this.visitor = visitor;
    this.watch = watch;
    kinds = shape.kinds();
    sets = shape.sets();
    mostRows = shape.mostRows();
    all = diagram.suffixes();
    fixed = new FixedStarts(diagram.problem(), shape, watch::poll);
    refinement = new PartitionRefinement(kinds, sets, watch::poll);
    bucket = new SuffixTable(kinds);
  }

  /** How many unique starts were found so far. */
  public long unique() {
    return refinement.unique;
  }

  /** What was found so far. */
  public StartCounts counts() {
    return new StartCounts(
        refinement.unique,
        refinement.solvable,
        fixed.unique(),
        fixed.solvable(),
        refinement.uniqueBySet,
        refinement.solvableBySet);
  }

  /** Searches for the starts whose first option is one of several, one after another. */
  public void search(int... options) {
    for (int option : options) {
      search(new int[0], option, all);
      watch.done(option);
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
      part(placed, after);
    } else {
      watch.poll();
      SuffixIndex next = after.next();
      for (int other : next.options()) {
        if (kinds.kind(other) != OptionSlots.NONE) {
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
      visitor.start(start, solution, true);
    }
  }

  private void part(int[] placed, Suffixes after) {
    bucket.fill(placed, after, sets.size() - placed.length, watch::poll);
    if (visitor == null) {
      refinement.count(bucket);
    } else {
      refinement.showUnique(bucket, visitor);
    }
    fixed.add(bucket);
  }
}
