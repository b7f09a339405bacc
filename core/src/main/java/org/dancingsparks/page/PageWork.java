package org.dancingsparks.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.dancingsparks.starts.GradedSample;
import org.dancingsparks.starts.GradedSample.Choice;
import org.dancingsparks.starts.StartPlan;

/** The maximum work for the unique starts of a page, counted in steps and never timed. */
public enum PageWork {
  /** For a page alone: minutes. */
  ALONE(1e10, new Choice(PageWork.PLAYED, 1 << 20, Long.MAX_VALUE)),
  /** For a page that is made in a browser: seconds. */
  IN_BROWSER(5e7, new Choice(PageWork.PLAYED, 1 << 18, 1 << 19)),
  /** For a page of an atlas: seconds. */
  IN_ATLAS(3e6, new Choice(PageWork.PLAYED, 1 << 18, 1 << 19));

  /** The starts to play with each number of pieces. */
  public static final int PLAYED = 20;

  /** The starts among which these are chosen. */
  public static final int SAMPLE = GradedSample.size(PLAYED);

  /** The seed of these samples. */
  public static final long SEED = 1;

  /** The maximum number of pieces to plan. */
  private static final int MAX_PIECES = 64;

  /** The number of steps up to which a cluster does not pay. */
  private static final double STEPS_AT_ONCE = 1e8;

  private final double steps;
  private final Choice choice;

  PageWork(double steps, Choice choice) {
    this.steps = steps;
    this.choice = choice;
  }

  /** Returns the choice of starts to play with each number of pieces. */
  public Choice choice() {
    return choice;
  }

  /**
   * Returns plans for as many numbers of pieces as this work allows, from the fewest pieces up.
   *
   * @param slots the maximum number of pieces
   */
  public List<StartPlan> affordable(int slots, IntFunction<StartPlan> planned) {
    List<StartPlan> affordable = new ArrayList<>();
    double taken = 0;
    for (int pieces = 1; pieces <= Math.min(slots, MAX_PIECES); pieces++) {
      StartPlan plan = planned.apply(pieces);
      if (taken + plan.steps() <= steps) {
        taken += plan.steps();
        affordable.add(plan);
      }
    }
    return affordable;
  }

  /** Returns whether plans together take so long that a cluster pays. */
  public static boolean isLong(List<StartPlan> plans) {
    return plans.stream().mapToDouble(StartPlan::steps).sum() > STEPS_AT_ONCE;
  }
}
