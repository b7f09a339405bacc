package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Tails by the options in them: for each, what comes after it. 8 bytes an edge, and 8 a node.
 * Immutable.
 */
public final class SuffixIndex {
  private final SuffixPaths paths;

  /** By node: the number of the first solution by way of it; several; or that none leads there. */
  private final long[] numbers;

  /** By option: where its edges begin. */
  private final int[] begins;

  private final int[] edges;

  /** By the same place, the nodes that the edges lead from. */
  private final int[] sources;

  private static final long NOWHERE = -2;

  SuffixIndex(Suffixes tails) {
    paths = tails.paths();
    Diagram diagram = paths.diagram();
    int most = 0;
    for (int place = 0; place < tails.size(); place++) {
      most = Math.max(most, tails.node(place) + 1);
    }
    numbers = new long[most];
    Arrays.fill(numbers, NOWHERE);
    for (int place = 0; place < tails.size(); place++) {
      numbers[tails.node(place)] = tails.number(place);
    }
    begins = new int[diagram.problem().options() + 1];
    goDown(diagram);
    for (int option = 1; option < begins.length; option++) {
      begins[option] += begins[option - 1];
    }
    edges = new int[begins[begins.length - 1]];
    sources = new int[edges.length];
    sort(diagram);
  }

  /** Finds the nodes that ways lead to, and counts the edges of each option. */
  private void goDown(Diagram diagram) {
    boolean isNumbered = paths.isNumbered();
    for (int node = numbers.length - 1; node > 0; node--) {
      long number = numbers[node];
      if (number == NOWHERE) {
        continue;
      }
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        int target = diagram.targets[edge];
        begins[diagram.options[edge] + 1]++;
        numbers[target] = numbers[target] == NOWHERE ? number : Suffixes.SEVERAL;
        number += number >= 0 && isNumbered ? paths.count(target) : 0;
      }
    }
  }

  private void sort(Diagram diagram) {
    int[] next = begins.clone();
    for (int node = numbers.length - 1; node > 0; node--) {
      for (int edge = diagram.first[node];
          numbers[node] != NOWHERE && edge < diagram.first[node + 1];
          edge++) {
        int place = next[diagram.options[edge]]++;
        edges[place] = edge;
        sources[place] = node;
      }
    }
  }

  /** The options that are in any tail, ascending. */
  public int[] options() {
    return IntStream.range(0, begins.length - 1)
        .filter(option -> begins[option] < begins[option + 1])
        .toArray();
  }

  /** The tails after an option. */
  public Suffixes after(int option) {
    int from = begins[option];
    int to = begins[option + 1];
    SuffixCollector ends = new SuffixCollector(to - from);
    for (int place = from; place < to; place++) {
      ends.add(paths.diagram().targets[edges[place]], number(edges[place], sources[place]));
    }
    return ends.tails(paths);
  }

  /** The number of the first solution by way of an edge. */
  private long number(int edge, int source) {
    long number = numbers[source];
    if (number >= 0 && paths.isNumbered()) {
      for (int before = paths.diagram().first[source]; before < edge; before++) {
        number += paths.count(paths.diagram().targets[before]);
      }
    }
    return number;
  }
}
