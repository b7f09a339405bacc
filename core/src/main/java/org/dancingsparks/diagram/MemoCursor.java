package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.Profile;
import org.dancingsparks.links.TreeCursor;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * Walks the solutions of a {@link MemoSearch} depth first, and stores the count of each finished
 * residual in its memo. A dead residual is never entered again; while counting, nor is any residual
 * with a known count. Where a {@code long} overflows, counting starts again with numbers of twice
 * the length. The profile counts residuals entered as nodes, and no updates. Not thread safe;
 * several cursors may share a search.
 */
public final class MemoCursor implements TreeCursor {
  /** Residuals between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  private final MemoSearch search;
  private final BitSetProblem bitSets;

  /** The memo; null while the cursor stops at a depth, where it cannot learn counts. */
  private Memo memo;

  private final int width;

  /** By level: the residual. */
  private final long[] residuals;

  private final UntriedOptions untried;
  private final int[] place;

  /** By level: the option chosen, the solutions found below, and the residuals entered before. */
  private final int[] chosen;

  /** By level, where items have bounds: the number of the option. */
  private final int[] numbers;

  /** By level, where items have bounds: the places left above. */
  private final int[] leaves;

  private WideCounts found;
  private long[] known;
  private final long[] before;
  private final long[] nodes;

  /** The residual that a choice leaves, where items have bounds. */
  private final long[] child;

  private BooleanSupplier cancelled = () -> false;
  private int floor = Integer.MAX_VALUE;
  private Prefix prefix = Prefix.EMPTY;
  private int base;
  private int level;
  private State state = State.EXHAUSTED;
  private long entered;

  /** Thrown where the number of solutions does not fit this many limbs. */
  private static final class TooLargeException extends ArithmeticException {
    private static final long serialVersionUID = 1;
  }

  private enum State {
    NEW,
    AT_SOLUTION,
    SEARCHING,
    EXHAUSTED
  }

  MemoCursor(MemoSearch search) {
    this.search = search;
    bitSets = search.bitSets;
    width = bitSets.width();
    int levels = bitSets.mostChoices() + 2;
    residuals = new long[Math.multiplyExact(levels, width)];
    untried = new UntriedOptions(bitSets, levels);
    place = new int[levels];
    chosen = new int[levels];
    numbers = new int[levels];
    leaves = new int[levels];
    countIn(1);
    before = new long[levels];
    nodes = new long[levels];
    child = new long[width];
  }

  private void countIn(int limbs) {
    found = new WideCounts(bitSets.mostChoices() + 2, limbs);
    known = new long[limbs];
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
    long[] residual = bitSets.residual(prefix);
    this.prefix = prefix;
    remember();
    base = prefix.size();
    level = base;
    leaves[level] = 0;
    for (int at = 0; at < base; at++) {
      chosen[at] = prefix.option(at);
    }
    found.set(level, 0);
    if (residual == null) {
      state = State.EXHAUSTED;
      return this;
    }
    System.arraycopy(residual, 0, residuals, level * width, width);
    state = State.NEW;
    return this;
  }

  /** Uses the current memo of the search, and releases the one before. */
  private void remember() {
    memo = null;
    if (floor == Integer.MAX_VALUE) {
      memo = search.memo(found.limbs);
      if (memo.limbs != found.limbs) {
        countIn(memo.limbs);
      }
    }
  }

  @Override
  public boolean next() {
    return search(false);
  }

  /** Moves to the next solution; or, while counting, to the end. */
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

  /** Ends the search: continuing with incomplete sums would store wrong counts in the memo. */
  private void giveUp() {
    level = base;
    state = State.EXHAUSTED;
  }

  /** Enters the residual of the level; true if the cursor stops here. */
  private boolean arrive() {
    int at = bitSets.place(residuals, level * width);
    boolean isSolved = at >= bitSets.primary();
    if (!isSolved) {
      normalise(at);
    }
    if (isSolved || size() == floor) {
      if (floor == Integer.MAX_VALUE) {
        nodes[level]++;
      }
      found.set(level, 1);
      state = State.AT_SOLUTION;
      return true;
    }
    enter(at);
    return false;
  }

