package org.dancingsparks.layers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import org.dancingsparks.layers.carriers.Block;
import org.dancingsparks.layers.carriers.BlockCheck;
import org.dancingsparks.layers.carriers.BlockStore;
import org.dancingsparks.layers.carriers.Cut;
import org.dancingsparks.layers.carriers.FillingTaker;
import org.dancingsparks.layers.carriers.LayerSweep;
import org.dancingsparks.layers.carriers.PlaceCuts;
import org.dancingsparks.layers.carriers.RightFillings;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.carriers.WindowProblem;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;

/**
 * A sweep that keeps all its layers, segment by segment.
 *
 * <p>Where all items are primary, the window is cut at some positions. A residual that is complete
 * at a cut is taken into the next segment only if options that begin after the cut can cover the
 * rest; a sweep from the other end of the window shows whether they can. So residuals without a
 * solution are left behind at each cut. At the first cut, each of the two sweeps has done about
 * half of the work. Used once.
 */
final class SegmentSweep {
  /** The share of the memory for the layers that are kept; what exceeds it goes to files. */
  private static final int KEPT = 4;

  /** The share of the memory for a sweep beside these layers. */
  private static final int BESIDE = 8;

  /** The share that the ends of a segment may take. */
  private static final int ENDS = 4;

  private final WindowProblem problem;
  private final Limits limits;
  private final CoreTasks tasks;
  private final LongPredicate isTooMuch;
  private final BlockStore.Budget kept;
  private final List<Segment> segments = new ArrayList<>();

  /**
   * A sweep.
   *
   * @param isTooMuch is given the residuals visited, block by block; true ends the sweep
   */
  SegmentSweep(WindowProblem problem, Limits limits, CoreTasks tasks, LongPredicate isTooMuch) {
    this.problem = problem;
    this.limits = limits;
    this.tasks = tasks;
    this.isTooMuch = isTooMuch;
    kept = BlockStore.Budget.of(limits.within(limits.memory() / KEPT));
  }

  /** The segments swept so far, in order, which the caller closes. */
  List<Segment> segments() {
    return segments;
  }

  /** The number of solutions; empty if it was ended, by the check or the memory. */
  Optional<BigInteger> count() {
    PlaceCuts cuts = new PlaceCuts(problem);
    Optional<BigInteger> solutions = Optional.empty();
    for (int position : cuts.positions().toArray()) {
      Segment segment = next(cuts.left(position));
      try (RightFillings right = right(cuts.right(position))) {
        if (right == null) {
          return Optional.empty();
        }
        Optional<BigInteger> found =
            sweep(segment, (set, table, join) -> segment.take(set, table, join, right));
        if (found.isEmpty()) {
          return found;
        }
        // Later segments begin with each residual once.
        solutions = solutions.or(() -> found);
      }
    }
    Segment last = next(new Sweep(problem, Cut.none(problem)));
    Optional<BigInteger> found = sweep(last, last::takeSolutions);
    return found.isEmpty() ? found : solutions.or(() -> found);
  }

  /** The segment after the last one. */
  private Segment next(Sweep sweep) {
    Segment before = segments.isEmpty() ? null : segments.get(segments.size() - 1);
    segments.add(new Segment(sweep, firstBlocks(sweep, before)));
    return segments.get(segments.size() - 1);
  }

  private Optional<BigInteger> sweep(Segment segment, FillingTaker taker) {
    BlockCheck isOver =
        (residuals, choices) ->
            segment.endBytes() > limits.memory() / ENDS || isTooMuch.test(residuals);
    return new LayerSweep(segment.sweep, limits.within(limits.memory() / BESIDE), tasks, isOver)
        .from(segment.firstBlocks)
        .keeping(segment.layers, kept)
        .giving(taker)
        .count();
  }

  private RightFillings right(Sweep sweep) {
    return RightFillings.of(
        sweep,
        limits.within(limits.memory() / BESIDE),
        tasks,
        (residuals, choices) -> isTooMuch.test(residuals));
  }

  private static Map<Integer, Block> firstBlocks(Sweep sweep, Segment before) {
    if (before == null) {
      return Map.of(0, sweep.first());
    }
    Map<Integer, Block> firstBlocks = new TreeMap<>();
    before.ends.forEach(
        (set, fillings) -> {
          long[] keys = fillings.clone();
          for (int at = 0; at < keys.length; at++) {
            keys[at] = sweep.window().key(before.sweep.window().zone, fillings[at]);
          }
          firstBlocks.put(set, Block.once(keys, sweep.shift()));
        });
    return firstBlocks;
  }
}
