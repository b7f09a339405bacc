package org.dancingsparks.layers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.layers.carriers.WindowProblem;
import org.dancingsparks.testing.SmallProblems;

/** Random problems in which each option has one of a few items and lies near others in a row. */
public final class CarrierProblems {
  private final Random random;
  private final int positions;
  private final int carriers;

  /** By carrier, the positions of its options; the same ones can come twice. */
  private final List<List<Set<Integer>>> options = new ArrayList<>();

  public CarrierProblems(Random random) {
    this(random, 3 + random.nextInt(10));
  }

  CarrierProblems(Random random, int positions) {
    this.random = random;
    this.positions = positions;
    carriers = 1 + random.nextInt(6);
    for (int carrier = 0; carrier < carriers; carrier++) {
      options.add(new ArrayList<>());
    }
  }

  /** A problem, with or without an automorphism that reverses the positions. */
  public Sample next() {
    boolean isReversible = random.nextInt(3) > 0;
    int most = 1 + random.nextInt(4);
    int reach = 2 + random.nextInt(positions);
    if (random.nextInt(4) > 0) {
      addSolution(most);
    }
    for (List<Set<Integer>> ofCarrier : options) {
      int number = 1 + random.nextInt(3 + 2 * Math.min(positions, 12));
      for (int option = 0; option < number; option++) {
        ofCarrier.add(positions(1 + random.nextInt(most), reach));
      }
      if (random.nextInt(3) == 0) {
        ofCarrier.add(ofCarrier.get(random.nextInt(ofCarrier.size())));
      }
    }
    if (isReversible) {
      makeReversible();
    }
    return sample(random.nextBoolean(), isReversible && random.nextInt(3) > 0);
  }

  /**
   * A problem on a board of columns, with automorphisms that reverse the positions, and that
   * reverse those of each column.
   */
  public Sample onBoard(int height) {
    addSolution(4);
    UnaryOperator<Integer> halfTurn = at -> positions - 1 - at;
    UnaryOperator<Integer> reflection = at -> at - at % height + height - 1 - at % height;
    for (List<Set<Integer>> ofCarrier : options) {
      for (int option = random.nextInt(12); option > 0; option--) {
        ofCarrier.add(positions(1 + random.nextInt(4), 2 * height));
      }
    }
    for (int carrier = 0; carrier < carriers; carrier++) {
      close(
          options.get(carrier),
          random.nextBoolean() ? halfTurn : at -> reflection.apply(halfTurn.apply(at)));
      if (carrier + 1 < carriers && random.nextBoolean()) {
        options.set(carrier + 1, moved(options.get(carrier), reflection));
        carrier++;
      } else {
        close(options.get(carrier), reflection);
        close(options.get(carrier), halfTurn);
      }
    }
    return sample(true, true);
  }

  /** Adds the images of options that are not among them. */
  private static void close(List<Set<Integer>> some, UnaryOperator<Integer> move) {
    moved(some, move).stream().filter(image -> !some.contains(image)).toList().forEach(some::add);
  }

  private static List<Set<Integer>> moved(List<Set<Integer>> some, UnaryOperator<Integer> move) {
    return new ArrayList<>(
        some.stream()
            .map(option -> (Set<Integer>) new TreeSet<>(option.stream().map(move).toList()))
            .toList());
  }

  /** A solution of a random partition, so that some problems have one. */
  private void addSolution(int most) {
    List<Set<Integer>> parts = new ArrayList<>();
    for (int carrier = 0; carrier < carriers; carrier++) {
      parts.add(new TreeSet<>());
    }
    for (int position = 0; position < positions; position++) {
      int near = position * carriers / positions + random.nextInt(2);
      parts.get(Math.min(carriers - 1, near)).add(position);
    }
    Collections.shuffle(parts, random);
    for (int carrier = 0; carrier < carriers; carrier++) {
      if (!parts.get(carrier).isEmpty()) {
        options.get(carrier).add(parts.get(carrier));
      }
    }
  }

  private Set<Integer> positions(int number, int reach) {
    Set<Integer> chosen = new TreeSet<>();
    int first = random.nextInt(positions);
    chosen.add(first);
    for (int more = 1; more < number; more++) {
      chosen.add(Math.min(positions - 1, first + random.nextInt(reach)));
    }
    return chosen;
  }

  /** Gives each carrier the mirror images of its own options, or of those of the next. */
  private void makeReversible() {
    int step = 1 + random.nextInt(2);
    for (int carrier = 0; carrier < carriers; carrier += step) {
      if (step == 1 || carrier + 1 == carriers) {
        options.get(carrier).addAll(mirrored(options.get(carrier)));
      } else {
        options.get(carrier).addAll(mirrored(options.get(carrier + 1)));
        options.set(carrier + 1, mirrored(options.get(carrier)));
      }
    }
  }

  private List<Set<Integer>> mirrored(List<Set<Integer>> some) {
    return moved(some, at -> positions - 1 - at);
  }

  private Sample sample(boolean isAllPrimary, boolean isMirrored) {
    boolean[] isPrimary = new boolean[positions];
    for (int at = 0; at < positions; at++) {
      isPrimary[at] =
          isMirrored && 2 * at >= positions
              ? isPrimary[positions - 1 - at]
              : isAllPrimary || random.nextInt(4) > 0;
    }
    boolean areOptional = !isAllPrimary && !isMirrored && random.nextBoolean();
    int needed = areOptional ? random.nextInt(1 << carriers) : (1 << carriers) - 1;
    List<Integer> carrier = new ArrayList<>();
    List<int[]> chosen = new ArrayList<>();
    for (int of = 0; of < carriers; of++) {
      for (Set<Integer> option : options.get(of)) {
        if (option.stream().anyMatch(at -> isPrimary[at])) {
          carrier.add(of);
          chosen.add(option.stream().mapToInt(Integer::intValue).toArray());
        }
      }
    }
    return new Sample(
        new WindowProblem(
            isPrimary,
            carriers,
            needed,
            false,
            IntStream.range(0, carrier.size()).toArray(),
            carrier.stream().mapToInt(Integer::intValue).toArray(),
            chosen.toArray(int[][]::new)));
  }

  /** A problem as a window, and as a problem with the same options. */
  public record Sample(WindowProblem window) {
    public Problem problem() {
      ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
      for (int at = 0; at < window.size(); at++) {
        declare(builder, "p" + at, window.isPrimary()[at]);
      }
      for (int at = 0; at < window.carriers(); at++) {
        declare(builder, "c" + at, (window.needed() >> at & 1) != 0);
      }
      for (int option = 0; option < window.options(); option++) {
        List<String> items = new ArrayList<>(List.of("c" + window.carrier()[option]));
        for (int at : window.positions()[option]) {
          items.add("p" + at);
        }
        builder.option(option, items);
      }
      return builder.build();
    }
  }

  private static void declare(
      ProblemBuilder<String, Integer> builder, String item, boolean isPrimary) {
    if (isPrimary) {
      builder.primary(item);
    } else {
      builder.secondary(item);
    }
  }

  /** A Langford problem whose options come so often that a long cannot count its solutions. */
  public static Problem withManySolutions(Random random) {
    return repeated(SmallProblems.langford(7), 400 + random.nextInt(50));
  }

  /** A problem with each option of another one some times. */
  public static Problem repeated(Problem problem, int times) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    for (int item = 0; item < problem.items(); item++) {
      declare(builder, problem.itemName(item), problem.isPrimary(item));
    }
    for (int option = 0; option < times * problem.options(); option++) {
      builder.option(option, Arrays.asList(problem.names(option / times)));
    }
    return builder.build();
  }
}
