package org.dancingsparks.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;

/**
 * A random problem, a random item order, givens and some prefixes that contain them; and, by trying
 * every set of options, the list that a search that branches in that order has to make.
 *
 * @param sets all solutions of the problem, each as a set of option ids
 */
public record RandomSearch(
    Problem problem,
    ItemOrder order,
    Prefix givens,
    List<Prefix> prefixes,
    Set<List<Integer>> sets) {

  public static RandomSearch of(Random random) {
    PaddedCover cover = PaddedCover.of(random);
    Problem problem = cover.problem(random);
    Set<List<Integer>> sets = cover.solutions();
    ItemOrder order =
        ItemOrder.of("shuffled", problem, RandomCover.shuffled(random, problem.items()));
    Prefix givens =
        random.nextBoolean() ? Prefix.EMPTY : extended(random, problem, Prefix.EMPTY, sets);
    List<Prefix> prefixes = new ArrayList<>();
    for (int more = random.nextInt(5); more > 0; more--) {
      prefixes.add(extended(random, problem, givens, sets));
    }
    if (prefixes.isEmpty()) {
      prefixes.add(givens);
    }
    return new RandomSearch(problem, order, givens, prefixes, sets);
  }

  /** More options: those of some solution if there is one, or any that do not conflict. */
  private static Prefix extended(
      Random random, Problem problem, Prefix start, Set<List<Integer>> sets) {
    List<Integer> begun = Arrays.stream(start.options()).boxed().toList();
    List<List<Integer>> fitting = sets.stream().filter(set -> set.containsAll(begun)).toList();
    List<Integer> more =
        fitting.isEmpty() || random.nextInt(4) == 0
            ? Arrays.stream(RandomCover.prefix(random, problem).options()).boxed().toList()
            : fitting.get(random.nextInt(fitting.size()));
    List<Integer> chosen = new ArrayList<>(begun);
    for (int at : RandomCover.shuffled(random, more.size())) {
      int option = more.get(at);
      boolean fits = chosen.stream().noneMatch(o -> o == option || problem.conflict(o, option));
      if (fits && random.nextInt(3) == 0) {
        chosen.add(option);
      }
    }
    return Prefix.of(problem, ints(chosen));
  }

  /** The problem with its order and givens. */
  public OrderedProblem ordered() {
    return new OrderedProblem(problem, order, givens);
  }

  public static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  FrontierSearch frontier() {
    return new FrontierSearch(ordered(), prefixes);
  }

  public Diagram diagram() {
    return frontier().diagram().orElseThrow();
  }

  /** The solutions from all prefixes. */
  public List<List<Integer>> listing() {
    return prefixes.stream().flatMap(prefix -> listing(prefix).stream()).toList();
  }

  /** The solutions from a prefix in the expected order, each in the expected order of options. */
  List<List<Integer>> listing(Prefix prefix) {
    List<Integer> begun = Arrays.stream(prefix.options()).boxed().toList();
    return sets.stream()
        .filter(set -> set.containsAll(begun))
        .map(set -> inOrderOfChoice(begun, set))
        .sorted((one, other) -> Arrays.compare(ints(one), ints(other)))
        .toList();
  }

  private List<Integer> inOrderOfChoice(List<Integer> begun, List<Integer> set) {
    Set<Integer> rest = new HashSet<>(set);
    begun.forEach(rest::remove);
    return Stream.concat(
            begun.stream(), rest.stream().sorted(Comparator.comparingInt(this::leastPlace)))
        .toList();
  }

  /** The place in the item order of the first primary item of an option. */
  private int leastPlace(int option) {
    return IntStream.range(0, order.size())
        .filter(place -> problem.isPrimary(order.item(place)))
        .filter(place -> has(option, order.item(place)))
        .findFirst()
        .orElseThrow();
  }

  private boolean has(int option, int item) {
    return IntStream.range(0, problem.size(option))
        .anyMatch(at -> problem.item(option, at) == item);
  }
}
