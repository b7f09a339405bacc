package org.dancingsparks.bitsets;

import java.util.Arrays;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.TreeWalk;

/**
 * The engine {@code bitsets}: keeps the options that still fit as a set of bits, one set for each
 * level. Choosing an option takes the intersection with the set of those that may stand beside it,
 * which is known for each option. An item is looked for in the word of the set where it was last
 * found, so that most dead ends take one look at each open item.
 *
 * <p>It walks the tree of {@link org.dancingsparks.links.Links}, so it has the same solutions in
 * the same order below the same prefixes, and as many nodes. It takes the less time, the more
 * options each choice excludes. An update is a word of a set, or an item looked for.
 *
 * <p>Colours are allowed, bounds are not. Memory is quadratic in the number of options, and in that
 * of items. Not thread safe. Related: reversible sparse bit sets (Demeulenaere and others,
 * "Compact-Table", CP 2016).
 */
public final class BitSetSearch extends TreeWalk {
  /** Most words of the sets of a problem, and of those of the levels of a search: 16 MiB each. */
  private static final long MAX_WORDS = 1 << 21;

  /** The share of the items that are still open, in most nodes at most. */
  private static final double OPEN = 0.4;

  private final OptionSets options;

  /** By level, the options that fit, and a bit for each word of these that is not 0. */
  private final long[][] sets;

  private final long[][] summaries;

  /** By level: the items that are not covered, ascending, as many as {@link #uncovered}. */
  private final int[][] open;

  private final int[] uncovered;

  /** By level: the option that the branch taken chooses, and the item branched on. */
  private final int[] chosen;

  private final int[] branch;

  /** By item: a word of the set in which it was last found. */
  private final int[] witness;

  /** An item that was not found, which may well be missing again. */
  private int missing;

  private int base;
  private int level;

  /**
   * A search of the whole problem.
   *
   * @throws IllegalArgumentException if the problem does not {@linkplain #suits suit} the engine
   */
  public BitSetSearch(Problem problem, ItemOrder order) {
    this(sets(problem, order));
  }

  private BitSetSearch(OptionSets options) {
    super(options.items);
    this.options = options;
    int levels = options.items + 1;
    sets = new long[levels][];
    summaries = new long[levels][];
    open = new int[levels][];
    uncovered = new int[levels];
    chosen = new int[levels];
    branch = new int[levels];
    witness = new int[options.items];
    start(Prefix.EMPTY);
  }

  private static OptionSets sets(Problem problem, ItemOrder order) {
    if (!suits(problem)) {
      throw new IllegalArgumentException("The problem has bounds, or too many options.");
    }
    return new OptionSets(problem, order);
  }

  /** A search of the same problem, which shares the sets that do not change. */
  public BitSetSearch another() {
    return new BitSetSearch(options);
  }

  /**
   * Returns whether a problem has no bounds, and its sets fit in 16 MiB, as must those of the
   * levels of a search.
   */
  public static boolean suits(Problem problem) {
    long levels = 1L + Math.min(problem.options(), problem.primaryItems());
    long wordsOfLevel = OptionSets.wordsOfSet(problem) + (long) problem.primaryItems();
    return !problem.hasBounds()
        && OptionSets.words(problem) <= MAX_WORDS
        && levels * wordsOfLevel <= MAX_WORDS;
  }

  /** An estimate of the updates for a node of a problem, on average, from the benchmarks. */
  public static double updatesOfNode(Problem problem) {
    return OptionSets.wordsOfSet(problem) + OPEN * problem.primaryItems();
  }

  @Override
  protected void start(Prefix prefix) {
    base = prefix.size();
    level = base;
    long[] set = set(base);
    System.arraycopy(options.all, 0, set, 0, set.length);
    int[] items = open[base];
    int left = 0;
    for (int index = 0; index < base; index++) {
      chosen[index] = prefix.option(index);
      intersect(set, options.beside, chosen[index] * options.words, set);
    }
    for (int item = 0; item < options.items; item++) {
      items[left] = item;
      left += isChosenFor(item) ? 0 : 1;
    }
    uncovered[base] = left;
    options.summarise(set, 0, summaries[base], 0);
  }

  /** Returns whether the prefix covers an item. */
  private boolean isChosenFor(int item) {
    for (int index = 0; index < base; index++) {
      if (options.covers(chosen[index], item)) {
        return true;
      }
    }
    return false;
  }

  /** The set of a level, made when first needed. */
  private long[] set(int of) {
    if (sets[of] == null) {
      sets[of] = new long[options.words];
      summaries[of] = new long[options.summaryWords];
      open[of] = new int[options.items + 1];
    }
    return sets[of];
  }

