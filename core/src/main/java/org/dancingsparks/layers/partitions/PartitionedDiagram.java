package org.dancingsparks.layers.partitions;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.CostedSolutions;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.layers.disk.RandomBytes;
import org.dancingsparks.message.InputException;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.RankedSolutions;

/**
 * A diagram in files, one for each partition of its residuals: the same solutions in the same order
 * as those of a {@link Diagram}. For a range of solutions it reads the nodes that these need, one
 * number of options after another and in the order of the files, and makes a diagram of them in
 * memory. Immutable and thread safe.
 */
public final class PartitionedDiagram implements CostedSolutions {
  /** Solutions to rank in a first pass. */
  private static final int FIRST_BEST = 1 << 12;

  private final OrderedProblem problem;
  private final DiagramLayout layout;
  private final Files files;
  private final Passes passes;

  /** The files of a diagram. Thread safe. */
  public interface Files {
    /**
     * The bytes of a file, to be read by one thread.
     *
     * @param partition counted through all rounds
     */
    RandomBytes open(int partition);

    /** The name of the file of a partition, counted through all rounds, for messages. */
    String name(int partition);

    /** Bytes of the file of a partition, counted through all rounds. */
    long bytes(int partition);

    /** Number of solutions. */
    BigInteger solutions();

    /** Number of residuals visited to find them. */
    long residuals();

    /** Maximum number of bytes for the nodes of a range. */
    long memory();
  }

  public PartitionedDiagram(OrderedProblem problem, DiagramLayout layout, Files files) {
    this(problem, layout, files, Passes.HERE);
  }

  private PartitionedDiagram(
      OrderedProblem problem, DiagramLayout layout, Files files, Passes passes) {
    this.problem = problem;
    this.layout = layout;
    this.files = files;
    this.passes = passes;
  }

  /** This diagram, whose solutions are ranked and counted by cost in another way. */
  public PartitionedDiagram passing(Passes next) {
    return new PartitionedDiagram(problem, layout, files, next);
  }

  /** Its files. */
  public Files files() {
    return files;
  }

  DiagramLayout layout() {
    return layout;
  }

  /** A reader of the nodes of a partition, for one thread. */
  NodePages pages(int partition) {
    return new NodePages(files.name(partition), files.open(partition), files.bytes(partition));
  }

  @Override
  public Problem problem() {
    return problem.problem();
  }

  @Override
  public ItemOrder order() {
    return problem.order();
  }

  @Override
  public List<Prefix> prefixes() {
    return List.of(problem.givens());
  }

  @Override
  public long visited() {
    return files.residuals();
  }

  @Override
  public BigInteger count() {
    return files.solutions();
  }

  /**
   * {@inheritDoc}
   *
   * @throws DamagedDiagramException if a file is damaged
   * @throws java.io.UncheckedIOException if a file cannot be read
   */
  @Override
  public int[] solution(BigInteger number) {
    if (number.signum() < 0 || number.compareTo(count()) >= 0) {
      throw new IndexOutOfBoundsException(
          "There is no solution %s; there are %s, numbered from 0.".formatted(number, count()));
    }
    return new Ranges().next(number, number.add(BigInteger.ONE)).solution(BigInteger.ZERO);
  }

  @Override
  public RangeCursor cursor(long from, long to) {
    return new PartitionedCursor(this, from, to);
  }

  /**
   * {@inheritDoc} One pass over the files, in which the memory holds the nodes of one partition and
   * a number for each edge that leads to later ones.
   *
   * @throws DamagedDiagramException if a file is damaged, or nodes have other numbers of paths than
   *     their edges lead to
   * @throws java.io.UncheckedIOException if a file cannot be read
   */
  @Override
  public BigInteger[] marginals() {
    return new PathSums(this).marginals();
  }

  /** {@inheritDoc} It takes a pass over all solutions for some thousand, then more. */
  @Override
  public RankedSolutions best(OptionCosts costs) {
    return best(costs, FIRST_BEST);
  }

