package org.dancingsparks.layers;

import java.util.function.IntUnaryOperator;
import org.dancingsparks.values.DiagramGraph;

/**
 * Numbers the nodes of a graph anew, so that the numbers follow from the graph alone: nodes are met
 * place by place, those of a place in the order in which edges from nodes met before lead to them,
 * and numbered from the last to the first. Used once.
 */
final class GraphNumbering {
  private final DiagramGraph graph;

  /** By node, the place of the options that its edges choose. */
  private final IntUnaryOperator placeOfOption;

  /** The nodes in the order in which they are met. */
  private final int[] met;

  /** By node, its new number; 0 before it is met. */
  private final int[] number;

  /** By place, the place in that order of the next node met there. */
  private final int[] next;

  private int edges;

  /**
   * A numbering.
   *
   * @param graph all of whose nodes are reached from its roots
   * @param placeOfOption by id of an option, the first place that it covers
   */
  GraphNumbering(DiagramGraph graph, int places, IntUnaryOperator placeOfOption) {
    this.graph = graph;
    this.placeOfOption = placeOfOption;
    met = new int[graph.nodes() - 1];
    number = new int[graph.nodes()];
    next = new int[places + 1];
    for (int node = 1; node < graph.nodes(); node++) {
      next[place(node) + 1]++;
    }
    for (int place = 0; place < places; place++) {
      next[place + 1] += next[place];
    }
  }

  private int place(int node) {
    return placeOfOption.applyAsInt(graph.options()[graph.first()[node]]);
  }

  private void meet(int node) {
    if (node > DiagramGraph.END && number[node] == 0) {
      int at = next[place(node)]++;
      met[at] = node;
      number[node] = met.length - at;
    }
  }

  /** The graph with the new numbers. */
  DiagramGraph numbered() {
    for (int root : graph.roots()) {
      meet(root);
    }
    for (int node : met) {
      for (int edge = graph.first()[node]; edge < graph.first()[node + 1]; edge++) {
        meet(graph.targets()[edge]);
      }
    }
    int[] first = new int[graph.nodes() + 1];
    int[] options = new int[graph.options().length];
    int[] targets = new int[options.length];
    for (int at = met.length - 1; at >= 0; at--) {
      add(met[at], options, targets);
      first[number[met[at]] + 1] = edges;
    }
    int[] roots = graph.roots().clone();
    for (int at = 0; at < roots.length; at++) {
      roots[at] = roots[at] == DiagramGraph.NONE ? DiagramGraph.NONE : number[roots[at]];
    }
    return new DiagramGraph(graph.prefixes(), roots, first, options, targets, DiagramGraph.NONE);
  }

  private void add(int node, int[] options, int... targets) {
    for (int edge = graph.first()[node]; edge < graph.first()[node + 1]; edge++) {
      options[edges] = graph.options()[edge];
      targets[edges++] = number[graph.targets()[edge]];
    }
  }
}
