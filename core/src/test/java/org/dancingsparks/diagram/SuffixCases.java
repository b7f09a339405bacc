package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;

/** Diagrams, random and known ones, and the places in them where suffixes begin. */
final class SuffixCases {
  private static final int RUNS = 1000;

  private SuffixCases() {}

  /** Checks the suffixes after nothing, after each option, and after each two. */
  static void atEachPlace(Diagram diagram, BiConsumer<Suffixes, int[]> claim) {
    ListedSuffixes listed = ListedSuffixes.of(diagram);
    Suffixes all = Suffixes.of(diagram);
    claim.accept(all, new int[0]);
    SuffixIndex first = all.next();
    assertThat(first.options()).isEqualTo(listed.options());
    for (int one = 0; one < diagram.problem().options(); one++) {
      Suffixes after = first.after(one);
      claim.accept(after, new int[] {one});
      SuffixIndex second = after.next();
      assertThat(second.options()).isEqualTo(listed.options(one));
      for (int other : second.options()) {
        claim.accept(second.after(other), new int[] {one, other});
      }
    }
  }

  private static void onRandomDiagrams(BiConsumer<Diagram, Random> claim) {
    Seed.times(
        RUNS,
        (random, seed) -> {
          Diagram diagram = RandomSearch.of(random).diagram();
          claim.accept(diagram, random);
          ManyOptions many = ManyOptions.of(random);
          Diagram other = new FrontierSearch(many.problem(), many.order()).diagram().orElseThrow();
          if (other.count().bitLength() < 8 && other.problem().options() < 50) {
            claim.accept(other, random);
          }
        });
  }

  private static List<Diagram> knownDiagrams() {
    return List.of(
        diagram(SmallProblems.dominoes(4, 4)),
        diagram(SmallProblems.dominoes(3, 4)),
        diagram(SmallProblems.langford(7)),
        diagram(SmallProblems.queens(6)),
        diagram(SmallProblems.rooks(4, 2)),
        diagram(SmallProblems.coins(5)),
        diagram(SmallProblems.fiveSets()));
  }

  static Diagram diagram(Problem problem, Prefix... prefixes) {
    List<Prefix> from = prefixes.length == 0 ? List.of(Prefix.EMPTY) : List.of(prefixes);
    return new FrontierSearch(new OrderedProblem(problem, ItemOrder.given(problem)), from)
        .diagram()
        .orElseThrow();
  }

  static boolean hasSecondary(Problem problem) {
    return IntStream.range(0, problem.options())
        .anyMatch(
            option ->
                IntStream.range(0, problem.size(option))
                    .anyMatch(place -> !problem.isPrimary(problem.item(option, place))));
  }

  static void everywhere(BiConsumer<Diagram, Random> claim) {
    onRandomDiagrams(claim);
    knownDiagrams().forEach(diagram -> claim.accept(diagram, new Random(1)));
  }
}
