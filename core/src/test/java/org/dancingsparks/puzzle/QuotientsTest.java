package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Solutions of quotients are as many as those that the automorphism fixes. */
class QuotientsTest {
  /**
   * A random problem with a cyclic group, which permutes items and colours.
   *
   * @param images of each element the image of each option, the identity first
   */
  private record Symmetric(Problem problem, int[][] images) {
    private static final int SECONDARY = 100;

    private static final int MAX_OPTIONS = 13;

    /** An item and its colour, from 1; 0 for none. */
    private record Entry(int item, int colour) implements Comparable<Entry> {
      @Override
      public int compareTo(Entry other) {
        return 10 * item + colour - 10 * other.item - other.colour;
      }
    }

    static Symmetric of(Random random) {
      int primary = 1 + random.nextInt(5);
      int secondary = random.nextInt(5);
      int[] items = permutation(random, primary);
      int[] others = permutation(random, secondary);
      int[] colours = permutation(random, 3);
      List<Set<Entry>> options = new ArrayList<>();
      for (int tries = 0; tries < 8; tries++) {
        List<Set<Entry>> orbit = new ArrayList<>();
        Set<Entry> option = option(random, primary, secondary);
        while (!orbit.contains(option)) {
          orbit.add(option);
          option = image(option, items, others, colours);
        }
        if (!options.contains(option) && options.size() + orbit.size() <= MAX_OPTIONS) {
          options.addAll(orbit);
        }
      }
      int[] generator =
          options.stream()
              .mapToInt(option -> options.indexOf(image(option, items, others, colours)))
              .toArray();
      return new Symmetric(problem(random, items, secondary, options), powers(generator));
    }

    private static int[] permutation(Random random, int size) {
      List<Integer> images = new ArrayList<>(IntStream.range(0, size).boxed().toList());
      Collections.shuffle(images, random);
      return images.stream().mapToInt(image -> image).toArray();
    }

    private static Set<Entry> option(Random random, int primary, int secondary) {
      Set<Entry> option = new TreeSet<>();
      option.add(new Entry(random.nextInt(primary), 0));
      for (int item = 0; item < primary; item++) {
        if (random.nextInt(4) == 0) {
          option.add(new Entry(item, 0));
        }
      }
      for (int item = 0; item < secondary; item++) {
        if (random.nextInt(2) == 0) {
          option.add(new Entry(SECONDARY + item, random.nextInt(4)));
        }
      }
      return option;
    }

    private static Set<Entry> image(Set<Entry> option, int[] items, int[] others, int... colours) {
      Set<Entry> image = new TreeSet<>();
      for (Entry entry : option) {
        image.add(
            entry.item < SECONDARY
                ? new Entry(items[entry.item], 0)
                : new Entry(
                    SECONDARY + others[entry.item - SECONDARY],
                    entry.colour == 0 ? 0 : colours[entry.colour - 1] + 1));
      }
      return image;
    }

    private static Problem problem(
        Random random, int[] items, int secondary, List<Set<Entry>> options) {
      ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
      int[] least = new int[items.length];
      int[] most = new int[items.length];
      for (int item = 0; item < items.length; item++) {
        if (most[item] == 0) {
          int own = random.nextInt(3);
          int span = random.nextInt(4) * random.nextInt(3);
          for (int at = item; most[at] == 0; at = items[at]) {
            least[at] = own;
            most[at] = Math.max(1, own + span);
          }
        }
        builder.between("p" + item, least[item], most[item]);
      }
      IntStream.range(0, secondary).forEach(item -> builder.secondary("s" + item));
      for (int option = 0; option < options.size(); option++) {
        for (Entry entry : options.get(option)) {
          String name = entry.item < SECONDARY ? "p" + entry.item : "s" + (entry.item - SECONDARY);
          if (entry.colour == 0) {
            builder.entry(option, name);
          } else {
            builder.entry(option, name, "colour " + entry.colour);
          }
        }
      }
      return builder.build();
    }

