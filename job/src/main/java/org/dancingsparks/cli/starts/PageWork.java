package org.dancingsparks.cli.starts;

import org.dancingsparks.starts.GradedSample.Choice;

/** The maximum work for the unique starts of a page, counted in steps and never timed. */
public enum PageWork {
  /** For a page alone: minutes. */
  ALONE(1e10, new Choice(PageWork.PLAYED, 1 << 20, Long.MAX_VALUE)),
  /** For a page of an atlas: seconds. */
  IN_ATLAS(3e6, new Choice(PageWork.PLAYED, 1 << 18, 1 << 19));

  /** The starts to play with each number of pieces. */
  static final int PLAYED = 20;

  /** The number of steps up to which starting Spark does not pay. */
  static final double STEPS_WITHOUT_SPARK = 1e8;

  private final double steps;
  private final Choice choice;

  PageWork(double steps, Choice choice) {
    this.steps = steps;
    this.choice = choice;
  }

  /** Returns the steps planned for all numbers of pieces together. */
  double steps() {
    return steps;
  }

  /** Returns the choice of starts to play with each number of pieces. */
  Choice choice() {
    return choice;
  }
}
