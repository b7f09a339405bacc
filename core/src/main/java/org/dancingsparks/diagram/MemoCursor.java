package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Profile;
import org.dancingsparks.cover.SolutionCursor;

/**
 * Walks the solutions of a {@link MemoSearch} depth first, and keeps in its memo what each residual
 * came to: one known to be dead is not entered again, and one whose solutions are known is not when
 * they are only counted. Its profile has the residuals entered as nodes, and no updates. Not thread
 * safe; several may share a search.
 */
public final class MemoCursor implements SolutionCursor {
  /** The residuals between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  private final MemoSearch search;
  private final Layout layout;

  /** Null while the cursor stops at a depth: it then learns nothing. */
  private Memo memo;

  private final int width;
  private final int words;

  /** By level: the residual, the options still to be tried, and how many there were. */
  private final long[] residuals;

  private final long[] left;
  private final int[] place;
  private final int[] degree;
  private final int[] begun;

  /** By level: the option chosen, the solutions found below, and the residuals entered before. */
  private final int[] chosen;

  private final long[] found;
  private final long[] before;
  private final long[] nodes;
  private final long[] selected;

  private BooleanSupplier cancelled = () -> false;
  private int floor = Integer.MAX_VALUE;
  private int base;
  private int level;
  private State state = State.EXHAUSTED;
  private long entered;

  private enum State {
    NEW,
    AT_SOLUTION,
    SEARCHING,
    EXHAUSTED
  }

  MemoCursor(MemoSearch search) {
    this.search = search;
    layout = search.layout;
    width = layout.width;
    words = layout.mostOptions() / Long.SIZE + 1;
    int levels = layout.primary + 2;
    residuals = new long[levels * width];
    left = new long[levels * words];
    place = new int[levels];
    degree = new int[levels];
    begun = new int[levels];
    chosen = new int[levels];
    found = new long[levels];
    before = new long[levels];
    nodes = new long[levels];
    selected = new long[words];
  }

  @Override
  public MemoCursor cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  @Override
  public MemoCursor stoppingAt(int depth) {
    floor = depth;
    return this;
  }

  @Override
  public MemoCursor from(Prefix prefix) {
    long[] residual = layout.residual(search.problem, prefix);
    memo = floor == Integer.MAX_VALUE ? search.memo() : null;
    base = prefix.size();
    level = base;
    for (int at = 0; at < base; at++) {
      chosen[at] = prefix.option(at);
    }
    System.arraycopy(residual, 0, residuals, level * width, width);
    found[level] = 0;
    state = State.NEW;
    return this;
  }

  @Override
  public boolean next() {
    return search(false);
  }

  /** Goes on to the next solution; or, counting, to the end. */
  private boolean search(boolean isCounting) {
    if (state == State.EXHAUSTED) {
      return false;
    }
    if (state == State.NEW && arrive()) {
      return true;
    }
    if (state == State.AT_SOLUTION) {
      leave();
    }
    state = State.SEARCHING;
    while (level >= base) {
      if (advance(isCounting) && arrive()) {
        return true;
      }
    }
    giveUp();
    return false;
  }

  /** Ends the search where it is; to go on with sums cut short would put them into the memo. */
  private void giveUp() {
    level = base;
    state = State.EXHAUSTED;
  }

  /** Enters the residual of the level; true if the cursor stops here. */
  private boolean arrive() {
    int at = layout.place(residuals, level * width);
    boolean isSolved = at >= layout.primary;
    if (!isSolved) {
      normalise(at);
    }
    if (isSolved || level == floor) {
      if (floor == Integer.MAX_VALUE) {
        nodes[level]++;
      }
      found[level] = 1;
      state = State.AT_SOLUTION;
      return true;
    }
    enter(at);
    return false;
  }

  private void normalise(int at) {
    for (int word = 0; word < width; word++) {
      residuals[level * width + word] &= layout.relevant[at * width + word];
    }
  }

