package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class ProblemTest {
  @Test
  void optionsThatAreNotKeptAreNeverChosen() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .primary("a")
            .primary("b")
            .option("one", List.of("a"))
            .option("both", List.of("a", "b"))
            .option("other", List.of("b"))
            .build();
    BitSet kept = new BitSet();
    kept.set(0);
    kept.set(2);
    Problem less = problem.keeping(kept);
    assertThat(less.options()).isEqualTo(3);
    assertThat(less.names(0)).containsExactly("a");
    assertThat(less.names(1)).isEmpty();
    assertThat(less.names(2)).containsExactly("b");
    assertThat(less.hasPrimary(1)).isFalse();
    assertThat(less.isSolution(0, 2)).isTrue();
    assertThat(less.isSolution(1)).isFalse();
    assertThat(problem.isSolution(1)).isTrue();
  }

  private static Problem mixed() {
    return new ProblemBuilder<String, String>()
        .primary("a")
        .primary("b")
        .secondary("s")
        .option("0", List.of("a", "s"))
        .option("1", List.of("b"))
        .option("2", List.of("b", "s"))
        .option("3", List.of("s"))
        .option("4")
        .build();
  }

  @Test
  void hashIgnoresItemOrderEntryOrderAndLabels() {
    Seed.times(
        200,
        (random, seed) -> {
          RandomCover cover = RandomCover.of(random);
          Problem one = cover.problem(random);
          Problem other = relabelled(cover.problem(random));
          assertThat(other.canonicalText()).isEqualTo(one.canonicalText());
          assertThat(other.hash()).isEqualTo(one.hash()).matches("[0-9a-f]{64}");
        });
  }

  private static Problem relabelled(Problem problem) {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> "label " + -option);
    for (int item = 0; item < problem.items(); item++) {
      if (problem.isPrimary(item)) {
        builder.primary(problem.itemName(item));
      } else {
        builder.secondary(problem.itemName(item));
      }
    }
    for (int option = 0; option < problem.options(); option++) {
      builder.option(option, Arrays.asList(problem.names(option)));
    }
    return builder.build();
  }

  @Test
  void hashDependsOnOptionOrder() {
    assertThat(SmallProblems.words("ab", "a", "b").hash())
        .isNotEqualTo(SmallProblems.words("ab", "b", "a").hash());
  }

  @Test
  void hashDistinguishesPrimaryFromSecondary() {
    Problem primary = new ProblemBuilder<String, String>().primary("a").primary("b").build();
    Problem secondary = new ProblemBuilder<String, String>().primary("a").secondary("b").build();
    assertThat(primary.hash()).isNotEqualTo(secondary.hash());
  }

  @Test
  void hashDistinguishesNamesWithQuotesAndBlanks() {
    Problem two = new ProblemBuilder<String, String>().primary("a").primary("b").build();
    for (String name : List.of("a\" \"b", "a b", "a\nb", "\\\"a", "\ud800", "\ud801", "?")) {
      Problem one = new ProblemBuilder<String, String>().primary(name).build();
      assertThat(one.hash()).isNotEqualTo(two.hash());
      assertThat(one.canonicalText().lines()).hasSize(3);
    }
    assertThat(new ProblemBuilder<String, String>().primary("\ud800").build().hash())
        .isNotEqualTo(new ProblemBuilder<String, String>().primary("\ud801").build().hash());
  }

  @Test
  void hashNeverChanges() {
    // Manifests hold it: another value would orphan every solution set written before.
    assertThat(SmallProblems.fiveSets().canonicalText())
        .isEqualTo(
            "exact cover problem, canonical text 1\n"
                + "primary \"1\" \"2\" \"3\" \"4\" \"5\"\nsecondary\n"
                + "option \"1\" \"5\"\noption \"2\" \"4\"\noption \"2\" \"3\"\noption \"3\"\n"
                + "option \"1\" \"4\" \"5\"\n");
    assertThat(SmallProblems.fiveSets().hash())
        .isEqualTo("0afb7fde50ed110f3ac761c31e1aa902d71bdc68d985e86dc7732aed847e9d98");
  }

  @Test
  void isSolutionAsksForPrimaryItemsOnceAndSecondaryAtMostOnce() {
    Problem problem = mixed();
    assertThat(problem.isSolution(0, 1)).isTrue();
    assertThat(problem.isSolution(1, 0)).isTrue();
    assertThat(problem.isSolution(0, 2)).as("s twice").isFalse();
    assertThat(problem.isSolution(0)).as("b never").isFalse();
    assertThat(problem.isSolution(0, 1, 2)).as("b twice").isFalse();
    assertThat(problem.isSolution(0, 1, 1)).as("an option twice").isFalse();
    assertThat(problem.isSolution(0, 1, 4)).as("an empty option").isFalse();
    assertThat(problem.isSolution(0, 1, 3)).as("an option without primary item").isFalse();
    assertThat(problem.isSolution()).isFalse();
  }

  @Test
  void isSolutionAgreesWithBruteForce() {
    Seed.times(
        300,
        (random, seed) -> {
          RandomCover cover = RandomCover.of(random);
          Problem problem = cover.problem(random);
          List<List<Integer>> solutions = List.copyOf(cover.solutions());
          solutions.forEach(
              solution ->
                  assertThat(problem.isSolution(solution.stream().mapToInt(i -> i).toArray()))
                      .isTrue());
          List<Integer> some = someOptions(random, problem.options());
          assertThat(problem.isSolution(some.stream().mapToInt(i -> i).toArray()))
              .isEqualTo(solutions.contains(some));
        });
  }

  private static List<Integer> someOptions(Random random, int options) {
    return random.ints(0, Math.max(options, 1)).limit(random.nextInt(3)).boxed().toList().stream()
        .filter(option -> option < options)
        .distinct()
        .sorted()
        .toList();
  }

  @Test
  void optionsConflictWhereTheyShareAnItem() {
    Seed.times(
        200,
        (random, seed) -> {
          RandomCover cover = RandomCover.of(random);
          Problem problem = cover.problem(random);
          for (int one = 0; one < problem.options(); one++) {
            for (int other = 0; other < problem.options(); other++) {
              assertThat(problem.conflict(one, other))
                  .isEqualTo((cover.masks().get(one) & cover.masks().get(other)) != 0);
            }
          }
        });
  }

  @Test
  void countsOptionsWithoutPrimaryItem() {
    assertThat(mixed().optionsWithoutPrimary()).isEqualTo(2);
    assertThat(mixed().hasPrimary(2)).isTrue();
    assertThat(mixed().hasPrimary(3)).isFalse();
    assertThat(mixed().hasPrimary(4)).isFalse();
    assertThat(SmallProblems.fiveSets().optionsWithoutPrimary()).isZero();
  }

  @Test
  void canBeEmpty() {
    Problem problem = new ProblemBuilder<String, String>().build();
    assertThat(problem.items()).isZero();
    assertThat(problem.options()).isZero();
    assertThat(problem.isSolution()).isTrue();
    assertThat(problem).hasToString("Problem of 0 options x 0 items");
  }

  /** Knuth's toy: p q r are primary, and x and y coloured. */
  private static ProblemBuilder<String, Integer> toy() {
    return new ProblemBuilder<String, Integer>(option -> null)
        .primary("p")
        .primary("q")
        .primary("r")
        .secondary("x")
        .secondary("y")
        .option(0, List.of("p", "q", "x"))
        .entry(0, "y", "A")
        .option(1, List.of("p", "r"))
        .entry(1, "x", "A")
        .entry(1, "y")
        .option(2, List.of("p"))
        .entry(2, "x", "B")
        .option(3, List.of("q"))
        .entry(3, "x", "A")
        .option(4, List.of("r"))
        .entry(4, "y", "B");
  }

  @Test
  void optionsAgreeOnAColour() {
    Problem toy = toy().build();
    assertThat(toy.hasColours()).isTrue();
    assertThat(toy.isSolution(1, 3)).isTrue();
    assertThat(toy.isSolution(2, 3, 4)).isFalse();
    assertThat(toy.conflict(1, 3)).isFalse();
    assertThat(toy.conflict(2, 3)).isTrue();
    assertThat(toy.describe(4)).isEqualTo("r y:B");
    assertThat(toy.canonicalText()).contains("option \"p\" \"r\" \"x\":\"A\" \"y\"\n");
    assertThat(BruteForce.solutions(toy)).containsExactly(List.of(1, 3));
  }

  @Test
  void itemsAreCoveredAsOftenAsTheirBoundsSay() {
    Problem problem =
        new ProblemBuilder<String, Integer>(option -> null)
            .between("a", 1, 2)
            .between("b", 0, 1)
            .option(0, List.of("a"))
            .option(1, List.of("a", "b"))
            .option(2, List.of("a"))
            .build();
    assertThat(problem.hasBounds()).isTrue();
    assertThat(problem.conflict(0, 1)).isFalse();
    assertThat(problem.isSolution(0, 1)).isTrue();
    assertThat(problem.isSolution(0)).isTrue();
    assertThat(problem.isSolution(0, 0)).isFalse();
    assertThat(problem.isSolution(0, 1, 2)).isFalse();
    assertThat(problem.isSolution()).isFalse();
    assertThat(problem.canonicalText()).contains("primary \"a\"*1:2 \"b\"*0:1\n");
    assertThat(BruteForce.solutions(problem)).hasSize(6);
  }

  @Test
  void solutionsAreThoseOfBruteForce() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          int[] some = random.ints(0, problem.options() + 1).limit(3).distinct().sorted().toArray();
          assertThat(problem.isSolution(some))
              .isEqualTo(solutions.contains(Arrays.stream(some).boxed().toList()));
          solutions.forEach(
              solution ->
                  assertThat(
                          problem.isSolution(
                              solution.stream().mapToInt(Integer::intValue).toArray()))
                      .isTrue());
        });
  }

  @Test
  void coloursAndBoundsAreChecked() {
    ProblemBuilder<String, Integer> builder = toy();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.entry(5, "p", "A"))
        .withMessageContaining("only secondary items have colours");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.between("s", 3, 2))
        .withMessageContaining("bounds 3 and 2");
    assertThatIllegalArgumentException().isThrownBy(() -> builder.between("s", 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.entry(5, "x", ""));
  }
}
