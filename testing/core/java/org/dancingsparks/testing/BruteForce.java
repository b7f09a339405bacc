package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cover.Problem;

/**
 * All solutions of a small problem, found by taking or leaving one option after another: a search
 * that shares no code with the engines, and knows colours and multiplicities.
 */
public final class BruteForce {
  private final Problem problem;
  private final int[] times;
  private final int[] colour;
  private final List<Integer> taken = new ArrayList<>();
  private final Set<List<Integer>> solutions = new LinkedHashSet<>();

  private BruteForce(Problem problem) {
    this.problem = problem;
    times = new int[problem.items()];
    colour = new int[problem.items()];
  }

  /** The solutions, each as its option ids in ascending order. */
  public static Set<List<Integer>> solutions(Problem problem) {
    BruteForce search = new BruteForce(problem);
    search.decide(0);
    return search.solutions;
  }

  private void decide(int option) {
    if (option == problem.options()) {
      if (isComplete()) {
        solutions.add(List.copyOf(taken));
      }
      return;
    }
    decide(option + 1);
    if (problem.hasPrimary(option) && fits(option)) {
      int[] before = colour.clone();
      taken.add(option);
      count(option, 1);
      decide(option + 1);
      count(option, -1);
      System.arraycopy(before, 0, colour, 0, before.length);
      taken.remove(taken.size() - 1);
    }
  }

  private boolean fits(int option) {
    for (int place = 0; place < problem.size(option); place++) {
      int item = problem.item(option, place);
      int wanted = problem.colour(option, place);
      boolean agrees = wanted != 0 && colour[item] == wanted;
      if (times[item] > 0 && !agrees && (!problem.isPrimary(item) || isFull(item))) {
        return false;
      }
    }
    return true;
  }

  private boolean isFull(int item) {
    return times[item] == problem.most(item);
  }

  private void count(int option, int by) {
    for (int place = 0; place < problem.size(option); place++) {
      times[problem.item(option, place)] += by;
      colour[problem.item(option, place)] = problem.colour(option, place);
    }
  }

  private boolean isComplete() {
    for (int item = 0; item < problem.primaryItems(); item++) {
      if (times[item] < problem.least(item)) {
        return false;
      }
    }
    return true;
  }
}