  private void enter(int at) {
    nodes[level]++;
    before[level] = entered++;
    if ((entered & POLL) == 0 && cancelled.getAsBoolean()) {
      giveUp();
      throw new CancellationException("The search was cancelled.");
    }
    place[level] = at;
    found[level] = 0;
    begun[level] = 0;
    degree[level] = select(search.compatibilities[at]);
  }

  /** Makes the options that the residual has room for those left to try; how many they are. */
  private int select(Compatibility compatibility) {
    compatibility.selectAll(selected);
    for (int word = 0; word < width; word++) {
      compatibility.retain(word, residuals[level * width + word], selected);
    }
    int options = 0;
    Arrays.fill(left, level * words, (level + 1) * words, 0);
    for (int word = 0; word < compatibility.words; word++) {
      left[level * words + word] = selected[word];
      options += Long.bitCount(selected[word]);
    }
    return options;
  }

  /**
   * Tries the next option of the level, or goes back a level if none is left.
   *
   * @return whether the level is now that of a residual to be entered
   */
  private boolean advance(boolean isCounting) {
    int word = 0;
    while (word < words && left[level * words + word] == 0) {
      word++;
    }
    if (word == words) {
      keep();
      leave();
      return false;
    }
    long options = left[level * words + word];
    left[level * words + word] = options & options - 1;
    begun[level]++;
    int option = layout.first[place[level]] + (word << 6) + Long.numberOfTrailingZeros(options);
    chosen[level] = layout.ids[option];
    for (int at = 0; at < width; at++) {
      residuals[(level + 1) * width + at] =
          residuals[level * width + at] ^ layout.masks[option * width + at];
    }
    return !isWalledIn(option) && isWorthEntering(isCounting);
  }

  private boolean isWalledIn(int option) {
    for (int guard = search.guards.first[option];
        guard < search.guards.first[option + 1];
        guard++) {
      boolean isClosed = true;
      for (int word = 0; word < width; word++) {
        isClosed &=
            (residuals[(level + 1) * width + word] & search.guards.closed[guard * width + word])
                == search.guards.item[guard * width + word];
      }
      if (isClosed) {
        return true;
      }
    }
    return false;
  }

  /** Moves down a level, unless the memo says that there is nothing to be found there. */
  private boolean isWorthEntering(boolean isCounting) {
    level++;
    int at = layout.place(residuals, level * width);
    if (at < layout.primary && memo != null) {
      normalise(at);
      long known = memo.solutions(residuals, level * width);
      if (known == 0 || (isCounting && known > 0)) {
        level--;
        add(known);
        return false;
      }
    }
    return true;
  }

  private void keep() {
    if (memo != null) {
      memo.keep(residuals, level * width, found[level], entered - before[level]);
    }
  }

  /** Goes back a level. */
  private void leave() {
    level--;
    if (level >= base) {
      add(found[level + 1]);
    }
  }

  private void add(long solutions) {
    found[level] += solutions;
    if (found[level] < 0) {
      giveUp();
      throw new ArithmeticException("There are more solutions than a long holds.");
    }
  }

  @Override
  public long count() {
    long had = 0;
    for (int at = base; at <= level; at++) {
      had = Math.addExact(had, found[at]);
    }
    while (search(true)) {
      // What is found adds up on the way back.
    }
    return found[base] - had;
  }

  @Override
  public int size() {
    return level;
  }

  @Override
  public int[] solution() {
    return Arrays.copyOf(chosen, level);
  }

  @Override
  public Profile profile() {
    int levels = nodes.length;
    while (levels > 0 && nodes[levels - 1] == 0) {
      levels--;
    }
    return Profile.of(Arrays.copyOf(nodes, levels), new long[levels]);
  }

  @Override
  public double passed() {
    return state == State.EXHAUSTED ? 1 : Math.min(1, weight(false));
  }

  @Override
  public double weight() {
    return weight(true);
  }

  private double weight(boolean ofNode) {
    double share = 1;
    double behind = 0;
    for (int at = base; at < level; at++) {
      share /= degree[at];
      behind += share * (begun[at] - 1);
    }
    return ofNode ? share : behind;
  }
}
