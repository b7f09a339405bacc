package org.dancingsparks.isomorphism;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.dancingsparks.isomorphism.Incidence.Option;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * The options of a place in classes. Two options of a class cover one item each beside that of the
 * place, and exchanging these items maps the later options onto each other. In a residual that has
 * as much room for the one item as for the other, both options have equally many completions. So of
 * a set of options only the numbers from each class matter: one set stands for all with these
 * numbers.
 */
public final class OptionClasses {
  /** Maximum number of sets of options that are chosen for one residual. */
  private static final int MAX_SETS = 1 << 12;

  private final BitSetProblem problem;
  private final int place;
  private final List<List<Member>> classes = new ArrayList<>();
  private final boolean isExchangeable;

  /**
   * An option.
   *
   * @param bit of its other item; {@link Exchange#NONE} if it has none, {@link Exchange#SEVERAL} if
   *     it has others
   */
  private record Member(int option, int bit) {
    /** The option in a class of its own. */
    Member alone() {
      return new Member(option, Exchange.SEVERAL);
    }
  }

  /**
   * The classes of a place's options.
   *
   * @param incidence of all options from the place on
   */
  OptionClasses(BitSetProblem problem, Incidence incidence, int place) {
    this.problem = problem;
    this.place = place;
    Exchange exchange = new Exchange(incidence);
    List<Member> members =
        incidence.options().stream()
            .filter(option -> option.number() < problem.first()[place + 1])
            .map(option -> new Member(option.number(), other(option)))
            .toList();
    Map<Integer, Long> uses =
        members.stream().collect(Collectors.groupingBy(Member::bit, Collectors.counting()));
    members.stream()
        // Otherwise more than these two options would be exchanged.
        .map(member -> member.bit >= 0 && uses.get(member.bit) > 1 ? member.alone() : member)
        .forEach(
            member ->
                classes.stream()
                    .filter(known -> exchange.isPossible(known.get(0).bit, member.bit))
                    .findFirst()
                    .orElseGet(this::empty)
                    .add(member));
    isExchangeable = classes.stream().anyMatch(own -> own.size() > 1);
  }

  private List<Member> empty() {
    List<Member> members = new ArrayList<>();
    classes.add(members);
    return members;
  }

  private int other(Option option) {
    int[] others = option.all().filter(bit -> bit != place).toArray();
    if (others.length == 0) {
      return Exchange.NONE;
    }
    return others.length == 1 && option.covers(others[0]) ? others[0] : Exchange.SEVERAL;
  }

  /** Returns whether there are residuals in which some options can be exchanged. */
  public boolean hasExchangeable() {
    return isExchangeable;
  }

  /**
   * Covers the item of the place in all ways.
   *
   * @param receiver of what is left, each with the number of sets of options that it stands for
   * @return false if no options can be exchanged, or there are too many sets; then nothing is
   *     received
   */
  public boolean expand(long[] residual, BiConsumer<long[], BigInteger> receiver) {
    if (!isExchangeable) {
      return false;
    }
    List<List<Integer>> fitting = fitting(residual);
    int room = problem.isCounted(place) ? problem.room(residual, 0, place) : 1;
    if (fitting.stream().allMatch(options -> options.size() == 1)
        || sets(fitting, room) > MAX_SETS) {
      return false;
    }
    new Expansion(residual, fitting, receiver).choose(0, room, BigInteger.ONE);
    return true;
  }

  /** The options that fit, by class and by the room of their other item. */
  private List<List<Integer>> fitting(long... residual) {
    return classes.stream()
        .flatMap(
            members ->
                members.stream()
                    .filter(member -> problem.fits(residual, 0, member.option))
                    .collect(
                        Collectors.groupingBy(
                            member -> room(residual, member.bit),
                            TreeMap::new,
                            Collectors.mapping(Member::option, Collectors.toList())))
                    .values()
                    .stream())
        .toList();
  }

  private int room(long[] residual, int bit) {
    return bit >= 0 && problem.isBounded(bit) ? problem.room(residual, 0, bit) : 1;
  }

  /** The number of sets of up to some options, up to exchanges. */
  private static double sets(List<List<Integer>> fitting, int most) {
    double[] bySize = new double[most + 1];
    bySize[0] = 1;
    for (List<Integer> options : fitting) {
      for (int size = most; size > 0; size--) {
        for (int more = 1; more <= Math.min(size, options.size()); more++) {
          bySize[size] += bySize[size - more];
        }
      }
    }
    return Arrays.stream(bySize).sum();
  }

  /** The expansion of a residual. */
  private final class Expansion {
    final long[] residual;
    final List<List<Integer>> fitting;
    final BiConsumer<long[], BigInteger> receiver;
    final BitSet chosen = new BitSet();

    Expansion(
        long[] residual, List<List<Integer>> fitting, BiConsumer<long[], BigInteger> receiver) {
      this.residual = residual;
      this.fitting = fitting;
      this.receiver = receiver;
    }

    /**
     * Chooses options of a class and of those after it.
     *
     * @param most options that can still be chosen
     * @param times the number of sets for which those chosen before stand
     */
    void choose(int index, int most, BigInteger times) {
      if (index == fitting.size() || most == 0) {
        send(times);
        return;
      }
      List<Integer> options = fitting.get(index);
      BigInteger sets = times;
      choose(index + 1, most, sets);
      for (int size = 1; size <= Math.min(most, options.size()); size++) {
        chosen.set(options.get(size - 1));
        // Binomial coefficients, one after another.
        sets =
            sets.multiply(BigInteger.valueOf(options.size() - size + 1L))
                .divide(BigInteger.valueOf(size));
        choose(index + 1, most - size, sets);
      }
      options.forEach(chosen::clear);
    }

    private void send(BigInteger times) {
      long[] left = residual;
      for (int option : chosen.stream().toArray()) {
        if (problem.place(left, 0) != place || !problem.fits(left, 0, option)) {
          return;
        }
        left = left(left, option);
        if (left == null) {
          return;
        }
      }
      if (problem.place(left, 0) == place) {
        left = problem.canLeave(left, 0, place) ? left(left, problem.options()) : null;
      }
      if (left != null) {
        receiver.accept(left, times);
      }
    }

    /** The residual that a choice leaves; null if there are too few options then. */
    private long[] left(long[] from, int option) {
      long[] left = new long[problem.width()];
      return problem.choose(from, 0, option, left) ? left : null;
    }
  }
}
