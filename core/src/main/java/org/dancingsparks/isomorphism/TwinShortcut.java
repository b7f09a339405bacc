package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dancingsparks.isomorphism.Incidence.Option;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * A shortcut past the orders of twins. Each completion covers an item of the frontier by one
 * option. Of the options that have the item, those that twins have in common are mapped onto each
 * other by exchanging the twins. So where the item is only in options of the part that is next, and
 * of its twins, one of the next part is chosen, times the number of options for which it stands.
 */
public final class TwinShortcut {
  private final BitSetProblem problem;
  private final long twins;
  private final List<Branch> branches;

  /**
   * A bit of the frontier.
   *
   * @param options the options of the next part that have it
   */
  private record Branch(int bit, int... options) {}

  private TwinShortcut(BitSetProblem problem, long twins, List<Branch> branches) {
    this.problem = problem;
    this.twins = twins;
    this.branches = branches;
  }

  /**
   * The shortcut from a place, which may have no twins.
   *
   * @param kept the options of the parts that stand for their twins
   * @param next the options of the next part
   */
  static TwinShortcut of(
      BitSetProblem problem, Incidence kept, List<Option> next, BitSet frontier) {
    // All options of a part stand for as many.
    long twins = next.isEmpty() ? 1 : next.get(0).weight();
    List<Branch> branches = new ArrayList<>();
    for (int bit : frontier.stream().filter(problem::isOnce).toArray()) {
      List<Option> options = kept.options().stream().filter(option -> option.covers(bit)).toList();
      if (twins > 1 && next.containsAll(options)) {
        branches.add(new Branch(bit, options.stream().mapToInt(Option::number).toArray()));
      }
    }
    return new TwinShortcut(problem, twins, branches);
  }

  /** Number of options for which each of {@link #options} stands. */
  public long twins() {
    return twins;
  }

  /**
   * The options of which one is chosen, each for as many completions as there are {@link #twins}.
   *
   * @return null if the shortcut cannot be taken, and all options of the place are to be chosen
   */
  public int[] options(long[] residual) {
    int[] fewest = null;
    for (Branch branch : branches) {
      if ((residual[branch.bit >> 6] >>> branch.bit & 1) != 0) {
        int[] fitting = fitting(residual, branch);
        fewest = fewest == null || fitting.length < fewest.length ? fitting : fewest;
      }
    }
    return fewest;
  }

  private int[] fitting(long[] residual, Branch branch) {
    int number = 0;
    int[] fitting = new int[branch.options.length];
    for (int option : branch.options) {
      if (problem.fits(residual, 0, option)) {
        fitting[number++] = option;
      }
    }
    return Arrays.copyOf(fitting, number);
  }
}
