package org.dancingsparks.diagram;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.values.SharedOptions;
import org.junit.jupiter.api.Test;

/** Diagrams and memos of problems with colours and bounds, against brute force. */
class ExtendedDiagramTest {
  private static List<Integer> sorted(int... solution) {
    return Arrays.stream(solution).sorted().boxed().toList();
  }

  private static Set<List<Integer>> containing(Set<List<Integer>> solutions, Prefix givens) {
    List<Integer> wanted = Arrays.stream(givens.options()).boxed().toList();
    return solutions.stream()
        .filter(solution -> solution.containsAll(wanted))
        .collect(Collectors.toSet());
  }

  private static Prefix givens(Problem problem, Random random) {
    return RandomCases.givens(problem, random);
  }

  private static List<List<Integer>> all(RangeCursor cursor) {
    List<List<Integer>> found = new ArrayList<>();
    while (cursor.next()) {
      found.add(sorted(cursor.solution()));
    }
    return found;
  }

  private static Diagram diagram(Problem problem, ItemOrder order, Prefix givens) {
    return new FrontierSearch(new OrderedProblem(problem, order, givens), List.of(givens))
        .diagram()
        .orElseThrow();
  }

  @Test
  void pathsAreTheSolutions() {
    Seed.times(
        1000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = givens(problem, random);
          Set<List<Integer>> solutions = containing(BruteForce.solutions(problem), givens);
          Diagram diagram = diagram(problem, order, givens);
          int count = solutions.size();
          assertThat(diagram.count()).isEqualTo(BigInteger.valueOf(count));
          List<List<Integer>> found = all(diagram.cursor(0, count));
          assertThat(found).hasSize(count).hasSameElementsAs(solutions);
          long from = random.nextInt(count + 1);
          long to = from + random.nextInt(count - (int) from + 1);
          assertThat(all(diagram.cursor(from, to))).isEqualTo(found.subList((int) from, (int) to));
          for (int number = 0; number < count; number++) {
            assertThat(sorted(diagram.solution(BigInteger.valueOf(number))))
                .isEqualTo(found.get(number));
            List<Integer> shuffled = new ArrayList<>(found.get(number));
            Collections.shuffle(shuffled, random);
            assertThat(diagram.number(shuffled.stream().mapToInt(id -> id).toArray()))
                .isEqualTo(BigInteger.valueOf(number));
          }
        });
  }

  /** Each prefix is an option with an item that is covered once. */
  @Test
  void pathsOfSeveralPrefixesComeOneAfterAnother() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          List<Prefix> prefixes =
              IntStream.range(0, problem.options())
                  .filter(option -> problem.hasItemOnce(option))
                  .filter(option -> random.nextInt(3) > 0)
                  .mapToObj(option -> Prefix.of(problem, option))
                  .toList();
          OrderedProblem ordered =
              new OrderedProblem(problem, RandomCases.shuffled(problem, random));
          Diagram diagram = new FrontierSearch(ordered, prefixes).diagram().orElseThrow();
          List<List<Integer>> found = all(diagram.cursor(0, diagram.count().longValueExact()));
          int from = 0;
          for (Prefix prefix : prefixes) {
            Set<List<Integer>> expected = containing(solutions, prefix);
            assertThat(found.subList(from, from + expected.size()))
                .hasSameElementsAs(expected)
                .doesNotHaveDuplicates();
            from += expected.size();
          }
          assertThat(found).hasSize(from);
        });
  }

  @Test
  void sharedOptionsAreTheLargestCommonParts() {
    Seed.times(
        1000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Prefix givens = givens(problem, random);
          Set<List<Integer>> solutions = containing(BruteForce.solutions(problem), givens);
          Diagram diagram = diagram(problem, RandomCases.shuffled(problem, random), givens);
          BitSet some = new BitSet();
          random.ints(random.nextInt(6), 0, problem.options() + 1).forEach(some::set);
          some.clear(problem.options());
          Set<BitSet> common =
              solutions.stream().map(solution -> common(solution, some)).collect(toSet());
          int most = common.stream().mapToInt(BitSet::cardinality).max().orElse(0);
          common.removeIf(set -> set.cardinality() < most);
          SharedOptions shared = diagram.sharing(some);
          assertThat(shared.most()).isEqualTo(most);
          SharedOptions.Subsets all = shared.subsets(100);
          assertThat(all.areAll()).isTrue();
          assertThat(all.sets()).containsExactlyInAnyOrderElementsOf(common);
          SharedOptions.Subsets one = shared.subsets(1);
          assertThat(one.sets()).hasSize(Math.min(1, common.size()));
          assertThat(common).containsAll(one.sets());
          assertThat(one.areAll()).isEqualTo(common.size() <= 1);
        });
  }

  private static BitSet common(List<Integer> solution, BitSet some) {
    BitSet common = new BitSet();
    solution.forEach(common::set);
    common.and(some);
    return common;
  }

  @Test
  void whatIsNoSolutionHasNoNumber() {
    Problem problem = SmallProblems.sixByFour();
    Diagram diagram = diagram(problem, ItemOrder.given(problem), Prefix.EMPTY);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> diagram.number(0))
        .withMessage("The options [0] are not a solution.");
    assertThatIllegalArgumentException().isThrownBy(() -> diagram.number(0, 1, 2, 3, 4, 5));
  }

  @Test
  void marginalsAndRestrictionsCountSolutions() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          Diagram diagram = diagram(problem, RandomCases.shuffled(problem, random), Prefix.EMPTY);
          BigInteger[] marginals = diagram.marginals();
          for (int option = 0; option < problem.options(); option++) {
            int id = option;
            long uses = solutions.stream().filter(solution -> solution.contains(id)).count();
            assertThat(marginals[option]).isEqualTo(BigInteger.valueOf(uses));
          }
          Prefix givens = givens(problem, random);
          Set<List<Integer>> wanted = containing(solutions, givens);
          Diagram left = diagram.restrictedTo(givens);
          assertThat(all(left.cursor(0, left.count().longValueExact())))
              .hasSize(wanted.size())
              .hasSameElementsAs(wanted);
          if (givens.size() > 0) {
            BigInteger[] pairs = diagram.marginals(givens.option(0));
            for (int option = 0; option < problem.options(); option++) {
              int id = option;
              long uses = wanted.stream().filter(solution -> solution.contains(id)).count();
              assertThat(pairs[option]).isEqualTo(BigInteger.valueOf(uses));
            }
          }
        });
  }

  @Test
  void bytesAreReadBack() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = givens(problem, random);
          Diagram diagram = diagram(problem, order, givens);
          Diagram read = readBack(diagram);
          long count = diagram.count().longValueExact();
          assertThat(read.count()).isEqualTo(diagram.count());
          assertThat(all(read.cursor(0, count))).isEqualTo(all(diagram.cursor(0, count)));
        });
  }

  private static Diagram readBack(Diagram diagram) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      DiagramBytes.write(diagram, new DataOutputStream(bytes));
      return DiagramBytes.read(
          new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())),
          diagram.problem(),
          diagram.order(),
          diagram.prefixes());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void memosFindTheSameSolutionsInTheSameOrder() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = givens(problem, random);
          Diagram diagram = diagram(problem, order, givens);
          long count = diagram.count().longValueExact();
          MemoSearch memo =
              new MemoSearch(new OrderedProblem(problem, order, givens), 1 << random.nextInt(20));
          MemoCursor cursor = memo.cursor().from(givens);
          List<List<Integer>> found = new ArrayList<>();
          while (cursor.next()) {
            found.add(sorted(cursor.solution()));
          }
          assertThat(found).isEqualTo(all(diagram.cursor(0, count)));
          assertThat(memo.cursor().from(givens).countAll()).isEqualTo(diagram.count());
        });
  }

  @Test
  void memosContinueFromTheNodesOfADepth() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = givens(problem, random);
          MemoSearch memo = new MemoSearch(new OrderedProblem(problem, order, givens), 1 << 16);
          int depth = givens.size() + random.nextInt(4);
          List<List<Integer>> found = new ArrayList<>();
          for (Prefix top : nodes(memo, givens, depth)) {
            for (Prefix middle : nodes(memo, top, depth + random.nextInt(3))) {
              MemoCursor below = memo.cursor().from(middle);
              while (below.next()) {
                found.add(sorted(below.solution()));
              }
            }
          }
          Diagram diagram = diagram(problem, order, givens);
          assertThat(found).isEqualTo(all(diagram.cursor(0, diagram.count().longValueExact())));
        });
  }

  /** The nodes below a prefix at a depth, or above it if they are solutions. */
  private static List<Prefix> nodes(MemoSearch memo, Prefix from, int depth) {
    List<Prefix> nodes = new ArrayList<>();
    MemoCursor cursor = memo.cursor();
    cursor.stoppingAt(depth).from(from);
    while (cursor.next()) {
      assertThat(cursor.solution()).hasSize(cursor.size()).hasSizeLessThanOrEqualTo(depth);
      nodes.add(Prefix.ofLiterals(memo.problem, cursor.literals()));
    }
    return nodes;
  }

  @Test
  void listsOfSolutionsMakeTheSameDiagram() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = givens(problem, random);
          Diagram diagram = diagram(problem, order, givens);
          long count = diagram.count().longValueExact();
          List<List<Integer>> solutions = all(diagram.cursor(0, count));
          List<List<Integer>> shuffled = new ArrayList<>(solutions);
          Collections.shuffle(shuffled, random);
          ListedSolutions listed = new ListedSolutions(new OrderedProblem(problem, order, givens));
          for (List<Integer> solution : shuffled) {
            listed.add(solution.stream().mapToInt(Integer::intValue).toArray());
          }
          Diagram built = listed.diagram().orElseThrow();
          assertThat(all(built.cursor(0, count))).isEqualTo(solutions);
          if (!problem.hasBounds()) {
            assertThat(built.nodes()).isEqualTo(diagram.nodes());
          }
        });
  }
}