    private static int[][] powers(int... generator) {
      Set<List<Integer>> powers = new LinkedHashSet<>();
      List<Integer> power = IntStream.range(0, generator.length).boxed().toList();
      while (powers.add(power)) {
        power = power.stream().map(option -> generator[option]).toList();
      }
      return powers.stream()
          .map(images -> images.stream().mapToInt(image -> image).toArray())
          .toArray(int[][]::new);
    }
  }

  @Test
  void haveASolutionForEachThatIsFixed() {
    Seed.times(
        400,
        (random, seed) -> {
          Symmetric symmetric = Symmetric.of(random);
          check(symmetric, Prefix.EMPTY);
        });
  }

  @Test
  void ofGivensHaveASolutionForEachThatIsFixed() {
    Seed.times(
        200,
        (random, seed) -> {
          Symmetric symmetric = Symmetric.of(random);
          int[] fixed =
              IntStream.range(0, symmetric.problem.options())
                  .filter(option -> isFixed(symmetric.images, option))
                  .limit(1)
                  .toArray();
          check(symmetric, Prefix.of(symmetric.problem, fixed));
        });
  }

  @Test
  void theirAutomorphismsAreToldFromOtherPermutations() {
    int[] refused = {0};
    Seed.times(
        1200,
        (random, seed) -> {
          Symmetric symmetric = Symmetric.of(random);
          Problem problem = symmetric.problem;
          new SymmetricPuzzle("s", problem, Symmetries.of(symmetric.images));
          int[] swapped = symmetric.images[random.nextInt(symmetric.images.length)].clone();
          if (swapped.length > 1) {
            int place = random.nextInt(swapped.length - 1);
            int image = swapped[place];
            swapped[place] = swapped[place + 1];
            swapped[place + 1] = image;
          }
          if (new AutomorphismCheck(problem).isAutomorphism(swapped)) {
            Set<List<Integer>> solutions = BruteForce.solutions(problem);
            assertThat(solutions)
                .allSatisfy(
                    solution ->
                        assertThat(solutions)
                            .contains(solution.stream().map(o -> swapped[o]).sorted().toList()));
          } else {
            refused[0]++;
          }
        });
    assertThat(refused[0]).isBetween(1, 299);
  }

  @Test
  void permutationsThatAreNoGroupAreRefused() {
    Problem problem = SmallProblems.words("a", "a", "a", "a");
    int[] identity = {0, 1, 2};
    int[] turn = {1, 2, 0};
    int[] back = {2, 0, 1};
    new SymmetricPuzzle("s", problem, Symmetries.of(new int[][] {identity, turn, back}));
    for (int[][] images :
        List.of(
            new int[][] {identity, turn},
            new int[][] {turn, back},
            new int[][] {},
            new int[][] {identity, identity},
            new int[][] {identity, {1, 1, 2}},
            new int[][] {identity, {1, 0}})) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () ->
                  new SymmetricPuzzle(
                      "s", problem, Symmetries.of(Collections.nCopies(images.length, ""), images)));
    }
  }

  private static boolean isFixed(int[][] images, int option) {
    return IntStream.range(0, images.length).allMatch(element -> images[element][option] == option);
  }

  private static void check(Symmetric symmetric, Prefix givens) {
    Problem problem = symmetric.problem;
    Symmetries group = Symmetries.of(symmetric.images);
    Quotients quotients =
        new Quotients(new OrderedProblem(problem, ItemOrder.given(problem), givens));
    Set<List<Integer>> solutions = BruteForce.solutions(problem);
    for (int element = 1; element < group.order(); element++) {
      int[] images = symmetric.images[element];
      long fixed =
          solutions.stream()
              .filter(solution -> IntStream.of(givens.options()).allMatch(solution::contains))
              .filter(
                  solution ->
                      solution.stream().allMatch(option -> solution.contains(images[option])))
              .count();
      int found =
          quotients
              .by(group, element)
              .map(quotient -> BruteForce.solutions(quotient.problem()).size())
              .orElse(0);
      assertThat((long) found).isEqualTo(fixed);
    }
  }
}
