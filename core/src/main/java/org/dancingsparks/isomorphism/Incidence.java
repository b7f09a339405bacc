package org.dancingsparks.isomorphism;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Options, and the bits of items that they need or clear. Options and bits have labels, which
 * isomorphisms keep.
 *
 * @param options some of a problem's
 * @param bitLabels by bit
 */
record Incidence(List<Option> options, int... bitLabels) {
  /** Maximum number of vertices of a graph that is labelled; it takes their square in memory. */
  private static final int MAX_VERTICES = 1 << 11;

  /** Bits that must be set and are covered. This and the next are relations of the graph. */
  static final int COVERS = 0;

  /** Bits that must be set, and stay so. */
  static final int KEEPS = 1;

  /** Bits that need not be set. */
  static final int CLEARS = 2;

  static final int KINDS = 3;

  /**
   * An option.
   *
   * @param number in the problem
   * @param weight the number of options that it stands for
   * @param bits by kind: those that must be set and are covered, those that must be set and stay
   *     so, and those that are cleared
   */
  record Option(int number, int label, long weight, List<int[]> bits) {
    /** The bits that it has. */
    IntStream all() {
      return bits.stream().flatMapToInt(Arrays::stream);
    }

    int[] bits(int kind) {
      return bits.get(kind);
    }

    /** Returns whether it covers a bit. */
    boolean covers(int bit) {
      return Arrays.stream(bits(COVERS)).anyMatch(covered -> covered == bit);
    }

    Option withLabel(int other) {
      return new Option(number, other, weight, bits);
    }

    /** The option that stands for itself and for those of twins. */
    Option times(int twins) {
      return new Option(number, label, weight * twins, bits);
    }
  }

  /** The bits of all options. */
  BitSet bits() {
    BitSet bits = new BitSet();
    options.stream().flatMapToInt(Option::all).forEach(bits::set);
    return bits;
  }

  /**
   * The graph of bits and options. Its vertices are the bits, ascending, and then the options;
   * their colours are the labels, those of options below 0.
   */
  ColouredGraph graph() {
    int[] bits = bits().stream().toArray();
    ColouredGraph graph = new ColouredGraph(bits.length + options.size(), relations(options));
    for (int vertex = 0; vertex < bits.length; vertex++) {
      graph.colour(vertex, bitLabels[bits[vertex]]);
    }
    for (int index = 0; index < options.size(); index++) {
      int vertex = bits.length + index;
      graph.colour(vertex, -1 - options.get(index).label);
      for (int kind = 0; kind < KINDS; kind++) {
        for (int bit : options.get(index).bits(kind)) {
          graph.join(kind, vertex, Arrays.binarySearch(bits, bit));
        }
      }
    }
    return graph;
  }

  /**
   * The labelling of the graph.
   *
   * @return empty if the graph is too large, or that takes too much work
   */
  Optional<CanonicalLabelling> labelled(int maxNodes, Work work) {
    if (work.isTooMuch() || bits().cardinality() + options.size() > MAX_VERTICES) {
      return Optional.empty();
    }
    return Optional.of(new CanonicalLabelling(graph(), maxNodes, work))
        .filter(CanonicalLabelling::label);
  }

  /** Number of relations for the bits of some options. */
  static int relations(List<Option> options) {
    return IntStream.range(0, KINDS)
        .filter(kind -> options.stream().anyMatch(option -> option.bits(kind).length > 0))
        .map(kind -> kind + 1)
        .max()
        .orElse(0);
  }
}
