package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Builds a {@link Diagram} by visiting each residual once, place by place of the item order, and
 * then keeping, from the last back, those that have a solution.
 *
 * <p>A residual is expanded when all that lead to it have been, so there is no recursion, and only
 * residuals still to be expanded are held. Memory is 8 bytes a residual and 8 a choice, until the
 * part that has solutions is known. One thread; to be used once.
 */
public final class Sweep {
  /** About so many choices may be made between two looks at budget and cancellation. */
  private static final int BLOCK = 1 << 18;

  /** The most choices, so that arrays can hold two ints of each. */
  private static final int MOST_CHOICES = 1_000_000_000;

  /** Choices that count as a residual visited, where those are limited. */
  private static final int CHOICES = 16;

  private final Problem problem;
  private final ItemOrder order;
  private final List<Prefix> prefixes;
  private final Layout layout;
  private final Kernel kernel;

  /** The next residual of the open place to be expanded. */
  private int next;

  private boolean isGathered;

  private long budget = Long.MAX_VALUE;
  private long mostResiduals = Long.MAX_VALUE;
  private BooleanSupplier cancelled = () -> false;
  private LongConsumer progress = residuals -> {};

  /** A sweep from the whole problem. */
  public Sweep(Problem problem, ItemOrder order) {
    this(problem, order, Prefix.EMPTY, List.of(Prefix.EMPTY));
  }

  /**
   * A sweep from several prefixes.
   *
   * @param givens what all prefixes contain
   * @param prefixes where the search begins, in the order in which the solutions are to come
   */
  public Sweep(Problem problem, ItemOrder order, Prefix givens, List<Prefix> prefixes) {
    this.problem = problem;
    this.order = order;
    this.prefixes = List.copyOf(prefixes);
    layout = new Layout(problem, order, givens);
    kernel = Kernel.of(layout);
    prefixes.forEach(prefix -> kernel.start(layout.residual(problem, prefix)));
  }

  /** The most bytes to use. */
  public Sweep within(long bytes) {
    budget = bytes;
    return this;
  }

  /** The most residuals to visit, about. */
  public Sweep visitingAtMost(long residuals) {
    mostResiduals = residuals;
    return this;
  }

  /** Where to look, every few thousand residuals, whether to give up. */
  public Sweep cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  /** Who is told, every few thousand residuals, how many were visited. */
  public Sweep telling(LongConsumer listener) {
    progress = listener;
    return this;
  }

  /** The item order. */
  public ItemOrder order() {
    return order;
  }

  /** Whether it needs more memory than it may use. */
  public boolean exceedsMemory() {
    // An int for each residual will be needed to turn them into nodes.
    return kernel.options.size() > MOST_CHOICES
        || kernel.bytes() + Integer.BYTES * (long) kernel.met() > budget;
  }

  /** The place that it has come to. */
  int place() {
    return kernel.place;
  }

  /** Number of residuals visited so far. */
  public long residuals() {
    return kernel.met();
  }

  /**
   * Builds the diagram. If it took too much, it goes on from there when it is called again, with
   * other bounds.
   *
   * @return empty if that takes more memory, or more residuals, than it may
   * @throws CancellationException if it was cancelled
   * @throws IllegalStateException if it has built one already
   */
  public Optional<Diagram> diagram() {
    if (isGathered) {
      throw new IllegalStateException("The sweep has built its diagram; make another sweep.");
    }
    return visitAll() ? Optional.of(gather()) : Optional.empty();
  }

  /** Whether all residuals could be visited. */
  boolean visitAll() {
    int block = (int) Math.min(BLOCK, mostResiduals);
    int step = Math.max(1, block / Math.max(1, layout.mostOptions()));
    while (isWithin()) {
      if (next < kernel.size) {
        if (cancelled.getAsBoolean()) {
          throw new CancellationException("The search was cancelled.");
        }
        kernel.expand(next, Math.min(kernel.size, next + step));
        next = Math.min(kernel.size, next + step);
        progress.accept(kernel.met());
      } else if (kernel.place + 1 < layout.primary) {
        kernel.open(kernel.place + 1);
        next = 0;
      } else {
        return true;
      }
    }
    return false;
  }

  private boolean isWithin() {
    return kernel.met() <= mostResiduals
        && kernel.options.size() / CHOICES <= mostResiduals
        && !exceedsMemory();
  }

  /** Goes back over all choices, the last first, and keeps those that lead to a solution. */
  private Diagram gather() {
    isGathered = true;
    DiagramBuilder builder = new DiagramBuilder();
    int[] node = new int[kernel.met() + 1];
    Arrays.fill(node, Diagram.NONE);
    node[Kernel.SOLVED] = Diagram.END;
    for (int serial = kernel.met(); serial > 0; serial--) {
      int from = kernel.options.size() - kernel.degrees.at(serial - 1);
      for (int choice = from; choice < kernel.options.size(); choice++) {
        int target = node[kernel.children.at(choice)];
        if (target != Diagram.NONE) {
          builder.addEdge(layout.ids[kernel.options.at(choice)], target);
        }
      }
      node[serial] = builder.endNode();
      kernel.options.truncate(from);
      kernel.children.truncate(from);
    }
    int[] roots = new int[prefixes.size()];
    Arrays.setAll(roots, root -> node[kernel.children.at(root)]);
    return builder.diagram(problem, order, prefixes, roots, kernel.met());
  }
}
