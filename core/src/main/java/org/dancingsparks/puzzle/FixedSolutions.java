package org.dancingsparks.puzzle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.Residual;

/**
 * Counts the solutions that symmetries map onto themselves, within bounds.
 *
 * <p>Such a solution contains the image of each of its options, so it consists of whole orbits of
 * its symmetry. The solutions fixed by a symmetry are therefore those of a problem whose options
 * are the orbits without two options that share an item. Usually some item is in none of these
 * orbits, and no search is needed. Not thread safe.
 */
final class FixedSolutions {
  /**
   * The most nodes searched and entries of options read, for all symmetries together: a moment's
   * work.
   */
  private static final long MOST_WORK = 1 << 20;

  private final Problem problem;
  private final Symmetries symmetries;
  private final Residual residual;
  private final BitSet left;
  private long work;

  /**
   * For some symmetries.
   *
   * @param symmetries automorphisms that keep the givens, the identity first
   * @param givens options that all solutions have
   */
  FixedSolutions(Problem problem, Symmetries symmetries, Prefix givens) {
    this.problem = problem;
    this.symmetries = symmetries;
    residual = new Residual(problem, givens);
    left = residual.options();
  }

  /** The sum over all symmetries but the identity; empty if counting takes too long. */
  Optional<BigInteger> sum() {
    try {
      long sum = 0;
      for (int symmetry = 1; symmetry < symmetries.order(); symmetry++) {
        sum = Math.addExact(sum, count(symmetry));
      }
      return Optional.of(BigInteger.valueOf(sum));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private long count(int symmetry) {
    spend(left.stream().mapToLong(problem::size).sum());
    List<int[]> orbits = orbits(symmetry);
    BitSet coverable = new BitSet();
    orbits.forEach(orbit -> items(orbit).forEach(coverable::set));
    boolean isCovered =
        IntStream.range(0, problem.primaryItems())
            .allMatch(item -> residual.isCovered(item) || coverable.get(item));
    return isCovered ? search(orbits) : 0;
  }

  /** The orbits of one symmetry that a solution can have. */
  private List<int[]> orbits(int symmetry) {
    List<int[]> orbits = new ArrayList<>();
    BitSet unseen = (BitSet) left.clone();
    for (int first = unseen.nextSetBit(0); first >= 0; first = unseen.nextSetBit(first)) {
      IntStream.Builder orbit = IntStream.builder();
      int option = first;
      do {
        orbit.add(option);
        unseen.clear(option);
        option = symmetries.image(symmetry, option);
      } while (option != first);
      int[] options = orbit.build().toArray();
      if (items(options).distinct().count() == items(options).count()) {
        orbits.add(options);
      }
    }
    return orbits;
  }

  private IntStream items(int... options) {
    return IntStream.of(options)
        .flatMap(
            option ->
                IntStream.range(0, problem.size(option)).map(place -> problem.item(option, place)));
  }

  private long search(List<int[]> orbits) {
    Problem quotient = quotient(orbits);
    spend(quotient.entries());
    Links links = new Links(quotient, ItemOrder.given(quotient));
    long most = MOST_WORK - work;
    links.cancelledBy(() -> links.nodes() > most);
    long count = links.count();
    spend(links.nodes());
    return count;
  }

  private Problem quotient(List<int[]> orbits) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    IntStream.range(0, problem.items())
        .filter(item -> !residual.isCovered(item))
        .forEach(item -> declare(builder, item));
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      builder.option(orbit, items(orbits.get(orbit)).boxed().toList());
    }
    return builder.build();
  }

  private void declare(ProblemBuilder<Integer, Integer> builder, int item) {
    if (problem.isPrimary(item)) {
      builder.primary(item);
    } else {
      builder.secondary(item);
    }
  }

  private void spend(long more) {
    work += more;
    if (work > MOST_WORK) {
      throw new CancellationException(
          "Counting the solutions that symmetries keep takes too much.");
    }
  }
}
