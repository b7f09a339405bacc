package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.Growth;
import org.dancingsparks.residuals.StageForecast;
import org.dancingsparks.values.DiagramGraph;

/**
 * Builds a {@link Diagram} by a frontier-based search: it visits each residual once, place by place
 * of the item order, and then keeps those that have a solution, in a pass from the last back.
 *
 * <p>After Knuth's Simpath (TAOCP 7.1.4) and Kawahara, Inoue, Iwashita, Minato, "Frontier-based
 * search for enumerating all constrained subgraphs with compressed representation", IEICE
 * Transactions E100-A (2017).
 *
 * <p>A residual is expanded after all residuals that lead to it, so there is no recursion, and only
 * residuals still to be expanded are held. Until the residuals with a solution are known, each
 * residual takes 8 bytes and each choice another 8. The tables of the problem come on top, and are
 * made at once: {@link ResidualMemory} shows whether they fit. One thread; used once.
 */
public final class FrontierSearch {
  /** The approximate number of choices between two checks of budget and cancellation. */
  private static final int BLOCK = 1 << 18;

  /** Maximum number of choices, so that an array can hold two ints for each. */
  private static final int MAX_CHOICES = 1_000_000_000;

  /** Bytes of an edge in a diagram with counts, in addition to those of the search. */
  private static final int BYTES_OF_EDGE = 8;

  private static final int BYTES_OF_NODE = 12;

  /** The number of choices that counts as one residual visited, where these are limited. */
  private static final int CHOICES = 16;

  /** Number of places to look ahead for what is expected. */
  private static final int AHEAD = 2;

  private final OrderedProblem problem;
  private final List<Prefix> prefixes;
  private final BitSetProblem bitSets;
  private final Kernel kernel;

  /** The prefixes that leave too few options. */
  private final BitSet isDead = new BitSet();

  /** The next residual of the open place to expand. */
  private int next;

  private long widest;

  /** The widths of the frontier, place by place. */
  private final Growth growth = new Growth();

  /** The forecast of choices, place by place. */
  private final StageForecast forecast = new StageForecast();

  /** The choices made before the open place. */
  private long choicesBefore;

  private boolean isGathered;
  private boolean hasExceeded;

  private long budget = Long.MAX_VALUE;
  private long mostResiduals = Long.MAX_VALUE;
  private long mostChoices = Long.MAX_VALUE;
  private BooleanSupplier cancelled = () -> false;
  private LongConsumer progress = residuals -> {};

  /** A search from the whole problem. */
  public FrontierSearch(Problem problem, ItemOrder order) {
    this(new OrderedProblem(problem, order), List.of(Prefix.EMPTY));
  }

  /**
   * A search from several prefixes.
   *
   * @param problem its givens are contained in all prefixes
   * @param prefixes that solutions begin with, in the order in which the solutions are to come
   */
  public FrontierSearch(OrderedProblem problem, List<Prefix> prefixes) {
    this.problem = problem;
    this.prefixes = List.copyOf(prefixes);
    bitSets = new BitSetProblem(problem);
    kernel = Kernel.of(bitSets);
    for (int root = 0; root < prefixes.size(); root++) {
      long[] residual = bitSets.residual(prefixes.get(root));
      isDead.set(root, residual == null);
      kernel.start(residual == null ? new long[bitSets.width()] : residual);
    }
  }

  /** Bounds the memory, in bytes. */
  public FrontierSearch within(long bytes) {
    budget = bytes;
    return this;
  }

  /** Bounds the number of residuals to visit, about. */
  public FrontierSearch visitingAtMost(long residuals) {
    mostResiduals = residuals;
    return this;
  }

  /** Bounds the number of choices of an option for a residual, about. */
  public FrontierSearch choosingAtMost(long choices) {
    mostChoices = choices;
    return this;
  }

  /** Sets a check, polled every few thousand residuals, that ends the search when true. */
  public FrontierSearch cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  /** Reports the number of residuals visited, every few thousand of them. */
  public FrontierSearch reportingTo(LongConsumer listener) {
    progress = listener;
    return this;
  }

  /** The order in which the search branches on items. */
  public ItemOrder order() {
    return problem.order();
  }

  /** Returns whether the search needs more memory than its budget. */
  public boolean exceedsMemory() {
    return hasExceeded || kernel.options.size() > MAX_CHOICES || bytes() > budget;
  }

  /** Bytes held by the search, with an int for each residual to come. */
  private long bytes() {
    return ResidualMemory.counted(problem.problem())
        + kernel.bytes()
        + Integer.BYTES * (long) kernel.met();
  }

  /** The current place. */
  public int place() {
    return kernel.place;
  }

  /** Number of residuals visited so far. */
  public long residuals() {
    return kernel.met();
  }

  /**
   * Returns whether the search has done as much work as a bound on the residuals to visit allows.
   */
  public boolean isBeyond(long residuals) {
    return kernel.met() > residuals || kernel.options.size() / CHOICES > residuals;
  }

  /** Number of choices of an option for a residual made so far. */
  public long choices() {
    return kernel.options.size();
  }

  /** 64-bit words of a residual; a choice takes longer where there are more. */
  public int words() {
    return bitSets.width();
  }

  /** The width of the frontier: the number of choices that left a residual still to be expanded. */
  public long width() {
    return kernel.sent() + kernel.size - next;
  }

