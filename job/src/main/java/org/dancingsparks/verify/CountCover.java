package org.dancingsparks.verify;

import java.util.Arrays;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.runs.DamagedException;

/** Counts how often each item is covered, and remembers its colour. */
final class CountCover implements CoverCheck {
  private final Problem problem;
  private final int[] times;
  private final int[] colour;

  CountCover(Problem problem) {
    this.problem = problem;
    times = new int[problem.items()];
    colour = new int[problem.items()];
  }

  @Override
  public void begin() {
    Arrays.fill(times, 0);
  }

  @Override
  public void add(int option) {
    for (int index = 0; index < problem.size(option); index++) {
      int item = problem.item(option, index);
      int given = problem.colour(option, index);
      boolean areColours = times[item] > 0 && given > 0 && colour[item] > 0;
      if (areColours && given != colour[item]) {
        throw new DamagedException("option %d gives an item another colour".formatted(option));
      }
      if (!areColours && times[item] >= problem.most(item)) {
        throw new DamagedException("option %d covers an item again".formatted(option));
      }
      times[item]++;
      colour[item] = given;
    }
  }

  @Override
  public void end() {
    for (int item = 0; item < problem.primaryItems(); item++) {
      if (times[item] < problem.least(item)) {
        String often = times[item] == 0 ? "" : " often enough";
        throw new DamagedException("an item is not covered" + often);
      }
    }
  }
}
