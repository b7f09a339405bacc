package org.dancingsparks.layers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.dancingsparks.layers.machine.CoreTasks;
import org.dancingsparks.layers.machine.Limits;

/**
 * A sweep of which all layers are kept, segment by segment.
 *
 * <p>Where all items are primary, the window is cut at some positions. A residual that is complete
 * before a cut begins the next segment only if options that begin after the cut can cover the rest:
 * a sweep from the other end of the window tells. So what has no solution is left behind at each
 * cut, and the two ways meet where both have about as much to do. Used once.
 */
final class SegmentSweep {
  /** The share of the options that begin before the first cut. */
  private static final double BEFORE_CUT = 0.53;

  /** Cuts within the reach of an option. */
  private static final int CUTS = 4;

  /** The share of the memory for the layers that are kept, and the one for a sweep beside them. */
  private static final int KEPT = 4;

  private static final int BESIDE = 8;

  private final WindowProblem problem;
  private final Limits limits;
  private final CoreTasks tasks;
  private final LongPredicate check;
  private final BlockStore.Budget kept;
  private final List<Segment> segments = new ArrayList<>();

  /**
   * A sweep.
   *
   * @param check is given the residuals visited, block by block; false ends the sweep
   */
  SegmentSweep(WindowProblem problem, Limits limits, CoreTasks tasks, LongPredicate check) {
    this.problem = problem;
    this.limits = limits;
    this.tasks = tasks;
    this.check = check;
    kept = BlockStore.Budget.of(limits.within(limits.memory() / KEPT));
  }

  /** The segments swept so far, in order, which the caller closes. */
  List<Segment> segments() {
    return segments;
  }

  /** The number of solutions; empty if the check ended the sweep, or a block was too large. */
  Optional<BigInteger> count() {
    Optional<BigInteger> solutions = Optional.empty();
    for (int cut : cuts()) {
      Segment before = segments.isEmpty() ? null : segments.get(segments.size() - 1);
      Sweep sweep = new Sweep(problem, cut(cut));
      Segment segment = new Segment(sweep, starts(sweep, before));
      segments.add(segment);
      Optional<BigInteger> found = sweep(segment);
      if (found.isEmpty()) {
        return found;
      }
      // Later segments begin with each residual once.
      solutions = before == null ? found : solutions;
    }
    return solutions;
  }

  private Cut cut(int position) {
    return position == problem.size() ? Cut.none(problem) : Cut.at(position, problem);
  }

  private static Map<Integer, Block> starts(Sweep sweep, Segment before) {
    if (before == null) {
      return Map.of(0, Block.once(new long[] {sweep.window.start()}, sweep.shift()));
    }
    Map<Integer, Block> starts = new TreeMap<>();
    before.ends.forEach(
        (set, fillings) -> {
          long[] keys = fillings.clone();
          for (int at = 0; at < keys.length; at++) {
            keys[at] = sweep.window.key(before.sweep.window.zone, fillings[at]);
          }
          starts.put(set, Block.once(keys, sweep.shift()));
        });
    return starts;
  }

  private Optional<BigInteger> sweep(Segment segment) {
    LayerSweep sweep =
        new LayerSweep(segment.sweep, limits.within(limits.memory() / BESIDE), tasks, check)
            .from(segment.starts)
            .keeping(segment.layers, kept);
    if (segment.sweep.window.zone == problem.size()) {
      return sweep.giving(segment::takeSolutions).count();
    }
    try (RightFillings right = right(segment.sweep.cut)) {
      return right == null
          ? Optional.empty()
          : sweep.giving((set, fillings, join) -> segment.take(set, fillings, join, right)).count();
    }
  }

  private RightFillings right(Cut cut) {
    return RightFillings.of(
        new Sweep(problem.mirrored(), cut.mirrored()),
        limits.within(limits.memory() / BESIDE),
        tasks,
        check);
  }

  /** The positions at which segments end. */
  private int[] cuts() {
    if (!problem.isAllPrimary()) {
      return new int[] {problem.size()};
    }
    int[] firsts = IntStream.range(0, problem.options()).map(problem::first).sorted().toArray();
    int first = firsts.length == 0 ? 0 : firsts[(int) (BEFORE_CUT * firsts.length)];
    int step = Math.max(1, new Window(problem, Cut.none(problem)).bits / CUTS);
    IntStream inside =
        IntStream.iterate(Math.max(1, first), at -> at < problem.size(), at -> at + step)
            .filter(this::fits);
    return IntStream.concat(inside, IntStream.of(problem.size())).toArray();
  }

  private boolean fits(int position) {
    Cut cut = Cut.at(position, problem);
    return new Window(problem, cut).fits && new Window(problem.mirrored(), cut.mirrored()).fits;
  }
}
