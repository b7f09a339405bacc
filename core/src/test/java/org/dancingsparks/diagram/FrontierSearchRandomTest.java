package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.Walks;
import org.dancingsparks.values.DiagramGraph;
import org.junit.jupiter.api.Test;

/** Diagrams of small random problems against trying every set of options, and against links. */
class FrontierSearchRandomTest {
  private static final int RUNS = 2000;

  private static BigInteger size(List<?> list) {
    return BigInteger.valueOf(list.size());
  }

  @Test
  void holdsTheSolutionsInTheOrderOfItemsAndOptionIds() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Diagram diagram = search.diagram();
          List<List<Integer>> listing = search.listing();
          assertThat(diagram.count()).isEqualTo(size(listing));
          assertThat(DiagramCursorTest.listed(diagram.cursor(0, listing.size())))
              .isEqualTo(listing);
          for (int prefix = 0; prefix < search.prefixes().size(); prefix++) {
            assertThat(diagram.count(prefix))
                .isEqualTo(size(search.listing(search.prefixes().get(prefix))));
          }
        });
  }

  @Test
  void hasTheSolutionsThatLinksHas() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Prefix prefix = search.prefixes().get(0);
          Diagram diagram =
              new FrontierSearch(
                      new OrderedProblem(search.problem(), search.order(), prefix), List.of(prefix))
                  .diagram()
                  .orElseThrow();
          assertThat(DiagramCursorTest.listed(diagram.cursor(0, diagram.count().longValue())))
              .map(Walks::ascending)
              .containsExactlyInAnyOrderElementsOf(
                  Walks.listed(new Links(search.problem(), search.order()).from(prefix)).stream()
                      .map(Walks::ascending)
                      .toList());
        });
  }

  @Test
  void countsTheSolutionsThatContainGivensOrAnOption() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Diagram diagram = search.diagram();
          List<List<Integer>> listing = search.listing();
          Prefix givens = RandomCover.prefix(random, search.problem());
          List<Integer> given = Arrays.stream(givens.options()).boxed().toList();
          assertThat(diagram.count(givens))
              .as("givens %s", givens)
              .isEqualTo(size(listing.stream().filter(s -> s.containsAll(given)).toList()));
          BigInteger[] marginals = diagram.marginals();
          assertThat(marginals).hasSize(search.problem().options());
          for (int option = 0; option < marginals.length; option++) {
            int id = option;
            assertThat(marginals[option])
                .as("option %d", option)
                .isEqualTo(size(listing.stream().filter(s -> s.contains(id)).toList()));
            if (search.problem().hasPrimary(id)) {
              assertThat(diagram.marginals(id))
                  .as("with %d", id)
                  .isEqualTo(joint(listing, id, marginals.length));
            }
          }
        });
  }

  /** By option, the number of solutions that contain it and another. */
  private static BigInteger[] joint(List<List<Integer>> listing, int with, int options) {
    return IntStream.range(0, options)
        .mapToObj(
            option -> listing.stream().filter(s -> s.contains(with) && s.contains(option)).toList())
        .map(FrontierSearchRandomTest::size)
        .toArray(BigInteger[]::new);
  }

  @Test
  void restrictedDiagramHasTheAllowedSolutionsOnly() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          BitSet allowed = new BitSet();
          for (int option = 0; option < search.problem().options(); option++) {
            allowed.set(option, random.nextInt(5) > 0);
          }
          List<List<Integer>> kept =
              search.listing().stream().filter(s -> s.stream().allMatch(allowed::get)).toList();
          Diagram diagram = search.diagram().restrictedTo(allowed);
          assertThat(diagram.count()).isEqualTo(size(kept));
          assertThat(DiagramCursorTest.listed(diagram.cursor(0, kept.size()))).isEqualTo(kept);
        });
  }

  @Test
  void keepsEachNodeOnceInPostOrderAndNoneWithoutSolution() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          Diagram diagram = RandomSearch.of(random).diagram();
          Set<Integer> reached = new HashSet<>(Set.of(DiagramGraph.END));
          Arrays.stream(diagram.roots)
              .filter(root -> root != DiagramGraph.NONE)
              .forEach(reached::add);
          for (int node = diagram.nodes() - 1; node > DiagramGraph.END; node--) {
            assertThat(reached).contains(node);
            int[] edges = IntStream.range(diagram.first[node], diagram.first[node + 1]).toArray();
            assertThat(edges).isNotEmpty();
            int[] options = Arrays.stream(edges).map(edge -> diagram.options[edge]).toArray();
            assertThat(options).isSorted().doesNotHaveDuplicates();
            for (int edge : edges) {
              assertThat(diagram.targets[edge]).isBetween(DiagramGraph.END, node - 1);
              reached.add(diagram.targets[edge]);
            }
          }
        });
  }

  /** A place with more options than a word has bits, with and without twins of its items. */
  @Test
  void hasTheSolutionsThatLinksHasWhereAPlaceHasManyOptions() {
    Seed.times(
        60,
        (random, seed) -> {
          ManyOptions many = ManyOptions.of(random);
          Set<List<Integer>> expected = new HashSet<>();
          Walks.listed(new Links(many.problem(), ItemOrder.given(many.problem())))
              .forEach(solution -> expected.add(Walks.ascending(solution)));
          Diagram diagram =
              new FrontierSearch(many.problem(), many.order()).diagram().orElseThrow();
          assertThat(diagram.count()).isEqualTo(BigInteger.valueOf(expected.size()));
          Set<List<Integer>> found = new HashSet<>();
          DiagramCursorTest.listed(diagram.cursor(0, expected.size()))
              .forEach(solution -> found.add(Walks.ascending(solution)));
          assertThat(found).isEqualTo(expected);
          MemoSearch search =
              new MemoSearch(
                  new OrderedProblem(many.problem(), many.order()), random.nextInt(1 << 16));
          assertThat(Walks.listed(search.cursor().from(Prefix.EMPTY)))
              .isEqualTo(DiagramCursorTest.listed(diagram.cursor(0, expected.size())));
          assertThat(search.cursor().from(Prefix.EMPTY).count()).isEqualTo(expected.size());
        });
  }
}
