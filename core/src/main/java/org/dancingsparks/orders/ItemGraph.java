package org.dancingsparks.orders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * The graph of items, adjacent if they have an option in common and at least one is primary. Items
 * are known by their numbers, of which the primary ones come first. Memory grows with the number of
 * pairs of a primary and any item.
 */
final class ItemGraph {
  private final Problem problem;

  /** By item, its primary neighbours. */
  private final BitSet[] neighbours;

  /** By item, its neighbours; those of a secondary item are primary. */
  private final int[][] lists;

  /** By primary item, its neighbours as bits. */
  private final long[][] words;

  /** By primary item, those {@link #near} it, once they are asked for. */
  private final BitSet[] near;

  private final double[] reach;
  private final int[] bits;
  private final boolean isPlain;

  /** The graph of all options. */
  ItemGraph(Problem problem) {
    this(problem, Integer.MAX_VALUE);
  }

  private ItemGraph(Problem problem, int mostItems) {
    this.problem = problem;
    neighbours = new BitSet[problem.items()];
    Arrays.setAll(neighbours, item -> new BitSet());
    lists = new int[problem.items()][];
    reach = new double[problem.primaryItems()];
    words = new long[reach.length][];
    near = new BitSet[reach.length];
    List<List<Integer>> options = optionsOfItems(problem, mostItems);
    for (int item = 0; item < reach.length; item++) {
      join(item, options.get(item));
    }
    for (int item = reach.length; item < lists.length; item++) {
      lists[item] = neighbours[item].stream().toArray();
    }
    bits = bits(problem);
    isPlain = Arrays.stream(bits).allMatch(count -> count == 1);
  }

  /** By primary item, the options with at most so many primary items. */
  private static List<List<Integer>> optionsOfItems(Problem problem, int mostItems) {
    List<List<Integer>> options =
        IntStream.range(0, problem.primaryItems())
            .<List<Integer>>mapToObj(item -> new ArrayList<>())
            .toList();
    for (int option = 0; option < problem.options(); option++) {
      if (primaryItems(problem, option).count() <= mostItems) {
        int number = option;
        primaryItems(problem, option).forEach(item -> options.get(item).add(number));
      }
    }
    return options;
  }

  private static IntStream primaryItems(Problem problem, int option) {
    return IntStream.range(0, problem.size(option))
        .map(index -> problem.item(option, index))
        .filter(problem::isPrimary);
  }

  /**
   * Finds a primary item's neighbours, and its reach: the effective number of primary ones, that of
   * equal shares with the same sum of squares.
   */
  private void join(int item, List<Integer> options) {
    BitSet all = new BitSet(problem.items());
    double[] shared = new double[reach.length];
    double sum = 0;
    for (int option : options) {
      for (int index = 0; index < problem.size(option); index++) {
        int other = problem.item(option, index);
        if (other != item) {
          all.set(other);
          neighbours[other].set(item);
          if (problem.isPrimary(other)) {
            shared[other]++;
            sum++;
          }
        }
      }
    }
    lists[item] = all.stream().toArray();
    words[item] = Arrays.copyOf(all.toLongArray(), width(problem));
    double squares = Arrays.stream(shared).map(share -> share * share).sum();
    reach[item] = squares == 0 ? 0 : sum * sum / squares;
  }

  /** By item, the bits that tell its states apart: its colours, or the options that it may have. */
  private static int[] bits(Problem problem) {
    int[] options = new int[problem.items()];
    BitSet[] colours = new BitSet[problem.items()];
    Arrays.setAll(colours, item -> new BitSet());
    for (int option = 0; option < problem.options(); option++) {
      for (int index = 0; index < problem.size(option); index++) {
        int item = problem.item(option, index);
        options[item]++;
        colours[item].set(problem.colour(option, index));
      }
    }
    return IntStream.range(0, problem.items())
        .map(
            item ->
                problem.isPrimary(item)
                    ? Math.min(problem.most(item), options[item])
                    : colours[item].cardinality())
        .map(states -> Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, states)))
        .toArray();
  }

  /**
   * The graph of small options only: of those with the fewest primary items that join as much as
   * all options do. Where some options are large, nearly all items are adjacent, which tells
   * nothing; this graph still shows which ones are close.
   *
   * @return this graph if all options are needed
   */
  ItemGraph sparse() {
    int[] sizes =
        IntStream.range(0, problem.options())
            .map(option -> (int) primaryItems(problem, option).count())
            .toArray();
    int[] bySize =
        IntStream.range(0, sizes.length)
            .boxed()
            .sorted(Comparator.comparingInt(option -> sizes[option]))
            .mapToInt(option -> option)
            .toArray();
    int[] part = IntStream.range(0, reach.length).toArray();
    int least = 0;
    for (int option : bySize) {
      if (hasJoined(part, primaryItems(problem, option).toArray())) {
        least = sizes[option];
      }
    }
    int most = bySize.length == 0 ? 0 : sizes[bySize[bySize.length - 1]];
    return least == 0 || least == most ? this : new ItemGraph(problem, least);
  }

  /** Joins the parts of some items; returns whether these were several. */
  private static boolean hasJoined(int[] part, int... items) {
    boolean hasJoined = false;
    for (int at = 1; at < items.length; at++) {
      int one = root(part, items[0]);
      int other = root(part, items[at]);
      part[other] = one;
      hasJoined |= one != other;
    }
    return hasJoined;
  }

  private static int root(int[] part, int item) {
    int root = item;
    while (part[root] != root) {
      part[root] = part[part[root]];
      root = part[root];
    }
    return root;
  }

  /** Number of words with a bit for each item. */
  private static int width(Problem problem) {
    return (problem.items() + Long.SIZE - 1) / Long.SIZE;
  }

  int items() {
    return lists.length;
  }

  /** Number of primary items; they come first. */
  int primary() {
    return reach.length;
  }

  /**
   * The effective number of the primary neighbours of a primary item: that of equal shares of its
   * options with the same sum of squares.
   */
  double reach(int item) {
    return reach[item];
  }

  /** Bits of an item in a residual. */
  int bits(int item) {
    return bits[item];
  }

  /** Bits of the items of a word. */
  int bits(int word, long items) {
    if (isPlain) {
      return Long.bitCount(items);
    }
    int sum = 0;
    for (long left = items; left != 0; left &= left - 1) {
      sum += bits[word * Long.SIZE + Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  /** The primary neighbours of a primary item; read-only. */
  BitSet neighbours(int item) {
    return neighbours[item];
  }

  /** The neighbours of an item, ascending; read-only. */
  int[] list(int item) {
    return lists[item];
  }

  /** The neighbours of a primary item as bits; read-only. */
  long[] words(int item) {
    return words[item];
  }

  /** The primary neighbours of a primary item, and those that share one with it; read-only. */
  BitSet near(int item) {
    if (near[item] == null) {
      near[item] = (BitSet) neighbours[item].clone();
      for (int other : lists[item]) {
        near[item].or(neighbours[other]);
      }
    }
    return near[item];
  }

  /** All items as bits. */
  long[] all() {
    BitSet all = new BitSet();
    all.set(0, items());
    return Arrays.copyOf(all.toLongArray(), width(problem));
  }

  /** By item, the number of its neighbours. */
  int[] degrees() {
    return Arrays.stream(lists).mapToInt(list -> list.length).toArray();
  }
}
