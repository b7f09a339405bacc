package org.dancingsparks.families;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * {@code equal-sums:K,M}: {1, ..., K M} divided into M sets of K numbers with equal sums (OEIS
 * A203986; A203435 for K = 4, A104185 for K = 3). A number is an item, a set with the sum an
 * option. Numbers come by size in the given order: the sets of the largest ones also take the
 * smallest ones, so residuals differ only in the middle.
 */
final class EqualSums implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+),(\\d+)");
  private static final int MAX_NUMBERS = 1 << 10;
  private static final int MAX_OPTIONS = 1 << 18;

  @Override
  public String name() {
    return "equal-sums";
  }

  @Override
  public String parameters() {
    return "K,M";
  }

  @Override
  public String title() {
    return "{1, ..., K M} divided into M sets of K numbers with equal sums";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "3,5");
    int[] numbers = reader.numbers(parameters, FORM);
    int size = numbers[0];
    reader.check("numbers", (long) size * numbers[1], MAX_NUMBERS);
    int largest = size * numbers[1];
    ProblemBuilder<Integer, List<Integer>> builder = new ProblemBuilder<>(EqualSums::text);
    for (int number = largest; number > 0; number--) {
      builder.primary(number);
    }
    int twice = size * (largest + 1);
    List<List<Integer>> sets = new ArrayList<>();
    if (twice % 2 == 0) {
      addSets(sets, new ArrayDeque<>(), new int[] {size, largest, twice / 2});
    }
    reader.check("sets or more", sets.size(), MAX_OPTIONS);
    sets.forEach(set -> builder.option(set, set));
    return PlainPuzzle.swept("%s:%d,%d".formatted(name(), size, numbers[1]), builder.build());
  }

  /**
   * Adds the sets that contain the chosen numbers and some smaller ones, until there are too many.
   *
   * @param left how many numbers, their maximum, and their sum
   */
  private static void addSets(List<List<Integer>> sets, Deque<Integer> chosen, int... left) {
    if (left[0] == 0) {
      sets.add(List.copyOf(chosen));
      return;
    }
    for (int number = Math.min(left[1], left[2]); number > 0; number--) {
      int rest = left[0] - 1;
      int sum = left[2] - number;
      boolean isReached = sum <= rest * number - rest * (rest + 1) / 2;
      if (!isReached || sets.size() > MAX_OPTIONS) {
        return;
      }
      if (sum >= rest * (rest + 1) / 2) {
        chosen.addLast(number);
        addSets(sets, chosen, rest, number - 1, sum);
        chosen.removeLast();
      }
    }
  }

  private static String text(List<Integer> set) {
    return set.stream().map(String::valueOf).collect(Collectors.joining("+"));
  }
}
