package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** A diagram made from the solutions that links finds is the one that a frontier search builds. */
class LinksDiagramTest {
  private static final Progress SILENT = (share, found) -> {};

  private static Optional<Diagram> byLinks(Problem problem, Prefix givens, long memory) {
    Search search = Search.all(new OrderedProblem(problem, ItemOrder.given(problem), givens));
    return new LinksDiagram(search, SILENT).build(memory, reason -> {});
  }

  private static List<List<Integer>> listed(Diagram diagram) {
    List<List<Integer>> solutions = new ArrayList<>();
    RangeCursor cursor = diagram.cursor(0, diagram.count().longValueExact());
    while (cursor.next()) {
      solutions.add(java.util.Arrays.stream(cursor.solution()).boxed().toList());
    }
    return solutions;
  }

  private static void check(Problem problem, Prefix givens) {
    Diagram searched =
        new FrontierSearch(
                new OrderedProblem(problem, ItemOrder.given(problem), givens), List.of(givens))
            .diagram()
            .orElseThrow();
    Diagram found = byLinks(problem, givens, 1 << 24).orElseThrow();

    assertThat(listed(found)).isEqualTo(listed(searched));
    assertThat(found.nodes()).isEqualTo(searched.nodes());
    assertThat(found.edges()).isEqualTo(searched.edges());
  }

  @Test
  void isThatOfAFrontierSearch() {
    check(SmallProblems.queens(8), Prefix.EMPTY);
    check(SmallProblems.langford(8), Prefix.EMPTY);
    check(SmallProblems.queens(8), Prefix.of(SmallProblems.queens(8), 3));
    Seed.times(200, (random, seed) -> check(problem(random), Prefix.EMPTY));
  }

  private static Problem problem(Random random) {
    return SmallProblems.random(random);
  }

  @Test
  void aSearchMuchLongerThanItsEstimateIsGivenUp() {
    Problem problem = oneLongBranch(400, 11);
    Search search = Search.all(new OrderedProblem(problem, ItemOrder.given(problem)));
    List<String> begun = new ArrayList<>();
    assertThat(new LinksDiagram(search, SILENT, 1 << 24).build(1 << 24, begun::add)).isEmpty();
    assertThat(begun).hasSize(1);
  }

  @Test
  void muchWorkIsRefusedWhereLayersNeedNoMoreMemory() {
    Search search = Walks.all(NamedPuzzles.of("iq-fit"));
    List<String> begun = new ArrayList<>();
    assertThat(new LinksDiagram(search, SILENT).build(1 << 26, begun::add)).isEmpty();
    assertThat(begun).isEmpty();
  }

  /** Each branch but the last is a solution; in that one pigeons have a hole too few. */
  private static Problem oneLongBranch(int branches, int pigeons) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    List<String> all = new ArrayList<>(List.of("branch"));
    IntStream.range(0, pigeons).forEach(pigeon -> all.add("p" + pigeon));
    all.forEach(builder::primary);
    IntStream.range(1, pigeons).forEach(hole -> builder.secondary("h" + hole));
    IntStream.range(1, branches).forEach(branch -> builder.option("b" + branch, all));
    builder.option("long", List.of("branch"));
    for (int pigeon = 0; pigeon < pigeons; pigeon++) {
      for (int hole = 1; hole < pigeons; hole++) {
        builder.option(pigeon + " in " + hole, List.of("p" + pigeon, "h" + hole));
      }
    }
    return builder.build();
  }

  @Test
  void moreSolutionsThanMemoryAreNoDiagram() {
    assertThat(byLinks(SmallProblems.queens(8), Prefix.EMPTY, 1024)).isEmpty();
  }
}
