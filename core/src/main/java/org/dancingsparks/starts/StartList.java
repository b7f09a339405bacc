package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import org.dancingsparks.search.Progress;

/** Unique starts one after another, found here and now, without Spark. */
public final class StartList {
  private StartList() {}

  /**
   * Shows unique starts, in the order of the files of starts.
   *
   * @param visitor is shown each; false to end
   */
  public static void show(StartPlan plan, Predicate<Start> visitor, Progress progress) {
    CancellationException end = new CancellationException("Enough starts were shown.");
    Listed listed = new Listed(plan, progress);
    StartVisitor shown =
        (start, solution, isUnique) -> {
          List<Integer> options = Arrays.stream(start).sorted().boxed().toList();
          listed.found++;
          if (!visitor.test(new Start(options, solution))) {
            throw end;
          }
        };
    StartSearch search = new StartSearch(plan.diagram(), plan.shape(), shown, listed);
    try {
      for (int bin = 0; bin < plan.bins(); bin++) {
        search.search(plan.options(bin));
      }
    } catch (CancellationException e) {
      if (e != end) {
        throw e;
      }
    }
  }

  private static final class Listed implements StartSearch.Watch {
    private final double[] weights;
    private final Progress progress;
    private double done;
    private long found;

    Listed(StartPlan plan, Progress progress) {
      weights = plan.weights();
      this.progress = progress;
    }

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
