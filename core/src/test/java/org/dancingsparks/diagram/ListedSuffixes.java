package org.dancingsparks.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The suffixes of a diagram by listing its solutions: by number, each without its prefix. */
record ListedSuffixes(List<List<Integer>> paths) {
  static ListedSuffixes of(Diagram diagram) {
    List<List<Integer>> paths = new ArrayList<>();
    RangeCursor cursor = diagram.cursor(0, diagram.count().longValueExact());
    while (cursor.next()) {
      List<Integer> solution = Arrays.stream(cursor.solution()).boxed().toList();
      int prefix = diagram.prefixes().get(cursor.prefix()).size();
      paths.add(solution.subList(prefix, solution.size()));
    }
    return new ListedSuffixes(paths);
  }

  /** By suffix the numbers of the solutions that have some options, in this order, and then it. */
  Map<List<Integer>, List<Long>> after(int... options) {
    Map<List<Integer>, List<Long>> numbers = new HashMap<>();
    for (int number = 0; number < paths.size(); number++) {
      List<Integer> path = paths.get(number);
      int end = endOf(path, options);
      if (end >= 0) {
        numbers
            .computeIfAbsent(path.subList(end, path.size()), suffix -> new ArrayList<>())
            .add((long) number);
      }
    }
    return numbers;
  }

  /** The place after the last of the options; -1 if the path has them not all in this order. */
  private static int endOf(List<Integer> path, int... options) {
    int end = 0;
    for (int option : options) {
      int at = path.subList(end, path.size()).indexOf(option);
      if (at < 0) {
        return -1;
      }
      end += at + 1;
    }
    return end;
  }

  /** The options in any suffix, ascending. */
  int[] options(int... after) {
    Set<Integer> options = new HashSet<>();
    after(after).keySet().forEach(options::addAll);
    return options.stream().mapToInt(Integer::intValue).sorted().toArray();
  }

  /** A suffix as the visitor received it. */
  record Shown(List<Integer> suffix, long number, int unchanged) {}

  static List<Shown> shown(Suffixes suffixes, int least) {
    List<Shown> shown = new ArrayList<>();
    suffixes.visit(
        least,
        (number, suffix, size, unchanged) ->
            shown.add(
                new Shown(Arrays.stream(suffix, 0, size).boxed().toList(), number, unchanged)));
    return shown;
  }

  static long[] numbers(List<Shown> shown) {
    return shown.stream().mapToLong(Shown::number).toArray();
  }
}
