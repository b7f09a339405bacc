package org.dancingsparks.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.RangeCursor;

/** What is to be known of positions, from the list of all solutions: each of them is looked at. */
final class ListedAnswers {
  private final int[][] solutions;

  /** By option, the numbers of the solutions that contain it. */
  private final List<List<Integer>> containing = new ArrayList<>();

  /** What the list says of a position. */
  private final class Listed {
    private final int[] placed;

    /** By solution, the number of placed options that it contains. */
    private final byte[] shared = new byte[solutions.length];

    private final int most;

    Listed(int... placed) {
      this.placed = placed;
      for (int option : placed) {
        containing.get(option).forEach(number -> shared[number]++);
      }
      most = IntStream.range(0, shared.length).map(number -> shared[number]).max().orElse(0);
    }

    IntStream numbers(int wanted) {
      return IntStream.range(0, shared.length).filter(number -> shared[number] == wanted);
    }

    String lift(int number) {
      return Arrays.stream(placed)
          .filter(option -> Arrays.stream(solutions[number]).noneMatch(own -> own == option))
          .mapToObj(String::valueOf)
          .collect(Collectors.joining("+"));
    }
  }

  ListedAnswers(Diagram diagram) {
    solutions = new int[diagram.count().intValueExact()][];
    IntStream.range(0, diagram.problem().options())
        .forEach(option -> containing.add(new ArrayList<>()));
    RangeCursor cursor = diagram.cursor(0, solutions.length);
    for (int number = 0; cursor.next(); number++) {
      solutions[number] = cursor.solution();
      for (int option : solutions[number]) {
        containing.get(option).add(number);
      }
    }
  }

  /** The numbers of the solutions that contain all placed options. */
  int[] numbers(int... placed) {
    return new Listed(placed).numbers(placed.length).toArray();
  }

  /** The number of solutions left, the most options of one, counts by option, and what to lift. */
  String text(int... placed) {
    Listed listed = new Listed(placed);
    int[] numbers = numbers(placed);
    int[] marginals = new int[containing.size()];
    Arrays.stream(numbers)
        .flatMap(number -> Arrays.stream(solutions[number]))
        .forEach(option -> marginals[option]++);
    String sums =
        Arrays.stream(marginals).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    SortedSet<String> lifts =
        listed
            .numbers(listed.most)
            .mapToObj(listed::lift)
            .collect(Collectors.toCollection(TreeSet::new));
    return "%d of %d: %s; %s".formatted(numbers.length, listed.most, sums, String.join(",", lifts));
  }
}
