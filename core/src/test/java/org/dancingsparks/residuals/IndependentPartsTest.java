package org.dancingsparks.residuals;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.MemoSearch;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Problems with so many items that their residuals and counters take several words: they consist of
 * small problems without a common item, so that their number of solutions is a product.
 */
class IndependentPartsTest {
  @Test
  void theNumberOfSolutionsIsTheProductOfThoseOfTheParts() {
    Seed.times(
        100,
        (random, seed) -> {
          List<Problem> parts = new ArrayList<>();
          BigInteger product = BigInteger.ONE;
          int[] given = {};
          int options = 0;
          for (int left = 2 + random.nextInt(30); left > 0; left--) {
            Problem part = solvable(random);
            List<List<Integer>> solutions = List.copyOf(BruteForce.solutions(part));
            List<Integer> some = solutions.get(random.nextInt(solutions.size()));
            if (random.nextInt(10) == 0) {
              int before = options;
              int[] more = some.stream().mapToInt(id -> before + id).toArray();
              given = IntStream.concat(IntStream.of(given), IntStream.of(more)).toArray();
              product = product.multiply(containing(solutions, some));
            } else {
              product = product.multiply(BigInteger.valueOf(solutions.size()));
            }
            parts.add(part);
            options += part.options();
          }
          Problem whole = union(parts);
          Prefix givens = Prefix.of(whole, given);
          check(new OrderedProblem(whole, partByPart(whole, random), givens), product);
        });
  }

  private static Problem solvable(Random random) {
    Problem problem = SmallProblems.extended(random);
    while (BruteForce.solutions(problem).isEmpty()) {
      problem = SmallProblems.extended(random);
    }
    return problem;
  }

  private static BigInteger containing(List<List<Integer>> solutions, List<Integer> some) {
    return BigInteger.valueOf(solutions.stream().filter(s -> s.containsAll(some)).count());
  }

  private static Problem union(List<Problem> parts) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int at = 0; at < parts.size(); at++) {
      Problem part = parts.get(at);
      for (int item = 0; item < part.items(); item++) {
        if (part.isPrimary(item)) {
          builder.between(at + ":" + part.itemName(item), part.least(item), part.most(item));
        } else {
          builder.secondary(at + ":" + part.itemName(item));
        }
      }
      for (int option = 0; option < part.options(); option++) {
        add(builder.option(at + ":" + option), at, part, option);
      }
    }
    return builder.build();
  }

  private static void add(
      ProblemBuilder<String, String> builder, int at, Problem part, int option) {
    for (int entry = 0; entry < part.size(option); entry++) {
      String item = at + ":" + part.itemName(part.item(option, entry));
      int colour = part.colour(option, entry);
      if (colour == 0) {
        builder.entry(at + ":" + option, item);
      } else {
        builder.entry(at + ":" + option, item, part.colourName(colour));
      }
    }
  }

  /** The items of one part after those of another, since few parts may be open at once. */
  private static ItemOrder partByPart(Problem problem, Random random) {
    List<Integer> items = new ArrayList<>();
    IntStream.range(0, problem.items()).forEach(items::add);
    Collections.shuffle(items, random);
    items.sort((one, other) -> Integer.compare(part(problem, one), part(problem, other)));
    return ItemOrder.of("parts", problem, items.stream().mapToInt(Integer::intValue).toArray());
  }

  private static int part(Problem problem, int item) {
    String name = problem.itemName(item);
    return Integer.parseInt(name.substring(0, name.indexOf(':')));
  }

  private static void check(OrderedProblem ordered, BigInteger solutions) {
    assertThat(new BitSetProblem(ordered).width())
        .isEqualTo(BitSetProblem.width(ordered.problem()));
    assertThat(
            new FrontierSearch(ordered, List.of(ordered.givens())).diagram().orElseThrow().count())
        .isEqualTo(solutions);
    assertThat(LayerCount.byPlace(ordered).cores(1).count()).contains(solutions);
    assertThat(new MemoSearch(ordered, 1 << 20).cursor().from(ordered.givens()).countAll())
        .isEqualTo(solutions);
  }

  /** Items with 2 or 3 of 5 options, which take 4 bits each: 16 of them fill a word. */
  @ParameterizedTest
  @ValueSource(ints = {15, 16, 17, 32})
  void countersMayFillTheirLastWord(int items) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    for (int item = 0; item < items; item++) {
      builder.between(item, 2, 3);
      for (int option = 0; option < 5; option++) {
        builder.option(5 * item + option, List.of(item));
      }
    }
    check(given(builder.build()), BigInteger.valueOf(20).pow(items));
  }

  /** The field of the next option, 3 bits, comes after those of the items, or begins a word. */
  @ParameterizedTest
  @ValueSource(ints = {60, 61, 62, 63, 64, 65, 126})
  void theItemsMayLeaveTooFewBitsForTheNextOption(int items) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    builder.between(0, 2, 2);
    for (int option = 0; option < 7; option++) {
      builder.option(option, List.of(0));
    }
    for (int item = 1; item < items; item++) {
      builder.primary(item).option(7 + item, List.of(item));
    }
    check(given(builder.build()), BigInteger.valueOf(7 * 6 / 2));
  }

  /** One item, of whose options two are to be chosen. */
  @ParameterizedTest
  @ValueSource(ints = {2, 63, 64, 65, 128, 150})
  void anItemMayHaveMoreOptionsThanAWordHasBits(int options) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    builder.between(0, 2, 2);
    for (int option = 0; option < options; option++) {
      builder.option(option, List.of(0));
    }
    check(given(builder.build()), BigInteger.valueOf(options * (options - 1) / 2));
  }

  private static OrderedProblem given(Problem problem) {
    return new OrderedProblem(problem, ItemOrder.given(problem), Prefix.EMPTY);
  }
}
