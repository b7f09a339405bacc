package org.dancingsparks.layers;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.isomorphism.SymmetryBound;
import org.dancingsparks.layers.carriers.BlockCheck;
import org.dancingsparks.layers.carriers.CarrierSets;
import org.dancingsparks.layers.carriers.Choices;
import org.dancingsparks.layers.carriers.Cut;
import org.dancingsparks.layers.carriers.LayerSweep;
import org.dancingsparks.layers.carriers.PlaceCuts;
import org.dancingsparks.layers.carriers.RightFillings;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceSweep;
import org.dancingsparks.layers.places.StageCount;

/**
 * Counts the solutions of any problem layer by layer, on several cores and without building a
 * diagram.
 *
 * <p><b>By carriers</b>: some items of a suitable problem are <em>carriers</em>: each option has
 * one, as a placement has a piece. A layer is the residuals after a number of options, each with
 * the number of ways to reach it; it is made of <em>blocks</em>, one for each set of carriers
 * covered. A residual is expanded once, and what that leaves is sent to the blocks with one carrier
 * more. A block's table fits the processor's cache and is made by one thread. Only the parts of
 * blocks that are not yet built are held.
 *
 * <p>Where an automorphism reverses the item order, such as the half-turn of a board, only left
 * halves are made and joined with their own mirror images; see {@link Cut}. Else, if all items are
 * primary, both halves are made.
 *
 * <p><b>By classes</b>, if that is asked for: by place, merging residuals that are isomorphic; see
 * {@link org.dancingsparks.isomorphism}.
 *
 * <p><b>By place</b>: all other problems, in any item order. A layer is the residuals with the same
 * first open item; it is made of shares, by hash. Only the residuals of items ahead are held. Where
 * the frontier is narrow, and many of its states are reached, arrays take the place of hashing, and
 * an automorphism that reverses the item order saves one half; see {@link
 * org.dancingsparks.layers.arrays}.
 *
 * <p>Immutable but for its statistics; the methods that set something return a copy.
 */
public final class LayerCount {
  /** Residuals that are visited to see how many are isomorphic. */
  private static final long TRIAL_RESIDUALS = 1 << 17;

  private final Way way;
  private final Limits limits;
  private final Listeners listeners;
  private final AtomicLong visited = new AtomicLong();
  private final AtomicReference<Choices> choices = new AtomicReference<>(Choices.NONE);
  private final List<StageCount> stages = new CopyOnWriteArrayList<>();

  /** Checks the options that a count by carriers tries for its residuals. */
  @FunctionalInterface
  public interface ChoiceCheck {
    /**
     * Returns whether to give up.
     *
     * @param tried so far
     * @param ahead expected up to the end of the layer that is built
     */
    boolean test(long tried, long ahead);
  }

  /** A way of counting. */
  private interface Way {
    /** The number of solutions; empty if it was ended. */
    Optional<BigInteger> count(Limits limits, Watching watching);

    /** Returns whether halves are joined in the middle. */
    default boolean isCut() {
      return false;
    }
  }

  /**
   * Listeners to a count: one checks how far it has come and may end it, one receives its stages.
   */
  private record Watching(BlockCheck check, Consumer<StageCount> stages) {
    boolean isTooMuch(long residuals) {
      return check.isTooMuch(residuals, Choices.NONE);
    }
  }

  /** The limits with no more cores than have something to do. */
  private static Limits useful(Limits limits, Sweep sweep) {
    int carriers = sweep.problem().carriers();
    return limits.cores(Math.min(limits.cores(), new CarrierSets(carriers).number(carriers / 2)));
  }

  private record ByCarriers(Sweep sweep) implements Way {
    @Override
    public Optional<BigInteger> count(Limits limits, Watching watching) {
      Limits useful = useful(limits, sweep);
      CoreTasks tasks = new CoreTasks(useful.cores());
      return new LayerSweep(sweep, useful, tasks, watching.check).count();
    }

    @Override
    public boolean isCut() {
      return sweep.cut().isInMiddle();
    }
  }

  /** Left halves, and right ones, which are not the images of those. */
  private record ByHalves(Sweep left, Sweep right) implements Way {
    @Override
    public Optional<BigInteger> count(Limits limits, Watching watching) {
      Limits useful = useful(limits, left).within(limits.memory() / 2);
      CoreTasks tasks = new CoreTasks(useful.cores());
      try (RightFillings fillings = RightFillings.of(right, useful, tasks, watching.check)) {
        return fillings == null
            ? Optional.empty()
            : new LayerSweep(left, useful, tasks, watching.check)
                .giving((set, table, join) -> join.add(fillings.withoutCarriers(set), table, 1))
                .count();
      }
    }

    @Override
    public boolean isCut() {
      return true;
    }
  }

  private record ByPlace(PlaceProblem problem) implements Way {
    @Override
    public Optional<BigInteger> count(Limits limits, Watching watching) {
      CoreTasks tasks = new CoreTasks(limits.cores());
      return new PlaceSweep(problem, limits, tasks, watching::isTooMuch).count();
    }
  }

  private record ByClasses(OrderedProblem problem) implements Way {
    @Override
    public Optional<BigInteger> count(Limits limits, Watching watching) {
      return PlaceSweep.merging(problem, limits, watching::isTooMuch, watching.stages).count();
    }
  }

  private record Listeners(
      LongPredicate isTooMuch, ChoiceCheck areTooMany, LongConsumer residuals) {}

