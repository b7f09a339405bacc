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
 * part that has solutions is known, and tables of the problem that are made at once: {@link
 * TableMemory} says whether these fit. One thread; to be used once.
 */
public final class FrontierSearch {
  /** About so many choices may be made between two looks at budget and cancellation. */
  private static final int BLOCK = 1 << 18;

  /** The most choices, so that arrays can hold two ints of each. */
  private static final int MOST_CHOICES = 1_000_000_000;

  /** Of a diagram with the numbers of solutions, beside what the sweep holds. */
  private static final int BYTES_OF_EDGE = 8;

  private static final int BYTES_OF_NODE = 12;

  /** Choices that count as a residual visited, where those are limited. */
  private static final int CHOICES = 16;

  private final Problem problem;
  private final ItemOrder order;
  private final List<Prefix> prefixes;
  private final BitSetProblem layout;
  private final Kernel kernel;

  /** The next residual of the open place to be expanded. */
  private int next;

  private long widest;
  private boolean isGathered;
  private boolean hasExceeded;

  private long budget = Long.MAX_VALUE;
  private long mostResiduals = Long.MAX_VALUE;
  private long mostChoices = Long.MAX_VALUE;
  private BooleanSupplier cancelled = () -> false;
  private LongConsumer progress = residuals -> {};

  /** A sweep from the whole problem. */
  public FrontierSearch(Problem problem, ItemOrder order) {
    this(problem, order, Prefix.EMPTY, List.of(Prefix.EMPTY));
  }

  /**
   * A sweep from several prefixes.
   *
   * @param givens what all prefixes contain
   * @param prefixes where the search begins, in the order in which the solutions are to come
   */
  public FrontierSearch(Problem problem, ItemOrder order, Prefix givens, List<Prefix> prefixes) {
    this.problem = problem;
    this.order = order;
    this.prefixes = List.copyOf(prefixes);
    layout = new BitSetProblem(problem, order, givens);
    kernel = Kernel.of(layout);
    prefixes.forEach(prefix -> kernel.start(layout.residual(problem, prefix)));
  }

  /** The most bytes to use. */
  public FrontierSearch within(long bytes) {
    budget = bytes;
    return this;
  }

  /** The most residuals to visit, about. */
  public FrontierSearch visitingAtMost(long residuals) {
    mostResiduals = residuals;
    return this;
  }

  /** The most choices of an option for a residual to make, about. */
  public FrontierSearch choosingAtMost(long choices) {
    mostChoices = choices;
    return this;
  }

  /** Where to look, every few thousand residuals, whether to give up. */
  public FrontierSearch cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  /** Who is told, every few thousand residuals, how many were visited. */
  public FrontierSearch reportingTo(LongConsumer listener) {
    progress = listener;
    return this;
  }

  /** The item order. */
  public ItemOrder order() {
    return order;
  }

  /** Whether it needs more memory than it may use. */
  public boolean exceedsMemory() {
    return hasExceeded || kernel.options.size() > MOST_CHOICES || bytes() > budget;
  }

  /** What the sweep holds, with an int for each residual that will be needed. */
  private long bytes() {
    return TableMemory.counted(problem) + kernel.bytes() + Integer.BYTES * (long) kernel.met();
  }

  /** The place that it has come to. */
  int place() {
    return kernel.place;
  }

  /** Number of residuals visited so far. */
  public long residuals() {
    return kernel.met();
  }

  /** Number of choices of an option for a residual made so far. */
  public long choices() {
    return kernel.options.size();
  }

  /** 64-bit words of a residual: a choice takes longer where it has more. */
  public int words() {
    return layout.width;
  }

  /**
   * Number of choices that left a residual which is still to be expanded: how wide the sweep is.
   */
  public long width() {
    return kernel.sent() + kernel.size - next;
  }

  /** The most that {@link #width} has been. */
  public long widest() {
    return widest;
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
    return visitAll() ? Optional.ofNullable(gather()) : Optional.empty();
  }

  /** Whether all residuals could be visited. */
  boolean visitAll() {
    int block = (int) Math.min(BLOCK, Math.min(mostResiduals, mostChoices));
    int step = Math.max(1, block / Math.max(1, layout.mostOptions()) / layout.width);
    while (isWithin()) {
      widest = Math.max(widest, width());
      if (next < kernel.size) {
        if (cancelled.getAsBoolean()) {
          throw new CancellationException("The search was cancelled.");
        }
        kernel.expand(next, Math.min(kernel.size, next + step));
        next = Math.min(kernel.size, next + step);
        progress.accept(kernel.met());
      } else if (kernel.place + 1 < layout.primary) {
        hasExceeded = !kernel.canOpen(kernel.place + 1);
        if (!hasExceeded) {
          kernel.open(kernel.place + 1);
          next = 0;
        }
      } else {
        return true;
      }
    }
    return false;
  }

  private boolean isWithin() {
    return kernel.met() <= mostResiduals
        && kernel.options.size() <= mostChoices
        && kernel.options.size() / CHOICES <= mostResiduals
        && !exceedsMemory();
  }

  /**
   * Numbers the residuals that have a solution, from the last back, which is post-order.
   *
   * @return the node of each residual, or {@link Diagram#NONE}; then how many edges there are
   */
  private int[] nodes() {
    int[] node = new int[kernel.met() + 2];
    Arrays.fill(node, Diagram.NONE);
    node[Kernel.SOLVED] = Diagram.END;
    int nodes = 0;
    int edges = 0;
    int end = kernel.options.size();
    for (int serial = kernel.met(); serial > 0; serial--) {
      int before = edges;
      int from = end - kernel.degrees.at(serial - 1);
      for (int choice = from; choice < end; choice++) {
        edges += node[kernel.children.at(choice)] == Diagram.NONE ? 0 : 1;
      }
      node[serial] = edges > before ? ++nodes : Diagram.NONE;
      end = from;
    }
    node[kernel.met() + 1] = edges;
    return node;
  }

  /** Keeps what leads to a solution; null if that takes more memory than it may. */
  private Diagram gather() {
    int[] node = nodes();
    int edges = node[kernel.met() + 1];
    int nodes = Arrays.stream(node, 1, kernel.met() + 1).max().orElse(0);
    nodes = Math.max(0, nodes);
    if (bytes() + BYTES_OF_EDGE * (long) edges + BYTES_OF_NODE * (long) nodes > budget) {
      hasExceeded = true;
      return null;
    }
    isGathered = true;
    // The end has no edges.
    int[] first = new int[nodes + 2];
    int[] options = new int[edges];
    int[] targets = new int[edges];
    int edge = 0;
    for (int serial = kernel.met(); serial > 0; serial--) {
      int from = kernel.options.size() - kernel.degrees.at(serial - 1);
      for (int choice = from; choice < kernel.options.size(); choice++) {
        int target = node[kernel.children.at(choice)];
        if (target != Diagram.NONE) {
          options[edge] = layout.ids[kernel.options.at(choice)];
          targets[edge++] = target;
        }
      }
      if (node[serial] != Diagram.NONE) {
        first[node[serial] + 1] = edge;
      }
      kernel.options.truncate(from);
      kernel.children.truncate(from);
    }
    int[] roots = new int[prefixes.size()];
    Arrays.setAll(roots, root -> node[kernel.children.at(root)]);
    return new Diagram(
        problem, order, prefixes, new Graph(roots, first, options, targets), kernel.met());
  }
}