  /**
   * The solutions by cost, the least first.
   *
   * @param first number of solutions to keep in the first pass
   */
  public RankedSolutions best(OptionCosts costs, int first) {
    return new PartitionedBest(this, costs, first);
  }

  @Override
  public Optional<SortedMap<Long, BigInteger>> histogram(OptionCosts costs, long memory) {
    return new PartitionedHistogram(costs, memory).of(this);
  }

  /** Does work on all solutions, and hands over what it finds in each part. */
  void pass(Passes.Work work, Consumer<String> found) {
    if (count().signum() > 0) {
      passes.pass(this, work, found);
    }
  }

  /** The whole diagram in memory, unless it needs more bytes. */
  public Optional<Diagram> inMemory(long most) {
    return new RangeNodes(this, problem.givens()).read(BigInteger.ZERO, count(), most);
  }

  /**
   * A diagram of some successive solutions.
   *
   * @param first the number of the first one
   */
  record Range(BigInteger first, Diagram diagram) {
    /** The number after the last one. */
    BigInteger end() {
      return first.add(diagram.count());
    }
  }

  /** The solutions of a part in order, in ranges that are read one after another. */
  Iterable<Range> ranges(Passes.Part part, Watch watch) {
    return () ->
        new Iterator<>() {
          private final Ranges ranges = new Ranges();
          private BigInteger from = part.from();

          @Override
          public boolean hasNext() {
            return from.compareTo(part.to()) < 0;
          }

          @Override
          public Range next() {
            if (!hasNext()) {
              throw new NoSuchElementException();
            }
            watch.check();
            Range range = new Range(from, ranges.next(from, part.to()));
            watch.done(range.diagram().count().doubleValue() / count().doubleValue(), 0);
            from = range.end();
            return range;
          }
        };
  }

  @Override
  public String toString() {
    return "Diagram of %d partitions in files, %s solutions"
        .formatted(layout.partitions(), count());
  }

  /** Diagrams of ranges, each as long as the memory allows. One thread. */
  final class Ranges {
    private static final int GROWTH = 4;

    /** The share of the memory that a range is to fill. */
    private static final double FILLING = 0.75;

    /** Bytes in memory for each byte of the nodes of a file. */
    private static final int BYTES_PER_BYTE = 3;

    /** Times as many bytes as its share of all, which the first range may have. */
    private static final int SHARED = 4;

    private final RangeNodes nodes = new RangeNodes(PartitionedDiagram.this, problem.givens());
    private BigInteger length = first();

    /** As many solutions as fit if their ranges share most nodes, as short ranges do. */
    private BigInteger first() {
      long bytes = 0;
      for (int partition = 0; partition < layout.partitions(); partition++) {
        bytes += files.bytes(partition);
      }
      BigInteger needed = BigInteger.valueOf(bytes * BYTES_PER_BYTE * SHARED);
      return count()
          .multiply(BigInteger.valueOf(files.memory()))
          .divide(needed)
          .max(BigInteger.ONE);
    }

    /** The diagram of the solutions from a number on, to another one at most. */
    Diagram next(BigInteger from, BigInteger most) {
      while (true) {
        BigInteger to = from.add(length).min(most);
        Optional<Diagram> read = nodes.read(from, to, files.memory());
        if (read.isPresent()) {
          length = next(to.subtract(from));
          return read.get();
        }
        if (to.subtract(from).equals(BigInteger.ONE)) {
          throw new InputException(
              "The nodes of one solution need more than %,d bytes".formatted(files.memory()),
              "give it more memory");
        }
        length = to.subtract(from).add(BigInteger.ONE).shiftRight(1);
      }
    }

    /** The length of a range after one of some length, which fits: longer ones share more nodes. */
    private BigInteger next(BigInteger last) {
      double growth = FILLING * files.memory() / Math.max(1, nodes.bytes());
      return new BigDecimal(last)
          .multiply(BigDecimal.valueOf(Math.min(GROWTH, growth)))
          .toBigInteger()
          .max(BigInteger.ONE);
    }
  }
}
