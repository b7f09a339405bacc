package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Suffixes by the options in them: for each option, the suffixes after it. Takes 8 bytes an edge
 * and 8 a node. Immutable.
 */
public final class SuffixIndex {
  private final SuffixPaths paths;

  /** By node: the number of the first solution through it; or a mark for several, or for none. */
  private final long[] numbers;

  /** By option: its first edge. */
  private final int[] begins;

  private final int[] edges;

  /** By the same index: the source nodes of the edges. */
  private final int[] sources;

  private static final long NOWHERE = -2;

  SuffixIndex(Suffixes suffixes) {
    paths = suffixes.paths();
    Diagram diagram = paths.diagram();
    int most = 0;
    for (int index = 0; index < suffixes.size(); index++) {
      most = Math.max(most, suffixes.node(index) + 1);
    }
    numbers = new long[most];
    Arrays.fill(numbers, NOWHERE);
    for (int index = 0; index < suffixes.size(); index++) {
      numbers[suffixes.node(index)] = suffixes.number(index);
    }
    // Leaving an item counts as one option more.
    begins = new int[diagram.problem().options() + 2];
    goDown(diagram);
    for (int option = 1; option < begins.length; option++) {
      begins[option] += begins[option - 1];
    }
    edges = new int[begins[begins.length - 1]];
    sources = new int[edges.length];
    sort(diagram);
  }

  /** Finds the nodes that are reached, and counts the edges of each option. */
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
        numbers[target] = numbers[target] == NOWHERE ? number : Suffixes.SEVERAL_SOLUTIONS;
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
        int index = next[diagram.options[edge]]++;
        edges[index] = edge;
        sources[index] = node;
      }
    }
  }

  /** The options of all suffixes, ascending. */
  public int[] options() {
    return IntStream.range(0, begins.length - 2)
        .filter(option -> begins[option] < begins[option + 1])
        .toArray();
  }

  /**
   * Counts the suffixes after each option, in one pass over the edges.
   *
   * @param least minimum number of options of a suffix
   */
  public SuffixCounts counts(int least) {
    int[] lastOption = new int[numbers.length];
    Arrays.fill(lastOption, -1);
    long[] counts = new long[begins.length - 2];
    int[] longest = new int[counts.length];
    for (int option = 0; option < counts.length; option++) {
      for (int index = begins[option]; index < begins[option + 1]; index++) {
        int node = paths.diagram().targets[edges[index]];
        if (lastOption[node] != option) {
          lastOption[node] = option;
          long more = paths.longest(node) < least ? 0 : paths.count(node);
          counts[option] += Math.min(more, SuffixPaths.PATH_BOUND - counts[option]);
          longest[option] = Math.max(longest[option], paths.longest(node));
        }
      }
    }
    return new SuffixCounts(counts, longest);
  }

  /** The suffixes after an option. */
  public Suffixes after(int option) {
    int from = begins[option];
    int to = begins[option + 1];
    SuffixCollector ends = new SuffixCollector(to - from);
    for (int index = from; index < to; index++) {
      ends.add(paths.diagram().targets[edges[index]], number(edges[index], sources[index]));
    }
    return ends.suffixes(paths);
  }

  /** The number of the first solution through an edge. */
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
