package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.dancingsparks.isomorphism.Incidence.Option;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * The frontiers of a problem, by place: the bits that an option before the place can have changed
 * and an option from it on needs. Thread safe: stages are prepared when first asked for.
 */
public final class Stages {
  /** Maximum number of options that are compared to find those that can be exchanged. */
  private static final int MAX_COMPARED = 1 << 11;

  private final BitSetProblem problem;

  /** By place: the bits that options from it on need. */
  private final List<BitSet> later = new ArrayList<>();

  private final List<BitSet> frontiers = new ArrayList<>();

  private final Map<Integer, Stage> stages = new ConcurrentHashMap<>();
  private final Map<Integer, OptionClasses> optionClasses = new ConcurrentHashMap<>();

  /** The frontiers of a problem. */
  public Stages(BitSetProblem problem) {
    this.problem = problem;
    BitSet needed = new BitSet();
    for (int place = problem.primary() - 1; place >= 0; place--) {
      options(place).flatMap(this::needs).forEach(needed::set);
      later.add(0, (BitSet) needed.clone());
    }
    BitSet changed = new BitSet();
    for (int place = 0; place < problem.primary(); place++) {
      BitSet frontier = (BitSet) changed.clone();
      frontier.and(later.get(place));
      frontiers.add(frontier);
      options(place).flatMap(this::changes).forEach(changed::set);
    }
  }

  private IntStream options(int place) {
    return IntStream.range(problem.first()[place], problem.first()[place + 1]);
  }

  private IntStream needs(int option) {
    return IntStream.range(0, problem.itemBits()).filter(bit -> problem.has(option, bit));
  }

  private IntStream changes(int option) {
    return IntStream.range(0, problem.itemBits()).filter(bit -> problem.changes(option, bit));
  }

  /** The bits of items that options from a place on need. */
  BitSet later(int place) {
    return later.get(place);
  }

  BitSet frontier(int place) {
    return frontiers.get(place);
  }

  private int width(int place) {
    return place < 0 || place >= frontiers.size() ? 0 : frontiers.get(place).cardinality();
  }

  /**
   * Returns whether a frontier has no more bits than those next to it, and fewer than one of them.
   */
  public boolean isNarrow(int place) {
    int width = width(place);
    int before = width(place - 1);
    int after = width(place + 1);
    return place > 0 && width <= before && width <= after && width < Math.max(before, after);
  }

  /** The bits of a place that are on its frontier, or on a narrow one after it. */
  BitSet shared(int place) {
    BitSet shared = (BitSet) frontiers.get(place).clone();
    for (int after = place + 1; after < frontiers.size(); after++) {
      if (isNarrow(after)) {
        shared.or(frontiers.get(after));
      }
    }
    shared.and(later.get(place));
    return shared;
  }

  /** Prepares a place, before which all choices must be complete, when it is first asked for. */
  public Stage stage(int place) {
    return stages.computeIfAbsent(place, wanted -> new Stage(problem, this, wanted));
  }

  /** The options of a place in classes; none where there are too many to be compared. */
  public OptionClasses optionClasses(int place) {
    boolean areFew = problem.options() <= MAX_COMPARED;
    return optionClasses.computeIfAbsent(
        place,
        wanted ->
            new OptionClasses(
                problem, areFew ? incidence(wanted) : new Incidence(List.of()), wanted));
  }

  /** The incidence of the options from a place on. */
  Incidence incidence(int place) {
    List<Option> options =
        IntStream.range(problem.first()[place], problem.options())
            .mapToObj(option -> option(option, later(place)))
            .toList();
    return new Incidence(options, labels());
  }

  private Option option(int number, BitSet needed) {
    int[] covers = needs(number).filter(bit -> problem.changes(number, bit)).toArray();
    int[] keeps = needs(number).filter(bit -> !problem.changes(number, bit)).toArray();
    int[] clears =
        changes(number).filter(bit -> needed.get(bit) && !problem.has(number, bit)).toArray();
    return new Option(number, 0, 1, List.of(covers, keeps, clears));
  }

  /** Labels of bits: what tells the kinds of their items apart. */
  private int[] labels() {
    Map<List<Integer>, Integer> names = new HashMap<>();
    long[] initial = problem.initial();
    return IntStream.range(0, problem.itemBits())
        .map(bit -> names.computeIfAbsent(kind(initial, bit), ignored -> names.size()))
        .toArray();
  }

  /** The number of options that an item may have, and how many of these it can do without. */
  private List<Integer> kind(long[] initial, int bit) {
    if (bit >= problem.primary()) {
      return List.of();
    }
    boolean isCounted = initial != null && problem.isBounded(bit);
    return isCounted ? List.of(problem.room(initial, 0, bit), problem.spare(bit)) : List.of(1, 0);
  }
}
