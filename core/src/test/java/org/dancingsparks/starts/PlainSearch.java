package org.dancingsparks.starts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * Exact cover by sets and recursion, without any links: branches on the item that the fewest of the
 * options left have, the first in the item order among equals. Stops after a number of solutions.
 */
final class PlainSearch {
  private final Problem problem;
  private final ItemOrder order;
  private final int most;
  private final List<BitSet> items = new ArrayList<>();
  private final List<Integer> chosen = new ArrayList<>();
  private final List<Integer> degrees = new ArrayList<>();

  /** Nodes visited, solutions and dead ends included. */
  long nodes;

  /** All options of each solution, those it began with first. */
  final List<List<Integer>> solutions = new ArrayList<>();

  /** By solution the number of options that its item had, choice by choice. */
  final List<List<Integer>> choices = new ArrayList<>();

  PlainSearch(Problem problem, ItemOrder order, int most) {
    this.problem = problem;
    this.order = order;
    this.most = most;
    for (int option = 0; option < problem.options(); option++) {
      BitSet own = new BitSet();
      for (int place = 0; place < problem.size(option); place++) {
        own.set(problem.item(option, place));
      }
      items.add(own);
    }
  }

  /** Searches from some options. */
  PlainSearch from(List<Integer> start) {
    BitSet covered = new BitSet();
    for (int option : start) {
      covered.or(items.get(option));
    }
    chosen.addAll(start);
    search(covered);
    return this;
  }

  private void search(BitSet covered) {
    if (solutions.size() == most) {
      return;
    }
    nodes++;
    if (covered.nextClearBit(0) >= problem.primaryItems()) {
      solutions.add(List.copyOf(chosen));
      choices.add(List.copyOf(degrees));
      return;
    }
    List<Integer> branches = branches(covered);
    for (int option : branches) {
      BitSet more = (BitSet) covered.clone();
      more.or(items.get(option));
      chosen.add(option);
      degrees.add(branches.size());
      search(more);
      chosen.remove(chosen.size() - 1);
      degrees.remove(degrees.size() - 1);
    }
  }

  /** The options of the item that has the fewest. */
  private List<Integer> branches(BitSet covered) {
    List<List<Integer>> byItem = new ArrayList<>();
    for (int item = 0; item < problem.primaryItems(); item++) {
      byItem.add(new ArrayList<>());
    }
    for (int option = 0; option < items.size(); option++) {
      if (!items.get(option).intersects(covered)) {
        for (int item = 0; item < problem.primaryItems(); item++) {
          if (items.get(option).get(item)) {
            byItem.get(item).add(option);
          }
        }
      }
    }
    List<Integer> fewest = null;
    for (int place = 0; place < order.size(); place++) {
      int item = order.item(place);
      if (item < problem.primaryItems() && !covered.get(item)) {
        List<Integer> own = byItem.get(item);
        fewest = fewest == null || own.size() < fewest.size() ? own : fewest;
      }
    }
    return fewest;
  }
}
