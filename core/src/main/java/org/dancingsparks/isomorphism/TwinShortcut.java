package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dancingsparks.isomorphism.Incidence.Option;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * A shortcut past the orders of twins. Of some twins, one covers an item of the frontier that only
 * options of these twins have; as often the one that is next as any other. So only completions in
 * which the next one covers it are counted, times the number of twins.
 */
public final class TwinShortcut {
  private final BitSetProblem problem;
  private final int twins;
  private final List<Branch> branches;

  /**
   * A bit of the frontier.
   *
   * @param options those of the next twin that have it
   */
  private record Branch(int bit, int... options) {}

  private TwinShortcut(BitSetProblem problem, int twins, List<Branch> branches) {
    this.problem = problem;
    this.twins = twins;
    this.branches = branches;
  }

  /** The shortcut from a place, which may have no twins. */
  static TwinShortcut of(BitSetProblem problem, int place, Incidence incidence, BitSet frontier) {
    Twins twins = new Twins(incidence, frontier);
    int next = frontier.get(place) ? -1 : twins.part(place);
    int number = next < 0 ? 1 : twins.number(next);
    List<Branch> branches = new ArrayList<>();
    for (int bit : frontier.stream().filter(bit -> isOnce(problem, bit)).toArray()) {
      List<Option> options =
          incidence.options().stream().filter(option -> option.covers(bit)).toList();
      if (number > 1
          && options.stream().allMatch(option -> twins.areTwins(twins.part(option), next))) {
        branches.add(new Branch(bit, numbers(options, twins, next)));
      }
    }
    return new TwinShortcut(problem, number, branches);
  }

  private static boolean isOnce(BitSetProblem problem, int bit) {
    return bit < problem.primary() && !problem.isCounted(bit);
  }

  private static int[] numbers(List<Option> options, Twins twins, int part) {
    return options.stream()
        .filter(option -> twins.part(option) == part)
        .mapToInt(Option::number)
        .toArray();
  }

  /** Number of twins. */
  public int twins() {
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
    return java.util.Arrays.copyOf(fitting, number);
  }
}