  private static void intersect(long[] one, long[] others, int from, long[] into) {
    for (int word = 0; word < into.length; word++) {
      into[word] = one[word] & others[from + word];
    }
  }

  @Override
  protected int base() {
    return base;
  }

  @Override
  public int level() {
    return level;
  }

  @Override
  public int size() {
    return level;
  }

  @Override
  protected boolean isSolved() {
    return uncovered[level] == 0;
  }

  @Override
  protected int branches() {
    if (level > base) {
      if (!findsAll()) {
        return 0;
      }
      options.summarise(sets[level], 0, summaries[level], 0);
    }
    return chooseItem(sets[level], summaries[level], open[level]);
  }

  /** Chooses the first open item with the fewest options to branch on; returns their number. */
  private int chooseItem(long[] set, long[] summary, int... items) {
    // Below the prefix, each item is known to have an option.
    int possible = level > base ? 1 : 0;
    int least = Integer.MAX_VALUE;
    int best = 0;
    int open = uncovered[level];
    for (int at = 0; at < open && least > possible; at++) {
      int size = size(set, summary, items[at], least);
      if (size < least) {
        least = size;
        best = items[at];
      }
    }
    branch[level] = best;
    return least;
  }

  /** Number of options of an item, or at least some number if it is not below that. */
  private int size(long[] set, long[] summary, int item, int most) {
    long[] covering = options.covering;
    int from = item * set.length;
    int size = 0;
    for (int part = 0; part < summary.length; part++) {
      long rest = summary[part] & options.summaries[item * summary.length + part];
      for (; rest != 0 && size < most; rest &= rest - 1) {
        int word = part * Long.SIZE + Long.numberOfTrailingZeros(rest);
        size += Long.bitCount(set[word] & covering[from + word]);
      }
    }
    return size;
  }

  /**
   * Lists the items that are still open; returns false if one of them has no options, which is then
   * found without a look at the others if it is the one that was missing last.
   */
  private boolean findsAll() {
    long[] set = sets[level];
    int option = chosen[level - 1];
    if (!isWitnessed(set, missing)
        && isAmongOpen(missing)
        && !options.covers(option, missing)
        && !isFound(set, missing)) {
      return false;
    }
    int[] items = open[level];
    int size = 0;
    int[] before = open[level - 1];
    int most = uncovered[level - 1];
    long[] covering = options.covering;
    int[] witness = this.witness;
    for (int at = 0; at < most; at++) {
      int item = before[at];
      int word = witness[item];
      if ((set[word] & covering[item * set.length + word]) == 0) {
        if (options.covers(option, item)) {
          continue;
        }
        if (!isFound(set, item)) {
          missing = item;
          return false;
        }
      }
      items[size++] = item;
    }
    return true;
  }

  private boolean isAmongOpen(int item) {
    return Arrays.binarySearch(open[level - 1], 0, uncovered[level - 1], item) >= 0;
  }

  /** Returns whether an item has an option in the word where it had one last. */
  private boolean isWitnessed(long[] set, int item) {
    int word = witness[item];
    return (set[word] & options.covering[item * set.length + word]) != 0;
  }

  /** Returns whether an item has an option in any word, and remembers the word. */
  private boolean isFound(long[] set, int item) {
    long[] above = summaries[level - 1];
    for (int part = 0; part < above.length; part++) {
      long rest = above[part] & options.summaries[item * above.length + part];
      for (; rest != 0; rest &= rest - 1) {
        int word = part * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if ((set[word] & options.covering[item * set.length + word]) != 0) {
          witness[item] = word;
          return true;
        }
      }
    }
    return false;
  }

  @Override
  protected long descend() {
    return choose(optionFrom(0));
  }

  @Override
  protected long follow() {
    level--;
    int option = optionFrom(chosen[level] + 1);
    return option < 0 ? NONE : choose(option);
  }

  /** The first option of the item branched on whose id is not below this; -1 if there is none. */
  private int optionFrom(int least) {
    long[] set = sets[level];
    int item = branch[level] * set.length;
    int word = least / Long.SIZE;
    long bits = word < set.length ? set[word] & options.covering[item + word] & -1L << least : 0;
    while (bits == 0 && word + 1 < set.length) {
      word++;
      bits = set[word] & options.covering[item + word];
    }
    return bits == 0 ? -1 : word * Long.SIZE + Long.numberOfTrailingZeros(bits);
  }

  private long choose(int option) {
    chosen[level] = option;
    intersect(sets[level], options.beside, option * options.words, set(level + 1));
    int items = uncovered[level];
    level++;
    uncovered[level] = items - options.sizes[option];
    return options.words + items;
  }

  @Override
  public int[] solution() {
    return Arrays.copyOf(chosen, level);
  }

  @Override
  public int[] literals() {
    return solution();
  }
}
