package org.dancingsparks.isomorphism;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.dancingsparks.residuals.BitSetProblem;

/** The residuals of a small problem, place by place, and their graphs without any reduction. */
final class PlainStages {
  private static final int COVERS = 0;
  private static final int KEEPS = 1;
  private static final int CLEARS = 2;

  final BitSetProblem problem;
  final Stages stages;
  private final Map<List<Object>, Integer> colours = new HashMap<>();
  private final Map<List<Long>, Long> completions = new HashMap<>();

  PlainStages(BitSetProblem problem) {
    this.problem = problem;
    stages = new Stages(problem);
  }

  /** By place, residuals for which all choices before it are complete, up to a number of all. */
  Map<Integer, Set<List<Long>>> residuals(int most) {
    Map<Integer, Set<List<Long>>> byPlace = new TreeMap<>();
    Set<List<Long>> seen = new HashSet<>();
    Deque<long[]> waiting = new ArrayDeque<>();
    if (problem.initial() != null) {
      waiting.add(problem.initial());
    }
    while (!waiting.isEmpty() && seen.size() < most) {
      long[] residual = waiting.remove();
      if (seen.add(list(residual))) {
        int place = problem.place(residual, 0);
        if (place < problem.primary()
            && problem.next(residual, 0, place) == problem.first()[place]) {
          byPlace.computeIfAbsent(place, key -> new LinkedHashSet<>()).add(list(residual));
        }
        waiting.addAll(children(residual));
      }
    }
    return byPlace;
  }

  static List<Long> list(long... words) {
    return LongStream.of(words).boxed().toList();
  }

  static long[] words(List<Long> residual) {
    return residual.stream().mapToLong(Long::longValue).toArray();
  }

  /** The residuals that the choices of a residual's place leave. */
  List<long[]> children(long... residual) {
    int place = problem.place(residual, 0);
    List<long[]> children = new ArrayList<>();
    if (place >= problem.primary()) {
      return children;
    }
    for (int option = problem.next(residual, 0, place);
        option < problem.first()[place + 1];
        option++) {
      if (problem.fits(residual, 0, option)) {
        add(residual, option, children);
      }
    }
    if (problem.canLeave(residual, 0, place)) {
      add(residual, problem.options(), children);
    }
    return children;
  }

  private void add(long[] residual, int option, List<long[]> children) {
    long[] left = new long[problem.width()];
    if (problem.choose(residual, 0, option, left)) {
      if (problem.place(left, 0) != problem.place(residual, 0)) {
        problem.rewind(left);
      }
      children.add(left);
    }
  }

  /** Number of ways to complete a residual. */
  long completions(List<Long> residual) {
    Long known = completions.get(residual);
    if (known == null) {
      long[] words = words(residual);
      known =
          problem.place(words, 0) >= problem.primary()
              ? 1
              : children(words).stream().mapToLong(left -> completions(list(left))).sum();
      completions.put(residual, known);
    }
    return known;
  }

  /** The graph of the options that fit and of the bits that matter to them or must be covered. */
  ColouredGraph fitting(int place, long... residual) {
    int[] options = options(place).filter(option -> problem.fits(residual, 0, option)).toArray();
    int[] bits =
        IntStream.range(0, problem.itemBits())
            .filter(bit -> isSet(residual, bit))
            .filter(bit -> bit < problem.primary() || isNeeded(bit, options))
            .toArray();
    return graph(bits, options, Arrays.stream(bits).mapToObj(bit -> kind(residual, bit)).toList());
  }

  /** The graph of all options of a place, the bits that they need, and which of these are set. */
  ColouredGraph whole(int place, long... residual) {
    int[] options = options(place).toArray();
    int[] bits =
        IntStream.range(0, problem.itemBits()).filter(bit -> isNeeded(bit, options)).toArray();
    BitSet frontier = stages.frontier(place);
    BitSet shared = stages.shared(place);
    List<List<Object>> kinds =
        Arrays.stream(bits)
            .mapToObj(
                bit ->
                    List.<Object>of(
                        frontier.get(bit),
                        shared.get(bit),
                        kind(problem.initial(), bit),
                        isSet(residual, bit) ? kind(residual, bit) : List.of()))
            .toList();
    return graph(bits, options, kinds);
  }

  private IntStream options(int place) {
    return IntStream.range(problem.first()[place], problem.options());
  }

  private boolean isNeeded(int bit, int... options) {
    return Arrays.stream(options).anyMatch(option -> problem.has(option, bit));
  }

  private static boolean isSet(long[] residual, int bit) {
    return (residual[bit >> 6] >>> bit & 1) != 0;
  }

  private List<Object> kind(long[] residual, int bit) {
    if (bit >= problem.primary()) {
      return List.of("secondary");
    }
    return problem.isBounded(bit)
        ? List.of("bounded", problem.room(residual, 0, bit), problem.spare(bit))
        : List.of("once");
  }

  private ColouredGraph graph(int[] bits, int[] options, List<List<Object>> kinds) {
    ColouredGraph graph = new ColouredGraph(bits.length + options.length, CLEARS + 1);
    for (int vertex = 0; vertex < bits.length; vertex++) {
      graph.colour(vertex, colours.computeIfAbsent(kinds.get(vertex), key -> colours.size() + 1));
    }
    for (int number = 0; number < options.length; number++) {
      for (int vertex = 0; vertex < bits.length; vertex++) {
        boolean isNeeded = problem.has(options[number], bits[vertex]);
        if (problem.changes(options[number], bits[vertex])) {
          graph.join(isNeeded ? COVERS : CLEARS, vertex, bits.length + number);
        } else if (isNeeded) {
          graph.join(KEEPS, vertex, bits.length + number);
        }
      }
    }
    return graph;
  }
}
