package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.search.Progress;

/**
 * The unique starts of a plan, found by the calling thread.
 *
 * <pre>{@code
 * StartList.of(StartPlan.of(puzzle, search, 2)).forEach(start -> print(start.options()));
 * }</pre>
 *
 * <p>Nothing is stored: each call searches again. The order is that of the files of starts.
 * Immutable.
 */
public final class StartList {
  private final StartPlan plan;
  private final Progress progress;

  private StartList(StartPlan plan, Progress progress) {
    this.plan = plan;
    this.progress = progress;
  }

  /** The unique starts of a plan. */
  public static StartList of(StartPlan plan) {
    return new StartList(plan, (done, found) -> {});
  }

  /** This list with searches that report their progress. */
  public StartList reportingTo(Progress listener) {
    return new StartList(plan, listener);
  }

  /** Counts the starts, unique and solvable, without listing them. */
  public StartCounts counts() {
    return show(null);
  }

  /**
   * Counts starts, and samples the unique ones, each with the same probability.
   *
   * @param most size of the sample, 0 or more
   * @param seed the same gives the same sample for any bins
   */
  public StartSample sample(int most, long seed) {
    BottomKSample sample = new BottomKSample(most, seed);
    StartCounts counts = show(sample);
    return new StartSample(counts, sample.starts());
  }

  /** Lists all unique starts. */
  public void forEach(Consumer<Start> action) {
    forEachWhile(
        start -> {
          action.accept(start);
          return true;
        });
  }

  /** The first unique starts, or all if there are fewer. */
  public List<Start> first(int most) {
    List<Start> starts = new ArrayList<>();
    if (most > 0) {
      forEachWhile(
          start -> {
            starts.add(start);
            return starts.size() < most;
          });
    }
    return starts;
  }

  /**
   * Lists unique starts until one is refused.
   *
   * @param action returns false to end the search
   */
  public void forEachWhile(Predicate<Start> action) {
    CancellationException end = new CancellationException("Enough starts were listed.");
    try {
      show(
          (start, solution) -> {
            List<Integer> options = Arrays.stream(start).sorted().boxed().toList();
            if (!action.test(new Start(options, solution))) {
              throw end;
            }
          });
    } catch (CancellationException e) {
      if (e != end) {
        throw e;
      }
    }
  }

  private StartCounts show(StartVisitor visitor) {
    return plan.work().showAll(plan.search(), visitor, new Watched());
  }

  /** Reports the share of the work that is done. */
  private final class Watched implements Watch {
    private double done;
    private long found;

    @Override
    public boolean isCancelled() {
      progress.update(done, found);
      return false;
    }

    @Override
    public void done(double weight, long unique) {
      done += weight;
      found += unique;
    }
  }
}
