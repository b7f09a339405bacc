package org.dancingsparks.layers.partitions;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.values.OptionCosts;

/**
 * Counts the solutions of a diagram in partitions by cost, in one pass. Lines of a cost and the
 * number of its solutions are found in a part.
 *
 * @param memory the most bytes to use
 */
record PartitionedHistogram(OptionCosts costs, long memory) implements Passes.Work {
  private static final long serialVersionUID = 1;

  /** Bytes that a cost takes, with its number of solutions, about. */
  private static final long BYTES_OF_COST = 128;

  /** The finding in a part with too many costs. */
  private static final String TOO_MANY = "too many";

  /** The solutions by cost; empty if that takes more bytes. */
  Optional<SortedMap<Long, BigInteger>> of(PartitionedDiagram diagram) {
    SortedMap<Long, BigInteger> sums = new TreeMap<>();
    boolean[] isTooLarge = {false};
    diagram.pass(
        this,
        found -> {
          if (isTooLarge[0] || found.equals(TOO_MANY)) {
            isTooLarge[0] = true;
          } else {
            found.lines().map(line -> line.split(" ")).forEach(line -> add(sums, line));
            isTooLarge[0] = isTooLarge(sums);
          }
        });
    return isTooLarge[0] ? Optional.empty() : Optional.of(sums);
  }

  private static void add(SortedMap<Long, BigInteger> sums, String... line) {
    sums.merge(Long.valueOf(line[0]), new BigInteger(line[1]), BigInteger::add);
  }

  private boolean isTooLarge(SortedMap<Long, BigInteger> sums) {
    return sums.size() > memory / BYTES_OF_COST;
  }

  @Override
  public String on(PartitionedDiagram diagram, Passes.Part part, Watch watch) {
    SortedMap<Long, BigInteger> sums = new TreeMap<>();
    for (PartitionedDiagram.Range range : diagram.ranges(part, watch)) {
      Optional<SortedMap<Long, BigInteger>> more = range.diagram().histogram(costs, memory);
      more.ifPresent(
          each -> each.forEach((cost, number) -> sums.merge(cost, number, BigInteger::add)));
      if (more.isEmpty() || isTooLarge(sums)) {
        return TOO_MANY;
      }
    }
    return sums.entrySet().stream()
        .map(each -> each.getKey() + " " + each.getValue())
        .collect(Collectors.joining("\n"));
  }
}