  private void normalise(int at) {
    for (int word = 0; word < width; word++) {
      residuals[level * width + word] &= bitSets.relevant()[at * width + word];
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
    found.set(level, 0);
    untried.select(level, search.compatibilities[at], residuals);
  }

  /**
   * Tries the next option of the level, or backtracks if none is left.
   *
   * @return whether the level now has a residual to be entered
   */
  private boolean advance(boolean isCounting) {
    int next = untried.next(level);
    if (next < 0) {
      store();
      leave();
      return false;
    }
    int option = bitSets.first()[place[level]] + next;
    if (bitSets.hasCounters()) {
      return choose(option) && isWorthEntering(isCounting);
    }
    chosen[level] = bitSets.id(option);
    for (int at = 0; at < width; at++) {
      residuals[(level + 1) * width + at] =
          residuals[level * width + at] & ~bitSets.clears()[option * width + at];
    }
    return !search.lookAhead.isWalledIn(option, residuals, (level + 1) * width)
        && isWorthEntering(isCounting);
  }

  /** Chooses an option where items have bounds; false if it leaves nothing. */
  private boolean choose(int option) {
    boolean isLeaving =
        option == bitSets.first()[place[level] + 1] && bitSets.isCounted(place[level]);
    int number = isLeaving ? bitSets.options() : option;
    numbers[level] = number;
    leaves[level + 1] = leaves[level] + (isLeaving ? 1 : 0);
    chosen[level] = bitSets.id(number);
    boolean isAlive = bitSets.choose(residuals, level * width, number, child);
    System.arraycopy(child, 0, residuals, (level + 1) * width, width);
    return isAlive
        && (isLeaving || !search.lookAhead.isWalledIn(number, residuals, (level + 1) * width));
  }

  /** Moves down a level, unless the memo shows that there is nothing to find below. */
  private boolean isWorthEntering(boolean isCounting) {
    level++;
    int at = bitSets.place(residuals, level * width);
    if (at < bitSets.primary() && memo != null) {
      normalise(at);
      if (memo.find(residuals, level, known) && (isCounting || isDead())) {
        level--;
        add(known, 0);
        return false;
      }
    }
    return true;
  }

  private boolean isDead() {
    long any = 0;
    for (long limb : known) {
      any |= limb;
    }
    return any == 0;
  }

  private void store() {
    if (memo != null) {
      memo.store(residuals, level, found, entered - before[level]);
    }
  }

  /** Moves up a level. */
  private void leave() {
    level--;
    if (level >= base) {
      add(found.values, (level + 1) * found.limbs);
    }
  }

  private void add(long[] solutions, int from) {
    if (!found.add(level, solutions, from)) {
      giveUp();
      throw new TooLargeException();
    }
  }

  @Override
  public BigInteger countAll() {
    BigInteger had = BigInteger.ZERO;
    for (int at = base; at <= level; at++) {
      had = had.add(found.get(at));
    }
    while (!searchAll()) {
      // From here on numbers are longer; the prefix's residual stays.
      int limbs = 2 * found.limbs;
      countIn(limbs);
      remember();
      state = State.NEW;
    }
    return found.get(base).subtract(had);
  }

  /** Returns whether all solutions to the end could be counted. */
  private boolean searchAll() {
    try {
      while (search(true)) {
        // The sums of the levels are added up while backtracking.
      }
      return true;
    } catch (TooLargeException e) {
      return false;
    }
  }

  @Override
  public int size() {
    return level - leaves[level];
  }

  @Override
  public int[] solution() {
    int[] choices = Arrays.copyOf(chosen, level);
    return bitSets.hasCounters()
        ? Arrays.stream(choices).filter(id -> id < search.problem.options()).toArray()
        : choices;
  }

  /** {@inheritDoc} Where items have bounds, the options passed over at their places follow. */
  @Override
  public int[] literals() {
    IntStream.Builder literals = IntStream.builder();
    Arrays.stream(solution()).forEach(literals::add);
    Arrays.stream(prefix.excluded()).forEach(id -> literals.add(~id));
    for (int at = base; bitSets.hasCounters() && at < level; at++) {
      int end = Math.min(numbers[at], bitSets.first()[place[at] + 1]);
      int number =
          bitSets.isCounted(place[at]) ? bitSets.next(residuals, at * width, place[at]) : end;
      for (; number < end; number++) {
        literals.add(~bitSets.id(number));
      }
    }
    return literals.build().toArray();
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
  public long nodes() {
    return Arrays.stream(nodes).sum();
  }

  @Override
  public long updates() {
    return 0;
  }

  @Override
  public double passed() {
    return state == State.EXHAUSTED ? 1 : Math.min(1, untried.passed(base, level));
  }

  @Override
  public double weight() {
    return untried.weight(base, level);
  }
}