  /** The greatest {@link #width} so far. */
  public long widest() {
    return widest;
  }

  /**
   * The number of residuals expected up to two places ahead of the current one. The frontier grows
   * by a factor from place to place, which is taken to fall as it did last. Most searches that end
   * at all take fewer: some choices leave the same residual.
   */
  public double expected() {
    return residuals() + growth.ahead(AHEAD);
  }

  /**
   * The number of residuals expected in all, from the growth of the choices made at each place; NaN
   * as long as too few places tell.
   */
  public double expectedInAll() {
    double all = choicesBefore + forecast.rest(bitSets.stages() - kernel.stage());
    return residuals() * Math.max(1, all / Math.max(1, choices()));
  }

  /**
   * Builds the diagram. If that exceeded a bound, another call with other bounds continues.
   *
   * @return empty if it exceeds the bound of memory, residuals or choices
   * @throws CancellationException if it was cancelled
   * @throws IllegalStateException if the diagram was already built
   */
  public Optional<Diagram> diagram() {
    if (isGathered) {
      throw new IllegalStateException("The search has built its diagram; make another search.");
    }
    return visitAll() ? Optional.ofNullable(gather()) : Optional.empty();
  }

  /**
   * Visits the residuals. If that exceeded a bound, another call with other bounds continues.
   *
   * @return false if a bound ends that first
   * @throws CancellationException if it was cancelled
   */
  public boolean visitAll() {
    long left = Math.min(mostResiduals - residuals(), mostChoices - choices());
    int block = (int) Math.max(1, Math.min(BLOCK, left));
    int step = Math.max(1, block / Math.max(1, bitSets.mostOptions()) / bitSets.width());
    while (isWithin()) {
      widest = Math.max(widest, width());
      if (next < kernel.size) {
        if (cancelled.getAsBoolean()) {
          throw new CancellationException("The search was cancelled.");
        }
        kernel.expand(next, Math.min(kernel.size, next + step));
        next = Math.min(kernel.size, next + step);
        progress.accept(kernel.met());
      } else if (kernel.stage() + 1 < bitSets.stages()) {
        hasExceeded = !kernel.canOpen(kernel.stage() + 1);
        if (!hasExceeded) {
          kernel.open(kernel.stage() + 1);
          next = 0;
          growth.add(width());
          forecast.add(choices() - choicesBefore);
          choicesBefore = choices();
        }
      } else {
        return true;
      }
    }
    return false;
  }

  private boolean isWithin() {
    return !isBeyond(mostResiduals) && kernel.options.size() <= mostChoices && !exceedsMemory();
  }

  /**
   * Numbers the residuals that have a solution, from the last back, which is post-order.
   *
   * @return the node of each residual, or {@link DiagramGraph#NONE}; then the number of edges
   */
  private int[] nodes() {
    int[] node = new int[kernel.met() + 2];
    Arrays.fill(node, DiagramGraph.NONE);
    node[Kernel.SOLVED] = DiagramGraph.END;
    int nodes = 0;
    int edges = 0;
    int end = kernel.options.size();
    for (int serial = kernel.met(); serial > 0; serial--) {
      int before = edges;
      int from = end - kernel.degrees.at(serial - 1);
      for (int choice = from; choice < end; choice++) {
        edges += node[kernel.children.at(choice)] == DiagramGraph.NONE ? 0 : 1;
      }
      if (isLeftAtOnce(node, from, end)) {
        node[serial] = node[kernel.children.at(end - 1)];
        edges = before;
      } else {
        node[serial] = edges > before ? ++nodes : DiagramGraph.NONE;
      }
      end = from;
    }
    node[kernel.met() + 1] = edges;
    return node;
  }

  /**
   * Returns whether the only choice with a solution is to leave the place; then the residual is the
   * same node as the next.
   */
  private boolean isLeftAtOnce(int[] node, int from, int end) {
    boolean isLeft = from < end && kernel.options.at(end - 1) == bitSets.options();
    for (int choice = from; isLeft && choice < end - 1; choice++) {
      isLeft = node[kernel.children.at(choice)] == DiagramGraph.NONE;
    }
    return isLeft;
  }

  /** Keeps the residuals that have a solution; null if that exceeds the memory. */
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
      int end = kernel.options.size();
      int from = end - kernel.degrees.at(serial - 1);
      if (!isLeftAtOnce(node, from, end)) {
        for (int choice = from; choice < end; choice++) {
          int target = node[kernel.children.at(choice)];
          if (target != DiagramGraph.NONE) {
            options[edge] = bitSets.id(kernel.options.at(choice));
            targets[edge++] = target;
          }
        }
        if (node[serial] != DiagramGraph.NONE) {
          first[node[serial] + 1] = edge;
        }
      }
      kernel.options.truncate(from);
      kernel.children.truncate(from);
    }
    int[] roots = new int[prefixes.size()];
    Arrays.setAll(
        roots, root -> isDead.get(root) ? DiagramGraph.NONE : node[kernel.children.at(root)]);
    DiagramGraph graph =
        new DiagramGraph(prefixes, roots, first, options, targets, bitSets.leave());
    return new Diagram(problem.problem(), problem.order(), graph, kernel.met());
  }
}
