package org.dancingsparks.residuals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** The options that fit a residual, against testing each of them. */
class CompatibilityTest {
  @Test
  void findsTheOptionsThatFitByTable() {
    Seed.times(100, (random, seed) -> check(random, 1 + random.nextInt(200), random.nextInt(300)));
  }

  /** Too many options and items for a table. */
  @Test
  void findsTheOptionsThatFitOneByOne() {
    Seed.times(2, (random, seed) -> check(random, 300, 8000));
  }

  private static void check(Random random, int items, int options) {
    Problem problem = problem(random, items, options);
    BitSetProblem layout = new BitSetProblem(new OrderedProblem(problem, ItemOrder.given(problem)));
    int[] numbers = new int[layout.first()[1]];
    for (int number = 0; number < numbers.length; number++) {
      numbers[number] = number;
    }
    Compatibility compatibility = new Compatibility(layout, 0);
    Compatibility numbered = new Compatibility(layout.masks(), layout.width(), 0, numbers.length);
    for (int again = 0; again < 20; again++) {
      long[] residual = new long[layout.width()];
      for (int item = 0; item < items; item++) {
        if (item == 0 || random.nextInt(10) > 0) {
          residual[item >> 6] |= 1L << item;
        }
      }
      long[] selected = new long[compatibility.words()];
      compatibility.selectAll(selected);
      for (int word = 0; word < layout.width(); word++) {
        compatibility.retain(word, residual[word], selected);
      }
      assertThat(options(selected)).isEqualTo(fitting(layout, numbers, residual));
      numbered.select(residual, 0, selected);
      assertThat(options(selected)).isEqualTo(fitting(layout, numbers, residual));
    }
  }

  /** All options have the first item. */
  private static Problem problem(Random random, int items, int options) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    for (int item = 0; item < items; item++) {
      builder.primary(item);
    }
    for (int option = 0; option < options; option++) {
      builder.entry(option, 0);
      for (int item = 1; item < items; item++) {
        if (random.nextInt(items) < 6) {
          builder.entry(option, item);
        }
      }
    }
    return builder.build();
  }

  private static List<Integer> options(long[] selected) {
    List<Integer> options = new ArrayList<>();
    for (int at = 0; at < selected.length * Long.SIZE; at++) {
      if ((selected[at >> 6] >>> at & 1) == 1) {
        options.add(at);
      }
    }
    return options;
  }

  private static List<Integer> fitting(BitSetProblem layout, int[] numbers, long[] residual) {
    List<Integer> fitting = new ArrayList<>();
    for (int number : numbers) {
      boolean fits = true;
      for (int bit = 0; bit < layout.width() * Long.SIZE; bit++) {
        fits &= !layout.has(number, bit) || (residual[bit >> 6] >>> bit & 1) == 1;
      }
      if (fits) {
        fitting.add(number);
      }
    }
    return fitting;
  }
}
