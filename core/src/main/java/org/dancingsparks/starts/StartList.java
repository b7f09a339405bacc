package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
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

  /** The same list; its searches report their progress. */
  public StartList reportingTo(Progress listener) {
    return new StartList(plan, listener);
  }

  /** Counts the starts, unique and solvable, without listing them. */
  public StartCounts counts() {
    StartSearch search = new StartSearch(plan, null, new Watched());
    search(search);
    return search.counts();
  }

  /**
   * Counts starts, and samples the unique ones, each with the same probability.
   *
   * @param most size of the sample, 0 or more
   * @param seed the same gives the same sample for any bins
   */
  public StartSample sample(int most, long seed) {
    BottomKSample sample = new BottomKSample(most, seed);
    StartSearch search = new StartSearch(plan, sample::add, new Watched());
    search(search);
    return new StartSample(search.counts(), sample.starts());
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
    Watched watched = new Watched();
    StartVisitor visitor =
        (start, solution) -> {
          List<Integer> options = Arrays.stream(start).sorted().boxed().toList();
          watched.found++;
          if (!action.test(new Start(options, solution))) {
            throw end;
          }
        };
    try {
      search(new StartSearch(plan, visitor, watched));
    } catch (CancellationException e) {
      if (e != end) {
        throw e;
      }
    }
  }

  private void search(StartSearch search) {
    for (int bin = 0; bin < plan.bins(); bin++) {
      search.search(plan.options(bin));
    }
  }

  /** Reports the share of the work that is done. */
  private final class Watched implements StartSearch.Watch {
    private final double[] weights = plan.weights();
    private double done;
    private long found;

    @Override
    public void poll() {
      progress.update(done, found);
    }

    @Override
    public void done(int option) {
      done += weights[option];
    }
  }
}
