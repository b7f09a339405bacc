package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * Checks, node by node in post-order, that the paths of a diagram are solutions, each once: all
 * paths from a node cover the same items, bounded ones aside, and no secondary item excluded by an
 * edge above them; each item with bounds is covered as often as the root allows. The options of a
 * path ascend in their places and ids, and those of a node's edges have the same place, so that two
 * paths differ.
 *
 * <p>Memory is a bit for each node and item, and two ints for each node and item with bounds.
 */
final class DiagramValidator {
  private final Problem problem;
  private final BitSetProblem sets;
  private final int width;

  /** By option id: its number; -1 if it cannot be chosen. */
  private final int[] numbers;

  /** The options of prefixes: a path may not have them again. */
  private final BitSet given = new BitSet();

  /** The primary items covered once, as bits. */
  private final long[] once;

  /** The bits of all items without bounds. */
  private final long[] kept;

  /** The items with bounds. */
  private final int[] counted;

  /** By node: the bits that a path from it covers. */
  private final LongList covered = new LongList();

  /** By node: the number of its first option; that of leaving for the end. */
  private final IntList firsts = new IntList();

  /**
   * By node and item with bounds: the most of its options on a path, and in the low half the least.
   */
  private final LongList uses = new LongList();

  /** The bits that a path from the current node covers. */
  private final long[] node;

  /** By item with bounds: the least of its options on a path from the current node. */
  private final int[] nodeLeast;

  /** By item with bounds: the most of its options on a path from the current node. */
  private final int[] nodeMost;

  /** The bits that a path by the current edge covers. */
  private final long[] edge;

  private int first;
  private int edges;

  /**
   * A validator.
   *
   * @param prefixes of the diagram
   */
  DiagramValidator(Problem problem, ItemOrder order, List<Prefix> prefixes) {
    this.problem = problem;
    sets = new BitSetProblem(new OrderedProblem(problem, order));
    width = sets.width();
    numbers = new int[problem.options() + 1];
    Arrays.fill(numbers, -1);
    for (int number = 0; number <= sets.options(); number++) {
      numbers[sets.id(number)] = number;
    }
    prefixes.forEach(prefix -> Arrays.stream(prefix.options()).forEach(given::set));
    once = new long[width];
    kept = new long[width];
    counted =
        IntStream.range(0, problem.primaryItems()).filter(item -> !problem.isOnce(item)).toArray();
    for (int bit = 0; bit < sets.itemBits(); bit++) {
      kept[bit >> 6] |= sets.isBounded(bit) ? 0 : 1L << bit;
      once[bit >> 6] |= sets.isOnce(bit) ? 1L << bit : 0;
    }
    node = new long[width];
    edge = new long[width];
    nodeLeast = new int[counted.length];
    nodeMost = new int[counted.length];
    first = sets.options();
    endNode();
  }

  /** Adds an edge to the current node. */
  void addEdge(int option, int target) {
    int number = numbers[option];
    if (number < 0 || given.get(option) && !problem.hasItemOnce(option)) {
      throw damaged("an option that no path can have");
    }
    load(target);
    boolean isLeaving = number == sets.options();
    if (!isLeaving) {
      cover(number, sets.clears());
    }
    checkOrder(number, firsts.at(target));
    for (int word = 0; word < width; word++) {
      if (edges > 0 && ((node[word] ^ edge[word]) & once[word]) != 0) {
        throw damaged("a node whose edges do not belong together");
      }
      node[word] |= edge[word];
    }
    for (int at = 0; at < counted.length; at++) {
      int more = isLeaving || !has(option, counted[at]) ? 0 : 1;
      int fewest = least(target, at) + more;
      nodeLeast[at] = edges == 0 ? fewest : Math.min(nodeLeast[at], fewest);
      nodeMost[at] = Math.max(nodeMost[at], most(target, at) + more);
    }
    edges++;
  }

  private int least(int target, int at) {
    return (int) uses.at((long) target * counted.length + at);
  }

  private int most(int target, int at) {
    return (int) (uses.at((long) target * counted.length + at) >>> Integer.SIZE);
  }

  /** Checks that the option of an edge stands before those of its target, and beside the others. */
  private void checkOrder(int number, int next) {
    boolean isLeaving = number == sets.options();
    if (edges == 0) {
      first = isLeaving ? next : number;
    }
    int end = isLeaving && edges == 0 ? next : sets.first()[place(first) + 1];
    boolean isInOrder = isLeaving ? next >= end : first <= number && number < end && number < next;
    if (!isInOrder) {
      throw damaged("a node whose edges do not belong together");
    }
  }

  private int place(int number) {
    return number == sets.options() ? sets.primary() - 1 : sets.place(sets.masks(), number * width);
  }

  private boolean has(int option, int item) {
    for (int place = 0; place < problem.size(option); place++) {
      if (problem.item(option, place) == item) {
        return true;
      }
    }
    return false;
  }

  private void load(int target) {
    for (int word = 0; word < width; word++) {
      edge[word] = covered.at((long) target * width + word);
    }
  }

  private void cover(int number, long[] clears) {
    for (int word = 0; word < width; word++) {
      if ((edge[word] & clears[number * width + word]) != 0) {
        throw damaged("a path that covers an item twice");
      }
      edge[word] |= sets.masks()[number * width + word] & kept[word];
    }
  }

  private static IllegalArgumentException damaged(String why) {
    return new IllegalArgumentException("The diagram has %s; it is damaged.".formatted(why));
  }

  void endNode() {
    for (long word : node) {
      covered.add(word);
    }
    firsts.add(first);
    for (int at = 0; at < counted.length; at++) {
      uses.add((long) nodeMost[at] << Integer.SIZE | nodeLeast[at]);
    }
    Arrays.fill(node, 0);
    Arrays.fill(nodeLeast, 0);
    Arrays.fill(nodeMost, 0);
    edges = 0;
  }

  /** Checks that the paths from a root complete the prefix. */
  void checkRoot(int root, Prefix prefix) {
    load(root);
    for (int option : prefix.options()) {
      cover(numbers[option], sets.clears());
    }
    for (int word = 0; word < width; word++) {
      if ((once[word] & ~edge[word]) != 0) {
        throw damaged("a path that leaves an item uncovered");
      }
    }
    for (int at = 0; at < counted.length; at++) {
      int item = counted[at];
      int more = (int) Arrays.stream(prefix.options()).filter(id -> has(id, item)).count();
      boolean isCovered =
          least(root, at) + more >= problem.least(item)
              && most(root, at) + more <= problem.most(item);
      if (!isCovered) {
        throw damaged("a path that covers an item too often or too seldom");
      }
    }
  }
}