  private LayerCount(Way way, Limits limits, Listeners listeners) {
    this.way = way;
    this.limits = limits;
    this.listeners = listeners;
  }

  /** A count of a problem: by carriers where it has suitable ones, else by place. */
  public static LayerCount of(OrderedProblem problem) {
    return byCarriers(problem).orElseGet(() -> byPlace(problem));
  }

  /**
   * A count by place that merges isomorphic residuals, which have equally many completions. It ends
   * without a number if there are too few of them.
   *
   * @return empty if the problem has too few automorphisms for that
   */
  public static Optional<LayerCount> byClasses(OrderedProblem problem) {
    return SymmetryBound.isLarge(problem.problem())
        ? Optional.of(of(new ByClasses(problem)))
        : Optional.empty();
  }

  /**
   * A count by carriers.
   *
   * @return empty if the problem has no suitable carriers, or the options reach too far in the item
   *     order
   */
  public static Optional<LayerCount> byCarriers(OrderedProblem problem) {
    return Sweep.counting(problem).map(LayerCount::of);
  }

  /** A count by place. */
  public static LayerCount byPlace(OrderedProblem problem) {
    return of(new ByPlace(PlaceProblem.of(problem)));
  }

  /**
   * Returns whether a problem is counted by place, with a frontier so narrow that arrays take the
   * place of tables where many of its states are reached.
   */
  public static boolean isNarrow(OrderedProblem problem) {
    return PlaceProblem.isNarrow(problem) && Sweep.of(problem).isEmpty();
  }

  /** A count by carriers, which is cut at a position where no automorphism reverses the window. */
  public static LayerCount of(Sweep sweep) {
    return of(sweep.cut().isInMiddle() ? new ByCarriers(sweep) : inHalves(sweep));
  }

  private static Way inHalves(Sweep sweep) {
    PlaceCuts cuts = new PlaceCuts(sweep.problem());
    OptionalInt position = cuts.positions().findFirst();
    return position.isEmpty()
        ? new ByCarriers(sweep)
        : new ByHalves(cuts.left(position.getAsInt()), cuts.right(position.getAsInt()));
  }

  private static LayerCount of(Way way) {
    return new LayerCount(
        way,
        Limits.ofThisJvm(),
        new Listeners(residuals -> false, (tried, ahead) -> false, residuals -> {}));
  }

  private LayerCount with(Listeners other) {
    return new LayerCount(way, limits, other);
  }

  private LayerCount with(Limits other) {
    return new LayerCount(way, other, listeners);
  }

  /** Uses this many threads; by default as many as this JVM has processors. */
  public LayerCount cores(int number) {
    return with(limits.cores(number));
  }

  /** Bounds the memory for layers, in bytes; what exceeds it goes to temporary files. */
  public LayerCount within(long bytes) {
    return with(limits.within(bytes));
  }

  /** Bounds cores and memory; what exceeds the memory goes to temporary files. */
  public LayerCount limitedTo(Limits other) {
    return with(other);
  }

  /** Sets a check, given the number of residuals after a block, that gives up when true. */
  public LayerCount endedBy(LongPredicate isTooMuch) {
    return with(new Listeners(isTooMuch, listeners.areTooMany, listeners.residuals));
  }

  /** Sets a check that may give up a count by carriers. */
  public LayerCount endedByChoices(ChoiceCheck areTooMany) {
    return with(new Listeners(listeners.isTooMuch, areTooMany, listeners.residuals));
  }

  /** Uses a directory for temporary files; by default that of the system. */
  public LayerCount spillingTo(Path directory) {
    return with(limits.spillingTo(directory));
  }

  /** Reports the number of residuals visited, after each block, by one thread at a time. */
  public LayerCount reportingTo(LongConsumer residuals) {
    return with(new Listeners(listeners.isTooMuch, listeners.areTooMany, residuals));
  }

  /** Number of residuals visited so far. */
  public long residuals() {
    return visited.get();
  }

  /** The places at which isomorphic residuals were merged so far. */
  public List<StageCount> stages() {
    return List.copyOf(stages);
  }

  /**
   * Begins to count, and returns for how many isomorphic ones each of the first residuals stands; 1
   * if none are merged.
   */
  public double reduction() {
    LayerCount trial = endedBy(residuals -> residuals > TRIAL_RESIDUALS);
    trial.count();
    return trial.stages().stream()
        .mapToDouble(stage -> (double) stage.residuals() / Math.max(1, stage.classes()))
        .reduce(1, (one, other) -> one * other);
  }

  /** Returns whether halves are joined in the middle. */
  public boolean isCut() {
    return way.isCut();
  }

  /**
   * Counts the solutions.
   *
   * @return empty if it was given up, or a single block of a count by carriers exceeds the memory
   * @throws java.util.concurrent.CancellationException if this thread is interrupted
   * @throws java.io.UncheckedIOException if a temporary file fails
   */
  public Optional<BigInteger> count() {
    visited.set(0);
    choices.set(Choices.NONE);
    stages.clear();
    return way.count(limits, new Watching(this::isTooMuch, stages::add));
  }

  /** Records residuals visited and a change of the choices; true if that is too much. */
  private synchronized boolean isTooMuch(long residuals, Choices change) {
    long all = visited.addAndGet(residuals);
    Choices expected = choices.updateAndGet(change::plus);
    listeners.residuals.accept(all);
    return listeners.isTooMuch.test(all)
        || listeners.areTooMany.test(expected.tried(), expected.ahead());
  }
}
